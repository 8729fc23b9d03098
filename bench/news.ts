/** Measures what the news cost as they grow, on both engines: the first byte of a page of them, made anew. */
import { get } from 'node:http'
import { loadavg } from 'node:os'
import { connect } from '../app/platform/database/connect.server.ts'
import { migrate } from '../app/platform/database/migrate.server.ts'
import { insertFirstContent } from '../app/cms/documents/first-content.server.ts'
import { startSite, type RunningSite } from '../tests/support/site.ts'
import { articles } from './articles.ts'
import { Cleanups } from './cleanups.ts'
import { openEngines, type Place } from './engines.ts'
import { newAddress } from './page-cost.ts'
import { costOf, hasProc } from './processor-time.ts'
import { progress } from './progress.ts'
import { median, table } from './table.ts'

const COUNTS = [10, 1000, 10_000]

/** How many articles a page of the list has, and how many rows are written at a time. */
const PAGE = 20
const ROWS = 1000

const WARM_UP = 40
const ROUNDS = 5
const REQUESTS = 20

interface Measured {
  count: number
  page: string
  url: string
  pid: number
  firstByte: number[]
  cost: number[]
}

async function measure(newPlace: () => Promise<Place>): Promise<string[][]> {
  const measured: Measured[] = []
  for (const count of COUNTS) {
    progress(`${count} articles`)
    const place = await newPlace()
    await fill(place, count)
    const site = await startSite({ ...place, SITE_URL: '' })
    cleanups.add(() => site.stop())
    measured.push(pageOf(site, count, 'first', '/actualites'))
    if (count === COUNTS[0]) continue
    measured.push(pageOf(site, count, 'middle', `/actualites?page=${count / PAGE / 2}`))
    measured.push(pageOf(site, count, 'last', `/actualites?page=${count / PAGE}`))
  }
  for (const { url } of measured) for (let time = 0; time < WARM_UP; time += 1) await firstByte(url)
  // In turns: what else the machine does falls on all of them.
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`round ${round} of ${ROUNDS}`)
    for (const one of measured) {
      const ask = async () => one.firstByte.push(await firstByte(one.url))
      one.cost.push(hasProc ? await costOf(one.pid, REQUESTS, ask) : NaN)
    }
  }
  const smallest = median(measured[0]!.firstByte)
  return measured.map(({ count, page, firstByte: times, cost }) => [
    `${count.toLocaleString('en')} articles, ${page} page`,
    median(times).toFixed(2),
    (median(times) / smallest).toFixed(2),
    median(cost).toFixed(2),
  ])
}

const pageOf = (site: RunningSite, count: number, page: string, path: string): Measured => ({
  count,
  page,
  url: site.origin + path,
  pid: site.process.pid!,
  firstByte: [],
  cost: [],
})

/** Fills a place with articles past the store, which would take an hour: as many revisions, in the order of their numbers. */
async function fill({ DATA_DIR, DATABASE_URL }: Place, count: number): Promise<void> {
  const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  await migrate(db)
  await insertFirstContent(db)
  await db.deleteFrom('documents').where('collection', '=', 'actualites').execute()
  const now = new Date().toISOString()
  for (let from = 0; from < count; from += ROWS) {
    const rows = Object.entries(articles(from, Math.min(count, from + ROWS))).map(([id, fields], index) => ({
      row: { collection: 'actualites', version: 1, data: JSON.stringify(fields), position: from + index },
      id,
    }))
    const documents = rows.map(({ row, id }) => ({ ...row, id, updated_at: now }))
    const revisions = rows.map(({ row, id }) => ({ ...row, document_id: id, saved_at: now, author: null }))
    await db.insertInto('documents').values(documents).execute()
    await db.insertInto('revisions').values(revisions).execute()
  }
  await db.destroy()
}

/** Asks for a page that nobody has kept, and says after how many milliseconds its first byte came. */
function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    get(newAddress(url), (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.once('data', () => resolve(performance.now() - began))
      response.resume()
    }).on('error', reject)
  })
}

const cleanups = new Cleanups()
process.once('SIGINT', () => void cleanups.close().then(() => process.exit(1)))
process.once('SIGTERM', () => void cleanups.close().then(() => process.exit(1)))
try {
  for (const [name, newPlace] of Object.entries(await openEngines(cleanups))) {
    const rows = await measure(newPlace)
    const load = loadavg()[0]!.toFixed(1)
    console.log(`\n${name}, load average ${load}; medians of ${ROUNDS * REQUESTS} requests, in milliseconds.\n`)
    console.log(table(['the list', 'first byte', '÷ smallest', 'processor time'], rows))
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanups.close()
}
