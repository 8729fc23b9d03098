import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from './tests/support/chromium.ts'

/** What journeys of `smoke` and `sweeps` find is as it was made; those of `editing` and `soak` change it. */
const GROUPS = ['smoke', 'editing', 'sweeps', 'soak', 'engines']

export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A machine with other work to do is slow, not wrong: these end only what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each has its own workers, and each worker its own site.
  projects: GROUPS.map((name) => ({ name, testDir: `tests/${name}` })),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // `TRACE=1` records what a journey does, at some cost in time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES },
  },
})
