import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readResults, RESULTS, run } from './command.ts'
import { counted, type Count } from './count.ts'

interface Suite {
  title: string
  specs?: { title: string; ok: boolean }[]
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

/** Runs the journeys of these groups, or of these files alone, in a browser. */
export async function runJourneys(
  purpose: string,
  { groups = [], files = [], env = {} }: { groups?: string[]; files?: string[]; env?: Record<string, string> },
): Promise<Count> {
  const file = join(RESULTS, 'journeys.json')
  rmSync(file, { force: true })
  const projects = groups.map((name) => `--project=${name}`)
  const isClean = await run(purpose, ['playwright', 'test', ...projects, ...files], { env })
  const results = readResults<JourneyResults>(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = results?.stats ?? {}
  const failures = (results?.suites.flatMap(failuresIn) ?? []).map((name) => `${purpose} › ${name}`)
  return counted(purpose, isClean && results !== undefined, { passed: expected, failed: unexpected + flaky, failures })
}
