import { execFileSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runFile } from '../tests/support/spawned.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { connect, sqliteFile } from '../app/platform/database/connect.server.ts'
import { migrate } from '../app/platform/database/migrate.server.ts'

/** Each asks for several commands in a row. */
const LONG = 60_000

/** An account that owns nothing. */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0

const MIGRATIONS = join('app', 'platform', 'database', 'migrations')

/** A version that does what an update asks of one, and nothing else. */
const VERSION = {
  'package-lock.json': '{}',
  'scripts/prepare.js': '',
  'commands/content.ts': `import { writeFileSync } from 'node:fs'
const [command, file] = process.argv.slice(2)
if (command === 'backup') writeFileSync(file!, '')
else console.log('Base remise en place')
writeFileSync(process.env['DATA_DIR'] + '/' + command, '')
`,
  'server.js': `const server = require('node:http').createServer((_, answer) => answer.end('<html></html>'))
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))
process.on('SIGTERM', () => process.exit())
`,
}

let root: string
let running: Server

/** Where versions are published, and where the site is. */
const upstream = () => join(root, 'depot')
const site = () => join(root, 'site')

function git(...args: string[]): string {
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@exemple.fr']
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim()
}

/** Publishes a version with one more file, or another. Returns its name. */
function publish(file: string, text = ''): string {
  mkdirSync(join(upstream(), file, '..'), { recursive: true })
  writeFileSync(join(upstream(), file), text)
  git('-C', upstream(), 'add', '--all')
  git('-C', upstream(), 'commit', '--quiet', '--message', file)
  return git('-C', upstream(), 'rev-parse', '--short=12', 'HEAD')
}

const portOf = (server: Server) => String((server.address() as AddressInfo).port)

const institut = (
  args: string,
  restart = { INSTITUT_RESTART: `! test -e ${site()}/abimee` } as Record<string, string>,
  uid?: number,
) =>
  runFile('commands/update.ts', args.split(' '), {
    ...(uid && { uid }),
    env: {
      ...(uid && { HOME: root, NODE_COMPILE_CACHE: '' }),
      INSTITUT_ROOT: root,
      DATA_DIR: join(root, 'data'),
      PORT: portOf(running),
      ...restart,
    },
  })

const versionOf = () => realpathSync(site()).split('/').at(-1)

async function makeData(...path: string[]): Promise<string> {
  const dataDir = join(root, ...path)
  mkdirSync(dataDir, { recursive: true })
  const db = connect({ dataDir, databaseUrl: '' })
  await migrate(db)
  await db.destroy()
  return dataDir
}

async function serve(status = 200): Promise<Server> {
  const server = createServer((_, answer) => answer.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

beforeEach(async () => {
  root = temporaryFolder()
  await makeData('data')
  for (const [file, text] of Object.entries(VERSION)) {
    mkdirSync(join(upstream(), file, '..'), { recursive: true })
    writeFileSync(join(upstream(), file), text)
  }
  cpSync(MIGRATIONS, join(upstream(), MIGRATIONS), { recursive: true })
  git('init', '--quiet', '--initial-branch=main', upstream())
  publish('premiere')
  git('clone', '--quiet', upstream(), site())
  running = await serve()
})
afterEach(async () => {
  await new Promise((resolve) => running.close(resolve))
  rmSync(root, { recursive: true })
})

test('after one that failed, the way back leads where it led before', { timeout: LONG }, async () => {
  const first = git('-C', site(), 'rev-parse', '--short=12', 'HEAD')
  const second = publish('deploy/institut@.service')
  const place = '/etc/systemd/system/ && systemctl daemon-reload'
  expect(await institut('update', { INSTITUT_RESTART: 'kill -HUP $PPID' })).toMatchObject({
    code: 0,
    stdout: `Site mis à jour : ${second.slice(0, 7)}, ${sqliteFile(join(root, 'data'))}
À noter : deploy/institut@.service a changé. S'il est en place sur cette machine : install --mode=644 ${site()}/deploy/institut@.service ${place}
`,
  })
  expect(versionOf()).toBe(second)
  publish('abimee')
  const failed = await institut('update')
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("Celle d'avant est remise, et sert.") })
  expect(versionOf()).toBe(second)
  expect(await institut('rollback')).toMatchObject({ code: 0 })
  expect(versionOf()).toBe(first)
})

test('says that there is no such version, or another update', { timeout: LONG }, async () => {
  expect(await institut('update v9')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/…\nLe dépôt n'a pas cette version : v9\n$/),
  })
  const other = new DatabaseSync(join(root, 'versions', 'verrou'))
  other.exec('begin exclusive')
  expect(await institut('update')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Une mise à jour est déjà/),
  })
  other.close()
})

test('refuses to lose a change that was made here, until that is given up', { timeout: LONG }, async () => {
  const second = publish('deuxieme')
  writeFileSync(join(site(), 'premiere'), 'un logo')
  expect(await institut('update')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/le perdrait : premiere\. .+ -C \S+\/site reset --hard\. /),
  })
  git('-C', site(), 'commit', '--quiet', '--all', '--message', 'un logo')
  expect(await institut('update')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/a 1 changement que origin\/main n'a pas.+ institut update origin\/main\. /),
  })
  expect(existsSync(join(root, 'versions', second))).toBe(false)
  expect(await institut('update origin/main')).toMatchObject({ code: 0 })
  expect(versionOf()).toBe(second)
})

test('never builds over the version that serves', { timeout: LONG }, async () => {
  const second = publish('deuxieme')
  expect(await institut('update')).toMatchObject({ code: 0 })
  const third = publish('troisieme')
  git('-C', site(), 'pull', '--quiet')
  expect(await institut(`update ${second}`)).toMatchObject({ code: 0 })
  expect([versionOf(), existsSync(join(site(), 'troisieme'))]).toEqual([`${second}.bis`, false])
  expect(await institut('rollback')).toMatchObject({ code: 0 })
  expect(git('-C', site(), 'rev-parse', '--short=12', 'HEAD')).toBe(third)
})

test('says why a copy could not be put in place', { timeout: LONG }, async () => {
  const content = VERSION['commands/content.ts']
  publish(
    'commands/content.ts',
    content.replace('else ', "else if (command) process.kill(process.pid, 'SIGKILL')\nelse "),
  )
  expect(await institut('update')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Échec : \S+ commands\/content\.ts restore \S+\nSIGKILL\n$/),
  })
  publish('node_modules/.bin/node')
  expect(await institut('update')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/restore \S+\nAccès refusé au compte « .+ » : \S+\/node_modules\/\.bin\/node\n$/),
  })
})

test('where the very first failed, there is no way back', { timeout: LONG }, async () => {
  publish('abimee')
  const database = new DatabaseSync(sqliteFile(join(root, 'data')))
  database.exec("insert into kysely_migration values ('999-later', '')")
  database.close()
  const copy = join(root, 'data', 'avant-mise-a-niveau-2026-01-01T00-00-00-000Z.tar')
  writeFileSync(copy, '')
  const failed = await institut('update')
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("Celle d'avant est remise, et sert.") })
  expect(failed.stderr).toContain(`999-later, et sa copie se remet dans une base neuve, par « restore » : ${copy}.`)
  expect(await institut('rollback')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Il n'y a pas de version d'avant ici/),
  })
})

test(
  'institutes that share the program are tried, brought along and taken back together',
  { timeout: LONG },
  async () => {
    const [data, other, stopped] = [
      join(root, 'data'),
      await makeData('rosiers', 'data'),
      await makeData('lilas', 'data'),
    ]
    const served = await serve()
    const closed = await serve()
    writeFileSync(join(root, 'rosiers', 'reglages'), `PORT="${portOf(served)}"\n`)
    writeFileSync(join(root, 'lilas', 'reglages'), `PORT=${portOf(closed)}\n`)
    await new Promise((resolve) => closed.close(resolve))
    mkdirSync(join(root, 'bin'))
    writeFileSync(join(root, 'bin', 'systemctl'), `#!/bin/sh\necho "$@" > ${root}/restarted\n`, { mode: 0o755 })
    const second = publish('deuxieme')
    const updated = await institut('update', { PATH: `${root}/bin:${process.env['PATH']}` })
    expect(updated).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${sqliteFile(data)}, ${sqliteFile(other)}\n`),
    })
    expect([data, other, stopped].map((folder) => existsSync(join(folder, 'backup')))).toEqual([true, true, false])
    expect(readFileSync(join(root, 'restarted'), 'utf8')).toBe('restart institut institut@rosiers\n')

    copyFileSync(sqliteFile(other), join(other, 'avant-mise-a-niveau-2026-01-01T00-00-00-000Z.sqlite'))
    const database = new DatabaseSync(sqliteFile(other))
    database.exec("insert into kysely_migration values ('999-later', '')")
    database.close()
    const refused = await institut('rollback')
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\(999-later\)\. Avec sa copie, .*rosiers/),
    })
    publish('abimee')
    const failed = await institut('update')
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("Celle d'avant est remise, et sert.") })
    expect(failed.stderr).toContain('Perdus : 0 enregistrement fait depuis le 2026-01-01')
    expect(versionOf()).toBe(second)
    expect([data, other].map((folder) => existsSync(join(folder, 'restore')))).toEqual([false, true])
    expect(await institut('rollback --with-copy')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`, dans ${other}.`),
    })
    await new Promise((resolve) => served.close(resolve))
  },
)

describe('another institute that would be left behind', () => {
  let served: Server
  const settings = () => join(root, 'rosiers', 'reglages')
  async function expectRefusal(status: number, says: RegExp, options: { bad?: string; uid?: number } = {}) {
    await makeData('rosiers', 'data')
    served = await serve(status)
    writeFileSync(settings(), options.bad ?? `PORT=${portOf(served)}`, { mode: 0o600 })
    publish('deuxieme')
    if (options.uid) execFileSync('chown', ['-R', String(options.uid), root])
    if (options.uid) chownSync(settings(), 0, 0)
    expect(await institut('update', {}, options.uid)).toMatchObject({ code: 1, stderr: expect.stringMatching(says) })
    expect(realpathSync(site())).toBe(site())
  }
  afterEach(() => new Promise((resolve) => served.close(resolve)))

  test('as it cannot serve', { timeout: LONG }, () =>
    expectRefusal(503, /…\nLe service institut@rosiers tourne, mais ne peut pas servir \(\S+\/readyz : 503\)\. /),
  )

  test('as its settings are bad', { timeout: LONG }, () =>
    expectRefusal(200, /…\n\S+\/rosiers\/reglages : Réglage incorrect : PORT .+\n$/, { bad: 'PORT=x' }),
  )

  test.runIf(isRoot)('as its settings cannot be read', { timeout: LONG }, () =>
    expectRefusal(200, /…\nAccès refusé au compte « nobody » : \S+\/rosiers\/reglages\. /, { uid: NOBODY }),
  )
})
