import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import type { RunningSite } from '../tests/support/site.ts'
import { runFile } from '../tests/support/spawned.ts'
import { articles } from './articles.ts'
import { ask } from './http.ts'
import { newAddress } from './page-cost.ts'
import { costOf, hasProc } from './processor-time.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

const TREATMENT = 'soins-du-visage'
const TARIFS = [10, 100, 1000]
const ARTICLES = [10, 1000, 10_000]

const KEPT = { warmUp: 50, requests: 400 }
const NEW = { warmUp: 30, requests: 60 }

/** Measures what pages cost as there is more to show. Returns Markdown. */
export async function growth(site: RunningSite): Promise<string> {
  if (!hasProc) return 'Cost growth: skipped, this system has no /proc.'
  const rows: string[][] = []
  for (const count of TARIFS) {
    await put(site, { categories: { [TREATMENT]: treatment(count) } })
    rows.push([`a treatment, ${count} tariffs`, ...(await costs(site, `/soins/${TREATMENT}`))])
  }
  let written = 0
  const gone = Object.fromEntries(Object.keys(FIRST_CONTENT.actualites).map((id) => [id, null]))
  for (const count of ARTICLES) {
    await put(site, { actualites: { ...(written === 0 && gone), ...articles(written, count) } })
    written = count
    rows.push([`the news, ${count} articles, first page`, ...(await costs(site, '/actualites'))])
    if (count > 20) rows.push([`the same, last page`, ...(await costs(site, `/actualites?page=${count / 20}`))])
  }
  return [
    'Milliseconds of processor time a page, one request at a time: kept, it is sent as gzip; rendered, not compressed.',
    '',
    table(['page', 'KB', 'kept', 'rendered', 'rendered, a KB'], rows),
  ].join('\n')
}

async function put(site: RunningSite, documents: Record<string, Record<string, unknown>>) {
  for (const [name, one] of Object.entries(documents)) progress(`cost growth: ${name}, ${Object.keys(one).length}`)
  const { code, stderr } = await runFile('commands/content.ts', ['import', '-'], {
    env: site.place,
    input: JSON.stringify(documents),
  })
  if (code !== 0) throw new Error(stderr)
}

async function costs(site: RunningSite, path: string): Promise<string[]> {
  const url = site.origin + path
  const pid = site.process.pid!
  const { status, body } = await ask(url, 'identity')
  if (status !== 200) throw new Error(`${url}: ${status}`)
  const [kept, rendered] = [() => ask(url), () => ask(newAddress(url), 'identity')]
  await costOf(pid, NEW.warmUp, rendered)
  const renderedCost = await costOf(pid, NEW.requests, rendered)
  await costOf(pid, KEPT.warmUp, kept)
  const keptCost = await costOf(pid, KEPT.requests, kept)
  const size = body.length / 1024
  return [size.toFixed(0), keptCost.toFixed(2), renderedCost.toFixed(2), (renderedCost / size).toFixed(3)]
}

function treatment(count: number) {
  const tarifs = Array.from({ length: count }, (_, index) => ({
    name: `Soin numéro ${index + 1} <em>30 min</em>`,
    price: `${20 + (index % 80)} €`,
    link: '/rendez-vous',
  }))
  return { ...FIRST_CONTENT.categories[TREATMENT]!, tarifs }
}
