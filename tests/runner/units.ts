import { join } from 'node:path'
import { readResults, RESULTS, run } from './command.ts'
import { counted, type Count } from './count.ts'

interface UnitResults {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/** Those of these projects, or all: on SQLite, and on PostgreSQL, at the server of that address or in process. */
export async function runUnits({
  server = '',
  projects = [],
}: {
  server?: string
  projects?: string[]
}): Promise<Count> {
  const purpose = 'Unités, magasin, commandes'
  const file = join(RESULTS, 'units.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const isClean = await run(purpose, ['vitest', 'run', ...projects.map((name) => `--project=${name}`), ...reporters], {
    env: { TEST_DATABASE_URL: server },
  })
  const results = readResults<UnitResults>(file)
  const tests = results?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return counted(purpose, isClean && results !== undefined, {
    passed: results?.numPassedTests ?? 0,
    failed: results?.numFailedTests ?? 0,
    failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  })
}
