import { counted, type Count } from './count.ts'
import { run } from './command.ts'

async function check(purpose: string, ...command: [string, ...string[]]): Promise<Count> {
  const isClean = await run(purpose, command, { output: 'kept' })
  return counted(purpose, isClean, { passed: Number(isClean), failed: 0, failures: [] })
}

/**
 * Format, rules, types, and what nothing uses: the rules take as long as all others together, which run beside them.
 * What is kept from one run to the next follows the content alone; rules know types of other files, and start anew.
 */
export async function runChecks(): Promise<Count[]> {
  const routing = check('Types du routage', 'react-router', 'typegen')
  const rules = routing.then(() => check('Règles', 'eslint', '.'))
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/prettier.json']
  const format = await check('Format', 'prettier', '--check', '--log-level=warn', ...cache, '.')
  await routing
  const types = await check('Types', 'tsc')
  const unused = await check('Code et dépendances inutiles', 'knip')
  return [await routing, await rules, format, types, unused]
}
