/** Measures how many requests fail while two processes of the site are restarted in turn, under load. */
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { openSession } from '../tests/support/administrator.ts'
import { startBalancer } from './balancer.ts'
import { Cleanups } from './cleanups.ts'
import { progress } from './progress.ts'
import { makeSaver } from './saver.ts'
import { table } from './table.ts'
import { twoProcesses } from './two-processes.ts'

const RESTARTS = 20
const VISITORS = 8
const PATHS = ['/', '/soins/maquillage', '/actualites', '/notre-centre', '/robots.txt']

/** How long a visitor waits between two requests, in milliseconds. */
const PAUSE = 20

const cleanups = new Cleanups()
process.once('SIGINT', () => void cleanups.close().then(() => process.exit(1)))
process.once('SIGTERM', () => void cleanups.close().then(() => process.exit(1)))
try {
  const { database, sites, account, start } = await twoProcesses(cleanups)
  const running = [...sites]
  const balancer = await startBalancer(sites.map(({ origin }) => origin))
  cleanups.add(() => balancer.close())
  const saver = makeSaver(() => balancer.origin, await openSession({ ...sites[0], origin: balancer.origin, account }))
  const failed: string[] = []
  let requests = 0
  let isOver = false

  async function visit(seed: number) {
    for (let count = seed; !isOver; count++) {
      const path = PATHS[count % PATHS.length]!
      requests++
      await fetch(balancer.origin + path).then(
        async (answer) => {
          await answer.arrayBuffer()
          if (answer.status >= 400) failed.push(`${path}: ${answer.status}`)
        },
        (error: unknown) => failed.push(`${path}: ${String(error)}`),
      )
      await setTimeout(PAUSE)
    }
  }

  async function administer() {
    while (!isOver) {
      await saver.save()
      await setTimeout(200)
    }
  }

  const load = [administer(), ...Array.from({ length: VISITORS }, (_, seed) => visit(seed))]
  for (let count = 0; count < RESTARTS; count++) {
    const { origin, process: cleanup } = running[count % 2]!
    const ended = once(cleanup, 'exit')
    cleanup.kill('SIGTERM')
    await ended
    running[count % 2] = await start(new URL(origin).port)
    while (!balancer.isReady(origin)) await setTimeout(20)
    progress(`${count + 1} restarts, ${requests} requests, ${failed.length} failed`)
  }
  isOver = true
  await Promise.all(load)

  const { acknowledged, failures, lost, twice } = await saver.audit(database)
  const columns = ['restarts', 'pages asked for', 'failed', 'saves', 'answers that failed', 'lost', 'made twice']
  const figures = [RESTARTS, requests, failed.length, acknowledged, failures, lost, twice]
  console.log(table(columns, [figures.map(String)]))
  for (const failure of new Set(failed)) console.log(failure)
  process.exitCode = failed.length + failures + lost + twice === 0 ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}
