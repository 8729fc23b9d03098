import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanEnvironment } from '../support/environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const UNIT = 'deploy/institut.service'

/** An account that owns nothing. */
const NOBODY = 65_534

const has = (command: string) => spawnSync('which', [command]).status === 0
const canEnclose = has('bwrap') && spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0

/** What a unit says, by directive: each as often as it stands there. */
function readUnit(file: string): Map<string, string[]> {
  const said = new Map<string, string[]>()
  for (const [, name, value] of readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm))
    said.set(name!, [...(said.get(name!) ?? []), value!])
  return said
}

/** What else stands in a unit restricts nothing of what runs. */
const HARMLESS =
  /^(Description|After|User|WorkingDirectory|CacheDirectory|Environment|ExecStart|KillSignal|TimeoutStopSec|Restart|RestartSec|UMask|WantedBy)$/

/** How each restriction of a unit is made without systemd: what may be written, seen and become. */
const RESTRICTIONS: Record<string, string[]> = {
  'ProtectSystem=full': ['/usr', '/boot', '/etc'].flatMap((path) => ['--ro-bind-try', path, path]),
  'ProtectHome=true': ['/home', '/root', '/run/user'].flatMap((path) => ['--perms', '000', '--tmpfs', path]),
  'PrivateTmp=true': ['/tmp', '/var/tmp'].flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
  // bubblewrap itself takes away what could be gained.
  'NoNewPrivileges=true': [],
}

describe('the unit of the service', () => {
  test.each([UNIT, 'deploy/institut@.service'])('%s has only restrictions that are tried here', (file) => {
    const lines = [...readUnit(file)].flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
    const others = lines.filter((line) => !HARMLESS.test(line.split('=')[0]!) && !line.startsWith('EnvironmentFile='))
    expect(others.toSorted()).toEqual(Object.keys(RESTRICTIONS).toSorted())
  })

  test.runIf(has('systemd-analyze'))('is one that systemd takes', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.runIf(canEnclose)('installs, builds and serves within its restrictions', { timeout: 15 * 60_000 }, async () => {
    const said = readUnit(UNIT)
    const [folder] = said.get('WorkingDirectory')!
    for (const name of ['site', 'data', 'cache']) {
      mkdirSync(join(place, name))
      if (process.getuid?.() === 0) chownSync(join(place, name), NOBODY, NOBODY)
    }
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${join(place, 'site')} --no-same-owner`])
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(place, 'site')])
    const settings = said.get('Environment')!.flatMap((line) => ['--setenv', ...line.split(/=(.*)/s).slice(0, 2)])
    const [program, ...args] = said.get('ExecStart')![0]!.split(' ')
    const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
    const command = [
      ...['--bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--unshare-pid', '--die-with-parent'],
      ...[...said].flatMap(([name, [value]]) => RESTRICTIONS[`${name}=${value}`] ?? []),
      ...['--perms', '755', '--tmpfs', '/srv', '--perms', '755', '--dir', dirname(folder!)],
      ...['--bind', join(place, 'site'), folder!],
      ...['--bind', join(place, 'data'), '/srv/institut/data'],
      ...['--bind', join(place, 'cache'), `/var/cache/${said.get('CacheDirectory')![0]}`],
      ...['--chdir', folder!, ...settings, '--setenv', 'PORT', '0'],
      ...(process.getuid?.() === 0 ? asNobody : []),
      ...[basename(program!), ...args],
    ]
    // What npm tells those that it runs leads into the home folder.
    const kept = Object.entries(cleanEnvironment()).filter(([name]) => !name.startsWith('npm_'))
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const env = { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: '', npm_config_registry: registry }
    const service = spawn('bwrap', command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let told = ''
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk: Buffer) => (told += chunk.toString()))
    const ended = once(service, 'exit')
    let isOver = false
    void ended.then(() => (isOver = true))
    await expect
      .poll(() => isOver || /est ouvert : http/.test(told), { timeout: 14 * 60_000, interval: 500 })
      .toBe(true)
    const [origin] = /http:\/\/127[\w.:]+/.exec(told) ?? []
    expect(origin, told).toBeDefined()
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await (await fetch(origin!)).text()).toContain('https://www.institut.fr/')
    expect(told).not.toMatch(/EACCES|EROFS/)
    service.kill('SIGTERM')
    await ended
  })
})

let place: string
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => rmSync(place, { recursive: true, force: true }))
