import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeBackupKey } from '../../app/backup/encryption.server.ts'
import { openSession } from '../support/administrator.ts'
import { cleanEnvironment } from '../support/environment.ts'
import { systemCallFilter } from '../support/system-call-filter.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { has } from '../support/debian.ts'

const UNITS = ['deploy/institut.service', 'deploy/institut@.service']
const [UNIT = ''] = UNITS

/** An account that owns nothing. */
const NOBODY = 65_534

const canEnclose =
  ['bwrap', 'setpriv', 'systemd-analyze'].every(has) && spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0

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
  'ProtectSystem=strict': ['--ro-bind', '/', '/'],
  'ProtectHome=true': ['/home', '/root', '/run/user'].flatMap((path) => ['--perms', '000', '--tmpfs', path]),
  'PrivateTmp=true': ['/tmp', '/var/tmp'].flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
  'PrivateDevices=true': ['--dev', '/dev'],
  'ProtectProc=invisible': ['--unshare-pid', '--proc', '/proc'],
  'PrivateUsers=true': ['--unshare-user'],
  'ProtectHostname=true': ['--unshare-uts'],
  'ProtectControlGroups=true': ['--unshare-cgroup-try'],
  'CapabilityBoundingSet=': ['--cap-drop', 'ALL'],
  'RemoveIPC=true': ['--unshare-ipc'],
  // bubblewrap itself takes away what could be gained.
  'NoNewPrivileges=true': [],
}

/** These are made by the filter of system calls alone, and those of its lists that are tried are stricter. */
const BY_FILTER =
  /^(SystemCall\w+|RestrictAddressFamilies|RestrictNamespaces|RestrictRealtime|RestrictSUIDSGID|LockPersonality|ProtectClock|ProtectKernel\w+)$/

/** No namespace makes these: which folders are bound says the first, a group of processes the other. */
const ELSEWHERE = /^(ReadWritePaths|ReadOnlyPaths|MemoryMax)$/

describe('the unit of the service', () => {
  test.each(UNITS)('%s has only restrictions that are tried here', (file) => {
    const lines = [...readUnit(file)].flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
    const others = lines.filter((line) => !HARMLESS.test(line.split('=')[0]!) && !line.startsWith('EnvironmentFile='))
    const made = others.filter((line) => ![BY_FILTER, ELSEWHERE].some((names) => names.test(line.split('=')[0]!)))
    expect(made.toSorted()).toEqual(Object.keys(RESTRICTIONS).toSorted())
  })

  test.runIf(has('systemd-analyze')).each(UNITS)('%s leaves little open, as systemd reckons it', (file) => {
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', file], {
      encoding: 'utf8',
    })
    expect(status, stdout.split('\n').at(-2)).toBe(0)
  })

  test.each(UNITS)('%s may write backups to another disk, where there is one', (file) => {
    expect(readUnit(file).get('ReadWritePaths')![0]!.split(' ')).toContain('-/mnt')
  })

  test('the service may not change the settings, which systemd reads as root', () => {
    const said = readUnit(UNIT)
    expect(said.get('ReadOnlyPaths')).toEqual(said.get('EnvironmentFile'))
  })

  test('the one of several sites runs where npm brings no Node', () => {
    expect(readUnit(UNITS[1]!).get('ExecStart')![0]).toMatch(/^\/usr\/bin\/env node /)
  })

  test.runIf(has('systemd-analyze')).each(UNITS)('%s is one that systemd takes', (file) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.runIf(canEnclose)('installs, builds and serves within its restrictions', { timeout: 15 * 60_000 }, async () => {
    const said = readUnit(UNIT)
    const [folder] = said.get('WorkingDirectory')!
    chmodSync(place, 0o711)
    for (const name of ['site', 'data', 'cache', 'mnt', 'mnt/ailleurs']) {
      mkdirSync(join(place, name))
      if (process.getuid?.() === 0) chownSync(join(place, name), NOBODY, NOBODY)
    }
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${join(place, 'site')} --no-same-owner`])
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(place, 'site')])
    const settings = said.get('Environment')!.flatMap((line) => ['--setenv', ...line.split(/=(.*)/s).slice(0, 2)])
    const writable = said.get('ReadWritePaths')![0]!.split(' ')
    const { recipient } = await makeBackupKey()
    const [program, ...args] = said.get('ExecStart')![0]!.split(' ')
    const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
    const command = [
      ...Object.entries(RESTRICTIONS).flatMap(([line, made]) => (said.get(line.split('=')[0]!) ? made : [])),
      ...['--seccomp', '3', '--die-with-parent'],
      ...['--perms', '755', '--tmpfs', '/srv', '--perms', '755', '--dir', dirname(folder!)],
      ...['--bind', join(place, 'site'), folder!],
      ...['--bind', join(place, 'data'), '/srv/institut/data'],
      ...[writable.includes('-/mnt') ? '--bind' : '--ro-bind', join(place, 'mnt'), '/mnt'],
      // systemd makes this folder; whoever has never had the service has none.
      ...['--tmpfs', '/var/cache', '--bind', join(place, 'cache'), `/var/cache/${said.get('CacheDirectory')![0]}`],
      ...['--remount-ro', '/var/cache'],
      ...['--chdir', folder!, ...settings, '--setenv', 'PORT', '0', '--setenv', 'SITE_URL', 'https://www.institut.fr'],
      ...['--setenv', 'BACKUP_URL', '/mnt/ailleurs', '--setenv', 'BACKUP_RECIPIENT', recipient],
      ...[basename(program!), ...args],
    ]
    // What npm tells those that it runs leads into the home folder.
    const kept = Object.entries(cleanEnvironment()).filter(([name]) => !name.startsWith('npm_'))
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const env = { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: '', npm_config_registry: registry }
    const filter = join(place, 'filter')
    writeFileSync(
      filter,
      systemCallFilter(said.get('SystemCallFilter')!, said.get('RestrictAddressFamilies')![0]!.split(' ')),
    )
    const [runner, ...given] = [...(process.getuid?.() === 0 ? asNobody : []), 'bwrap', ...command]
    const service = spawn(runner!, given, { env, stdio: ['ignore', 'pipe', 'pipe', openSync(filter, 'r')] })
    let told = ''
    for (const stream of [service.stdout!, service.stderr!])
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
    // Drawn by a process of its own, which the filter must let be.
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20"/></svg>'
    const drawn = await fetch(`${origin}/api/media`, {
      method: 'POST',
      headers: { cookie: await openSession(siteAt(origin!, told)), 'Sec-Fetch-Site': 'same-origin' },
      body: svg,
    })
    expect([drawn.status, await drawn.text()]).toEqual([201, expect.stringContaining('/media/')])
    const away = () => readdirSync(join(place, 'mnt', 'ailleurs')).filter((name) => name.endsWith('.age'))
    await expect.poll(away, { timeout: 2 * 60_000, interval: 500 }).toHaveLength(1)
    expect(told).not.toMatch(/EACCES|EROFS/)
    service.kill('SIGTERM')
    await ended
  })
})

/** The site as its account signs in, of which it has told the file. */
function siteAt(origin: string, told: string) {
  const [, file = ''] = /Mot de passe : dans (.+), jusqu/.exec(told) ?? []
  const kept = readFileSync(join(place, 'data', basename(file)), 'utf8')
  const [email = '', password = ''] = ['E-mail', 'Mot de passe'].map(
    (label) => new RegExp(`${label} : (\\S+)`).exec(kept)?.[1],
  )
  return { origin, account: { email, password }, place: { DATA_DIR: join(place, 'data'), DATABASE_URL: '' } }
}

let place: string
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => rmSync(place, { recursive: true, force: true }))
