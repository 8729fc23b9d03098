import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const ALL = '{app,server,commands,tests}/**/*.test.{ts,tsx}'

/** What takes minutes, and is left to `npm run test:all`. */
const SOAK = 'tests/soak/**/*.test.ts'

/** What a test file replaces, others that share its worker would meet. */
const REPLACES = /\bvi\.(?:mock|stub|useFake|setSystemTime|spyOn)|captureLog/

const globalSetup = 'tests/support/units-folder.ts'

const alone = globSync(ALL, { exclude: [SOAK] }).filter((file) => REPLACES.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    environment: 'node',
    // A sheet of its own has an address.
    css: { include: [/\.css\?url$/] },
    // By default a core stays idle outside watch mode.
    maxWorkers: '100%',
    // A machine with other work to do is slow, not wrong: these end only what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'alone', globalSetup, include: alone } },
      // On a server each file drops the database that it had made.
      {
        extends: true,
        test: {
          name: 'together',
          globalSetup,
          include: [ALL],
          exclude: [SOAK, ...alone],
          isolate: Boolean(process.env['TEST_DATABASE_URL']),
        },
      },
      // What they have put on the disk may take a minute to remove.
      { extends: true, test: { name: 'soak', include: [SOAK], hookTimeout: 300_000 } },
    ],
  },
})
