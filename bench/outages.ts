/** Measures what is lost, and for how long, when connections and the PostgreSQL server go away under saves. */
import { setTimeout } from 'node:timers/promises'
import { openSession } from '../tests/support/administrator.ts'
import { onServer } from '../tests/support/postgres-database.ts'
import { Cleanups } from './cleanups.ts'
import { progress } from './progress.ts'
import { makeSaver } from './saver.ts'
import { table } from './table.ts'
import { twoProcesses } from './two-processes.ts'

const SAVES_A_SECOND = 5
const TERMINATIONS = 50
const RESTARTS = ['restart', 'crash', 'crash'] as const

/** How long the service may take once the server is back, in milliseconds. */
const BACK_WITHIN = 2_000

/** Of the sites' own connections, one that is at work if there is any. */
const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = $1 and pid <> pg_backend_pid() order by state = 'active' desc, random() limit 1`

const cleanups = new Cleanups()
process.once('SIGINT', () => void cleanups.close().then(() => process.exit(1)))
process.once('SIGTERM', () => void cleanups.close().then(() => process.exit(1)))
try {
  const { server, database, sites, account } = await twoProcesses(cleanups)
  const name = new URL(database).pathname.slice(1)
  let turn = 0
  const saver = makeSaver(() => sites[turn++ % 2]!.origin, await openSession({ ...sites[0], account }))
  const saves: Promise<void>[] = []
  const timer = setInterval(() => saves.push(saver.save()), 1000 / SAVES_A_SECOND)
  cleanups.add(() => clearInterval(timer))

  for (let count = 1; count <= TERMINATIONS; count++) {
    await setTimeout(300 + Math.random() * 200)
    // Beside a save that is on its way.
    saves.push(saver.save())
    await setTimeout(Math.random() * 15)
    await onServer(server.address, TERMINATE, [name])
    if (count % 10 === 0) progress(`${count} connections terminated`)
  }

  const back: number[] = []
  for (const manner of RESTARTS) {
    await setTimeout(2_000)
    await server.restart(manner)
    const answered = Date.now()
    while (saver.lastSaved() < answered || !(await allReady(sites))) {
      if (Date.now() - answered > 30_000) throw new Error('The service does not come back.')
      await setTimeout(5)
    }
    back.push(Date.now() - answered)
    progress(`${manner}: back after ${back.at(-1)} ms`)
  }
  await setTimeout(2_000)
  clearInterval(timer)
  await Promise.all(saves)

  const { sent, acknowledged, failures, lost, twice } = await saver.audit(database)
  const columns = ['saves sent', 'acknowledged', 'answers that failed', 'lost', 'made twice', 'back after (ms)']
  console.log(table(columns, [[sent, acknowledged, failures, lost, twice, back.join(', ')].map(String)]))
  const isMet = lost === 0 && twice === 0 && back.every((time) => time <= BACK_WITHIN)
  process.exitCode = isMet ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}

async function allReady(sites: readonly { origin: string }[]): Promise<boolean> {
  const statuses = await Promise.all(sites.map(({ origin }) => fetch(`${origin}/readyz`).then(({ status }) => status)))
  return statuses.every((status) => status === 200)
}
