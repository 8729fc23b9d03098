import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readResults, RESULTS, run } from './command.ts'
import { counted, type Count } from './count.ts'

/** How much is shown of how many pages. */
const SHOWN_PAGES = 3
const SHOWN_LINES = 60

const FILE = join(RESULTS, 'journeys.json')

interface Attempt {
  attachments: { name: string; path?: string }[]
}

interface Suite {
  title: string
  specs?: {
    title: string
    ok: boolean
    tests: { annotations: { type: string; description?: string }[]; results: Attempt[] }[]
  }[]
  suites?: Suite[]
}

interface JourneyResults {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

function failuresIn({ title, specs = [], suites = [] }: Suite): string[] {
  const within = [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failuresIn)]
  return within.map((name) => `${title} › ${name}`)
}

/** What stood on the pages of the first journeys that failed, as it is read aloud: their files are gone with the machine. */
function pagesOf(suites: Suite[]): string[] {
  const failed = (suite: Suite): Attempt[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  const attachments = suites.flatMap(failed).flatMap((attempt) => attempt.attachments)
  const paths = attachments.flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []))
  return paths.slice(0, SHOWN_PAGES).map((path) => {
    const lines = readFileSync(path, 'utf8').split('\n')
    const main = Math.max(
      0,
      lines.findIndex((line) => /^\s*- main\b/.test(line)),
    )
    return lines.slice(main, main + SHOWN_LINES).join('\n')
  })
}

/** The engines that journeys say they ran on, and why they left one out. */
function enginesIn({ specs = [], suites = [] }: Suite): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations.filter(({ type }) => type === 'engine' || type === 'skip')
  return [...own.map(({ description = '' }) => description), ...suites.flatMap(enginesIn)]
}

/** Runs those of tests/engines, and returns what they ran on beside what they found. */
export async function runEngines(): Promise<Count & { engines: string[] }> {
  const count = await runJourneys('Parcours dans d’autres moteurs', { groups: ['engines'] })
  const suites = readResults<JourneyResults>(FILE)?.suites ?? []
  return { ...count, engines: [...new Set(suites.flatMap(enginesIn))] }
}

/** Runs the journeys of these groups, or of these files alone, in a browser. */
export async function runJourneys(
  purpose: string,
  { groups = [], files = [], env = {} }: { groups?: string[]; files?: string[]; env?: Record<string, string> },
): Promise<Count> {
  rmSync(FILE, { force: true })
  const projects = groups.map((name) => `--project=${name}`)
  const isClean = await run(purpose, ['playwright', 'test', ...projects, ...files], { env })
  const results = readResults<JourneyResults>(FILE)
  for (const page of pagesOf(results?.suites ?? [])) console.log(`\nLa page à ce moment :\n${page}`)
  const { expected = 0, unexpected = 0, flaky = 0 } = results?.stats ?? {}
  const failures = (results?.suites.flatMap(failuresIn) ?? []).map((name) => `${purpose} › ${name}`)
  return counted(purpose, isClean && results !== undefined, { passed: expected, failed: unexpected + flaky, failures })
}
