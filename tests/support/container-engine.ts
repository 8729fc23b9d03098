import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canMakeDebian, makeDebian } from './debian.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** What makes images and runs them here. */
export interface ContainerEngine {
  run: (...args: string[]) => string
  /** Builds the image that the Dockerfile describes. */
  build: (name: string) => void
  /** What `run` needs on this machine. */
  options: string[]
  /** Says whether what the image says of its health holds. */
  isHealthy: (container: string) => boolean
  /** Removes what was made for the builds. */
  clear: () => void
}

/** The engine of this machine: Docker with its images, or Podman with one of Debian and this Node in their place. */
export function containerEngine(): ContainerEngine | undefined {
  if (spawnSync('docker', ['info']).status === 0) return docker()
  return canMakeDebian(['podman']) && spawnSync('podman', ['info']).status === 0 ? podman() : undefined
}

const runnerOf =
  (command: string, common: string[] = []) =>
  (...args: string[]) =>
    execFileSync(command, [...common, ...args], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim()

function docker(): ContainerEngine {
  const run = runnerOf('docker')
  return {
    run,
    build: (name) => void run('build', '--tag', name, '.'),
    options: ['--network', 'host', '--env', 'HOST=127.0.0.1'],
    isHealthy: (name) => run('inspect', '--format', '{{.State.Health.Status}}', name) === 'healthy',
    clear: () => undefined,
  }
}

/** Where groups of the second kind stand beside those of the first. */
const UNIFIED = '/sys/fs/cgroup/unified'

/** Makes a view of the files without the groups of the second kind, as crun takes no two; returns who keeps it, for an hour. */
function viewOfOneKind(): string {
  const keep = `umount ${UNIFIED} && { sleep 1h < /dev/null > /dev/null 2>&1 & echo $!; }`
  return execFileSync('unshare', ['--mount', 'sh', '-c', keep], { encoding: 'utf8' }).trim()
}

/** Without systemd, a manager of groups of its own. */
function podman(): ContainerEngine {
  const command = ['podman', '--cgroup-manager', 'cgroupfs']
  const view = existsSync(UNIFIED) ? viewOfOneKind() : undefined
  if (view) command.unshift('nsenter', `--target=${view}`, '--mount', `--wdns=${process.cwd()}`)
  const [first, ...common] = command
  const run = runnerOf(first!, common)
  const folder = temporaryFolder()
  const file = readFileSync('Dockerfile', 'utf8')
  const base = /^FROM (\S+)@sha256/m.exec(file)![1]!
  return {
    run,
    build(name) {
      makeBase(join(folder, 'base'), base)
      // An image that was made here has another digest.
      const own = join(folder, 'Dockerfile')
      writeFileSync(own, file.replaceAll(/@sha256:[\da-f]+/g, ''))
      const where = ['--isolation', 'chroot', '--network', 'host', '--pull=never', '--format', 'docker']
      run('build', ...where, '--file', own, '--ignorefile', '.dockerignore', '--tag', name, '.')
    },
    options: [
      '--ulimit',
      'nofile=1024:1024',
      '--ulimit',
      'nproc=4096:4096',
      '--network',
      'host',
      '--env',
      'HOST=127.0.0.1',
    ],
    isHealthy: (name) => spawnSync(first!, [...common, 'healthcheck', 'run', name]).status === 0,
    clear() {
      spawnSync('podman', ['rmi', '--force', base])
      spawnSync('podman', ['image', 'prune', '--force'])
      if (view) process.kill(Number(view))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes an image as that of Node is. */
function makeBase(root: string, name: string): void {
  makeDebian(root, /-(\w+)-slim$/.exec(name)![1]!)
  for (const args of [
    ['groupadd', '--gid', '1000', 'node'],
    ['useradd', '--uid', '1000', '--gid', '1000', 'node'],
  ])
    execFileSync('chroot', [root, ...args])
  const path = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const script = `tar -C "$1" -c . | podman import --change "${path}" - "docker.io/library/$2"`
  execFileSync('sh', ['-c', script, 'sh', root, name], { stdio: 'pipe' })
}
