/**
 * Keeps a PostgreSQL server in a folder of its own for as long as whoever started it lives: it ends with its
 * standard input, however that came to close. Says `ready ADDRESS` each time the server answers, and restarts it
 * at a line `crash`, as a machine that fails, or `restart`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

const [binaries, durability] = process.argv.slice(2) as [string, string]

/** Source: PostgreSQL, « Shutting Down the Server ». */
const ENDINGS = { restart: 'SIGINT', crash: 'SIGQUIT' } as const

/** How often a server that is starting is asked whether it answers, and for how long, in milliseconds. */
const PATIENCE = { period: 20, limit: 30_000 }

/** A power cut is not what most tests are about. */
const SPEED = durability === 'durable' ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const user = unprivileged()
const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// The end of the input is the end of those who use it; these only reach it with them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const data = join(folder, 'data')
const password = randomBytes(16).toString('hex')
initialise()
const port = await freePort()
const address = `postgres://site:${password}@127.0.0.1:${port}/postgres`
let server = start()
let ended = onceEnded()
await answering()

for await (const line of createInterface(process.stdin)) {
  if (line !== 'restart' && line !== 'crash') continue
  server.kill(ENDINGS[line])
  await ended
  server = start()
  ended = onceEnded()
  await answering()
}
server.kill(ENDINGS.restart)
await ended
process.exit(0)

/** PostgreSQL refuses to be run by root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  fail('There is no user but root to run the server.')
}

function initialise() {
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid)
  const settings = ['--username=site', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--locale=C']
  const { status, stderr, error } = spawnSync(join(binaries, 'initdb'), ['-D', data, '--no-sync', ...settings], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) fail(error?.message ?? stderr)
}

function start(): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...SPEED]
  return spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    // Not in the group that a terminal interrupts: it ends after those who use it.
    detached: true,
    stdio: ['ignore', 'ignore', process.env['POSTGRES_LOG'] ? 'inherit' : 'ignore'],
  })
}

async function onceEnded() {
  await new Promise((resolve) => server.once('exit', resolve))
}

async function answering() {
  const deadline = Date.now() + PATIENCE.limit
  for (;;) {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 1000 })
    client.on('error', () => undefined)
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answers) break
    if (server.exitCode !== null || Date.now() > deadline) fail('The server does not start.')
    await setTimeout(PATIENCE.period)
  }
  console.log(`ready ${address}`)
}

function fail(reason: string): never {
  console.log(`failed ${reason.trim().split('\n').at(-1)}`)
  process.exit(1)
}
