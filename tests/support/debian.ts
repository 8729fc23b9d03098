import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BUNDLE = 'etc/ssl/certs/ca-certificates.crt'

const MIRROR = 'http://deb.debian.org/debian'

/** Says whether a command is on this machine. */
export const has = (command: string): boolean => spawnSync('which', [command]).status === 0

/** Says whether a new Debian can be made here, where these commands are needed with it. */
export function canMakeDebian(commands: string[]): boolean {
  const hasAll = process.getuid?.() === 0 && ['debootstrap', 'curl', 'tar', ...commands].every(has)
  return hasAll && spawnSync('curl', ['--silent', '--fail', '--head', '--max-time', '10', `${MIRROR}/`]).status === 0
}

/** Makes a new Debian in a folder, with more of its packages, the Node of these tests and the machine's npm. */
export function makeDebian(root: string, release: string, packages: string[] = []): void {
  const include = `--include=${['ca-certificates', ...packages].join(',')}`
  execFileSync('debootstrap', ['--variant=minbase', include, release, root, MIRROR], {
    stdio: 'pipe',
    maxBuffer: 2 ** 26,
  })
  const local = join(root, 'usr/local')
  cpSync(process.execPath, join(local, 'bin/node'))
  const find = 'readlink -f "$(PATH=/usr/local/bin:/usr/bin:/bin which npm)"'
  const npm = execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim()
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  for (const name of ['node', 'npm']) symlinkSync(`../local/bin/${name}`, join(root, 'usr/bin', name))
  // The registry is reached as the machine reaches it.
  spawnSync('cp', [join('/', BUNDLE), join(root, BUNDLE)])
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  mkdirSync(join(local, 'etc'), { recursive: true })
  writeFileSync(join(local, 'etc/npmrc'), `cafile=/${BUNDLE}\nregistry=${registry}\n`)
}
