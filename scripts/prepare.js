/**
 * Brings a checkout to the point where a command can run: dependencies as locked, and, with
 * `--build`, the site built from the present sources. Does nothing when both are up to date.
 * Plain JavaScript without dependencies, for it runs before there are any, on Node 20 or later.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT_FROM = [
  'app',
  'public',
  'docs/guide-administration.md',
  'scripts',
  'package-lock.json',
  'react-router.config.ts',
  'supported-browsers.ts',
  'vite.config.ts',
]

/** The oldest Node that serves where the packaged one does not exist. Source: react-router 8, « Minimum Versions ». */
const OLDEST = [22, 22]

function run(command, args, purpose) {
  process.stderr.write(`${purpose}…\n`)
  // The answer of the command that follows is alone on standard output.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write(`Échec : ${command} ${args.join(' ')}\n`)
    process.exit(status ?? 1)
  }
}

function files(path) {
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
  return entries.flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]))
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const found = path.includes('.') ? [path] : files(path).sort()
    for (const file of found) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function once(stamp, value, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === value) return
  rmSync(stamp, { force: true })
  work()
  writeFileSync(stamp, value)
}

once('node_modules/.prepared', fingerprint(['package-lock.json']), () =>
  run('npm', ['ci', '--include=dev', '--loglevel=error'], 'Installation des dépendances'),
)

const packaged = join('node_modules', '.bin', 'node')
const [, major, minor] = /v(\d+)\.(\d+)/.exec(
  spawnSync(existsSync(packaged) ? packaged : 'node', ['--version'], { encoding: 'utf8' }).stdout,
)
if (Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1])) {
  process.stderr.write(`Il faut Node ${OLDEST.join('.')} ou plus récent sur cette machine ; c'est ${major}.${minor}.\n`)
  process.exit(1)
}

if (process.argv.includes('--build')) {
  once('build/.prepared', fingerprint(BUILT_FROM), () =>
    run('npm', ['run', '--silent', 'build'], 'Construction du site'),
  )
}
