import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import type { RunningSite } from './site.ts'

type Row = Record<string, unknown>

/** Asks a site's database while it runs, as nothing of the site would. `?` stands for each value. */
export function query({ place }: Pick<RunningSite, 'place'>, sql: string, ...values: SQLInputValue[]): Row[] {
  return place.DATABASE_URL ? askPostgres(place.DATABASE_URL, sql, values) : askSqlite(place.DATA_DIR, sql, values)
}

function askSqlite(dataDir: string, sql: string, values: SQLInputValue[]): Row[] {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'))
  try {
    database.exec('pragma busy_timeout=5000')
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** In a thread of its own: journeys ask in the middle of a sentence, and `pg` only answers later. */
const THREAD = `
  const { workerData: { port, answered } } = require('node:worker_threads')
  const { Client, types } = require('pg')
  types.setTypeParser(types.builtins.INT8, Number)
  async function ask(address, sql, values) {
    const client = new Client({ connectionString: address })
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  port.on('message', async (asked) => {
    port.postMessage(await ask(...asked).then((rows) => ({ rows }), ({ message }) => ({ message })))
    Atomics.store(answered, 0, 1)
    Atomics.notify(answered, 0)
  })`

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000

let thread: { port: MessagePort; answered: Int32Array } | undefined

function startThread() {
  const { port1, port2 } = new MessageChannel()
  const answered = new Int32Array(new SharedArrayBuffer(4))
  new Worker(THREAD, { eval: true, workerData: { port: port2, answered }, transferList: [port2] }).unref()
  return { port: port1, answered }
}

function askPostgres(address: string, sql: string, values: SQLInputValue[]): Row[] {
  const { port, answered } = (thread ??= startThread())
  let count = 0
  Atomics.store(answered, 0, 0)
  port.postMessage([address, sql.replaceAll('?', () => `$${++count}`), values])
  Atomics.wait(answered, 0, 0, PATIENCE)
  const answer = receiveMessageOnPort(port)?.message as { rows: Row[] } | { message: string } | undefined
  if (answer && 'rows' in answer) return answer.rows
  throw new Error(answer?.message ?? 'The database does not answer.')
}
