import type { Browser } from '@playwright/test'
import type { RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { onPhone, openBrowser, PHONE_WORDS, startElsewhere, type Bytes } from './phone.ts'
import { progress } from './progress.ts'
import { startStaticCopy } from './static-copy.ts'
import { median, spread, table } from './table.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

const VIEWS = 5
const PAIRS = 5

/** What is compared with a static file. */
const COMPARED = ['/', '/soins/soins-du-visage', '/soins/epilation-a-la-cire']

interface View extends Vitals {
  bytes: Bytes
}

/** Measures the first view of every route, nothing cached, on a slow phone. Returns Markdown. */
export async function firstView(site: RunningSite, routes: string[], cleanups: Cleanups): Promise<string> {
  const browser = await openBrowser(cleanups)
  const elsewhere = await startElsewhere(cleanups)
  const look = (url: string) => view(browser, elsewhere, url)
  // The browser's own start is not the page's.
  await look(site.origin + routes[0]!)

  const copy = await startStaticCopy(site, COMPARED, cleanups)
  const ratios = new Map<string, number[]>(COMPARED.map((path) => [path, []]))
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    for (const [path, seen] of ratios) {
      progress(`beside a static file, ${pair} of ${PAIRS}: ${path}`)
      const file = await look(copy + path)
      seen.push((await look(site.origin + path)).lcp / file.lcp)
    }
  }

  const views = new Map<string, View[]>(routes.map((path) => [path, []]))
  for (let round = 1; round <= VIEWS; round += 1) {
    for (const [path, seen] of views) {
      progress(`first view ${round} of ${VIEWS}: ${path}`)
      seen.push(await look(site.origin + path))
    }
  }
  const types = Object.keys([...views.values()][0]![0]!.bytes) as (keyof Bytes)[]
  return [
    `Chromium ${browser.version()}, ${PHONE_WORDS}; median of ${VIEWS}; times in ms, transfers in KB; of _blocking_ the median (least–greatest).`,
    '',
    table(
      ['route', 'FCP', 'LCP', 'blocking', 'CLS', ...types.map((type) => type.toLowerCase()), 'all'],
      [...views].map(([path, seen]) => row(path, seen, types)),
    ),
    '',
    `LCP, divided by that of the same bytes as files of a folder, ${PAIRS} interleaved pairs; median (least–greatest).`,
    '',
    table(
      ['route', 'LCP ÷ that of a static file'],
      [...ratios].map(([path, seen]) => [`\`${path}\``, spread(seen)]),
    ),
  ].join('\n')
}

function row(path: string, views: View[], types: (keyof Bytes)[]): string[] {
  const middle = (of: (view: View) => number) => median(views.map(of))
  const bytes = types.map((type) => middle((view) => view.bytes[type]))
  return [
    `\`${path}\``,
    middle((view) => view.fcp).toFixed(0),
    middle((view) => view.lcp).toFixed(0),
    spread(
      views.map((view) => view.blocking),
      0,
    ),
    middle((view) => view.shift).toFixed(3),
    ...[...bytes, bytes.reduce((sum, some) => sum + some, 0)].map((some) => (some / 1024).toFixed(1)),
  ]
}

/** Looks at a page as somebody who comes from another site. */
function view(browser: Browser, elsewhere: string, url: string): Promise<View> {
  return onPhone(browser, async ({ page, bytes }) => {
    await page.goto(elsewhere)
    for (const type of Object.keys(bytes) as (keyof Bytes)[]) bytes[type] = 0
    await page.addInitScript(observeVitals)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    return { ...(await page.evaluate(readVitals)), bytes }
  })
}
