/** Runs every check and test in turn. The last line is the sum over all of them; the exit status says whether it is clean. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onServer } from './support/postgres-database.ts'
import { startPostgres } from './support/postgres.ts'

interface Count {
  passed: number
  failed: number
  /** What has failed, by name: said again at the end, where the start of a long run is out of sight. */
  failures: string[]
}

/** The journeys that run on PostgreSQL as well: what writes, races, listens and reads back. */
const ALSO_ON_POSTGRES = ['history', 'live', 'processes', 'races', 'rights', 'sign-in']

const BIN = join('node_modules', '.bin')
const RESULTS = 'test-results'

function run(purpose: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n— ${purpose}`)
  const { status } = spawnSync(join(BIN, command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

function check(purpose: string, command: string, args: string[]): Count {
  const clean = run(purpose, command, args)
  return { passed: Number(clean), failed: Number(!clean), failures: clean ? [] : [purpose] }
}

/** A runner that fails without having counted a failure has failed once. */
function counted(purpose: string, clean: boolean, { passed, failed, failures }: Count): Count {
  return clean || failed > 0 ? { passed, failed, failures } : { passed, failed: 1, failures: [purpose] }
}

function readResults<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

interface UnitResults {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

function vitest(env: Record<string, string>): Count {
  const purpose = 'Unités, magasin, commandes'
  const file = join(RESULTS, 'unit.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const clean = run(purpose, 'vitest', args, env)
  const results = readResults<UnitResults>(file)
  const tests = results?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return counted(purpose, clean && results !== undefined, {
    passed: results?.numPassedTests ?? 0,
    failed: results?.numFailedTests ?? 0,
    failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  })
}

interface JourneySuite {
  title: string
  specs?: { title: string; ok: boolean }[]
  suites?: JourneySuite[]
}

interface JourneyResults {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: JourneySuite[]
}

function failuresIn({ title, specs = [], suites = [] }: JourneySuite): string[] {
  const within = [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failuresIn)]
  return within.map((name) => `${title} › ${name}`)
}

function playwright(purpose: string, specs: string[], env: Record<string, string>): Count {
  const file = join(RESULTS, 'journeys.json')
  rmSync(file, { force: true })
  const clean = run(purpose, 'playwright', ['test', ...specs], env)
  const results = readResults<JourneyResults>(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = results?.stats ?? {}
  const failures = results?.suites.flatMap(failuresIn) ?? []
  return counted(purpose, clean && results !== undefined, { passed: expected, failed: unexpected + flaky, failures })
}

/** All of them on SQLite and some on a PostgreSQL server; `JOURNEYS_ON=postgres` runs all of them there. */
function journeys(env: Record<string, string>): Count[] {
  const purpose = 'Parcours dans un navigateur'
  const there = (specs: string[]) =>
    playwright(`${purpose}, sur PostgreSQL`, specs, { ...env, JOURNEYS_ON: 'postgres' })
  if (process.env['JOURNEYS_ON'] === 'postgres') return [there([])]
  const all = playwright(purpose, [], {})
  return env['TEST_DATABASE_URL'] ? [all, there(ALSO_ON_POSTGRES.map((name) => `/${name}.spec.ts`))] : [all]
}

/** The server of `TEST_DATABASE_URL`, else one of the tests' own; on a machine without, PostgreSQL runs in process. */
async function openServer(): Promise<{ address: string; engines: string; stop: () => Promise<void> }> {
  const nothing = { address: '', stop: () => Promise.resolve() }
  try {
    const given = process.env['TEST_DATABASE_URL']
    const server = given ? { ...nothing, address: given } : await startPostgres()
    if (!server) return { ...nothing, engines: 'SQLite, PGlite' }
    const [row] = await onServer<{ server_version: string }>(server.address, 'show server_version')
    return { ...server, engines: `SQLite, PostgreSQL ${row!.server_version.split(' ')[0]}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...nothing, engines: `SQLite, PGlite (PostgreSQL ne démarre pas : ${reason})` }
  }
}

const server = await openServer()
const onPostgres = { TEST_DATABASE_URL: server.address }

rmSync(RESULTS, { recursive: true, force: true })
const counts = [
  check('Format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('Règles', 'eslint', ['.']),
  check('Types du routage', 'react-router', ['typegen']),
  check('Types', 'tsc', []),
  check('Code et dépendances inutiles', 'knip', []),
  vitest(onPostgres),
  ...journeys(onPostgres),
]
await server.stop()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✘ ${failure}`)
console.log(`\nBases : ${server.engines}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
