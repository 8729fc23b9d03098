/** Runs `check`, `test` or `all`, each of which holds the one before. The last line is the sum over all runners. */
import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from './runner/checks.ts'
import { RESULTS } from './runner/command.ts'
import { report, type Count } from './runner/count.ts'
import { runEngines, runJourneys } from './runner/journeys.ts'
import { openPostgres } from './runner/postgres.ts'
import { runUnits } from './runner/units.ts'
import { findChromiums, type Chromium } from './support/chromium.ts'

/** The journeys that every change must pass. */
const DAILY = ['smoke', 'editing']

/** The projects of units that every change must pass. */
const UNITS = ['alone', 'together']

/** The files of journeys that run on a PostgreSQL server as well: what writes, races, listens and reads back. */
const ALSO_ON_POSTGRES = ['history', 'live', 'processes', 'races', 'rights', 'sign-in'].map(
  (name) => `/${name}.spec.ts`,
)

const named = ({ version, path }: Chromium) => `Chromium ${version} (${path})`

function runIn({ path, version, env }: Chromium, groups: string[], server = ''): Promise<Count> {
  const settings = { ...env, CHROMIUM_PATH: path, TEST_DATABASE_URL: server, JOURNEYS_ON: '' }
  return runJourneys(`Parcours dans Chromium ${version}`, { groups, env: settings })
}

/** Units and store on SQLite and on PostgreSQL in process; journeys in the newest browser. */
async function runDaily(): Promise<void> {
  const [newest] = await findChromiums()
  const counts = [...(await runChecks()), await runUnits({ projects: UNITS }), await runIn(newest!, DAILY)]
  report(counts, ['Bases : SQLite, PGlite', `Navigateur : ${named(newest!)}`])
}

/** Everything, in every browser that there is, and on a PostgreSQL server where the machine has one. */
async function runAll(): Promise<void> {
  const [newest, ...older] = await findChromiums()
  const server = await openPostgres()
  const counts = [...(await runChecks()), await runUnits({ server: server.address })]
  counts.push(await runIn(newest!, [...DAILY, 'sweeps', 'soak'], server.address))
  for (const chromium of older) counts.push(await runIn(chromium, [...DAILY, 'sweeps'], server.address))
  if (server.address) {
    const files = process.env['JOURNEYS_ON'] === 'postgres' ? [] : ALSO_ON_POSTGRES
    const env = { CHROMIUM_PATH: newest!.path, TEST_DATABASE_URL: server.address, JOURNEYS_ON: 'postgres' }
    counts.push(await runJourneys('Parcours sur PostgreSQL', { files, env: { ...newest!.env, ...env } }))
  }
  await server.stop()
  const others = await runEngines()
  const browsers = [...[newest!, ...older].map(named), ...others.engines]
  report([...counts, others], [`Bases : SQLite, ${server.name}`, `Navigateurs : ${browsers.join(', ')}`])
}

const MODES: Record<string, () => Promise<void>> = {
  check: async () => report(await runChecks()),
  test: runDaily,
  all: runAll,
}

const [mode = 'test'] = process.argv.slice(2)
if (!MODES[mode]) throw new Error(`There is no mode ${mode}: ${Object.keys(MODES).join(', ')}.`)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
await MODES[mode]()
