/** Runs every check and test in turn. The last line is the sum over all of them; the exit status says whether it is clean. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
}

const BIN = join('node_modules', '.bin')
const RESULTS = 'test-results'

function run(purpose: string, command: string, args: string[]): boolean {
  console.log(`\n— ${purpose}`)
  return spawnSync(join(BIN, command), args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function check(purpose: string, command: string, args: string[]): Count {
  const clean = run(purpose, command, args)
  return { passed: Number(clean), failed: Number(!clean) }
}

/** A runner that fails without having counted a failure has failed once. */
function counted(clean: boolean, { passed, failed }: Count): Count {
  return { passed, failed: clean ? failed : Math.max(failed, 1) }
}

function vitest(): Count {
  const file = join(RESULTS, 'unit.json')
  const clean = run('Unités, magasin, commandes', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  return counted(clean, { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 })
}

function playwright(): Count {
  const file = join(RESULTS, 'e2e.json')
  const clean = run('Parcours dans un navigateur', 'playwright', ['test'])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> }
  return counted(clean, { passed: stats['expected'] ?? 0, failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0) })
}

rmSync(RESULTS, { recursive: true, force: true })
const counts = [
  check('Format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('Règles', 'eslint', ['.']),
  check('Types du routage', 'react-router', ['typegen']),
  check('Types', 'tsc', []),
  check('Code et dépendances inutiles', 'knip', []),
  vitest(),
  playwright(),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
