import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from '../tests/support/chromium.ts'
import type { Endings } from './endings.ts'
import { progress } from './progress.ts'
import { median, table } from './table.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

/** A phone of the middle of the range on a slow mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

const VIEWS = 3
/** How long a page stays watched once its network is quiet, in milliseconds. */
const QUIET = 500

const TYPES = ['Document', 'Stylesheet', 'Font', 'Script', 'Image'] as const
type Type = (typeof TYPES)[number] | 'Other'
type Bytes = Record<Type, number>

interface View extends Vitals {
  bytes: Bytes
}

/** Measures the first view of every route, nothing cached, on a slow phone. Returns Markdown. */
export async function firstView(origin: string, routes: string[], endings: Endings): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_SWITCHES, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  })
  endings.add(() => browser.close())
  // The browser's own start is not the page's.
  await look(browser, origin + routes[0]!)

  const views = new Map<string, View[]>(routes.map((path) => [path, []]))
  for (let round = 1; round <= VIEWS; round += 1) {
    for (const [path, seen] of views) {
      progress(`first view ${round} of ${VIEWS}: ${path}`)
      seen.push(await look(browser, origin + path))
    }
  }
  const { width, height } = PHONE.viewport
  return [
    `Chromium ${browser.version()}, ${width} × ${height} at ${PHONE.deviceScaleFactor} pixels, ${CPU_SLOWDOWN}× slower, 1.6 Mbit/s, 150 ms; median of ${VIEWS}; times in ms, transfers in KB.`,
    '',
    table(
      ['route', 'FCP', 'LCP', 'blocking', 'CLS', ...[...TYPES, 'Other', 'All'].map((type) => type.toLowerCase())],
      [...views].map(([path, seen]) => row(path, seen)),
    ),
  ].join('\n')
}

function row(path: string, views: View[]): string[] {
  const middle = (of: (view: View) => number) => median(views.map(of))
  const bytes = [...TYPES, 'Other' as const].map((type) => middle((view) => view.bytes[type]))
  return [
    `\`${path}\``,
    ...[middle((view) => view.fcp), middle((view) => view.lcp), middle((view) => view.blocking)].map((ms) =>
      ms.toFixed(0),
    ),
    middle((view) => view.shift).toFixed(3),
    ...[...bytes, bytes.reduce((sum, some) => sum + some, 0)].map((some) => (some / 1024).toFixed(1)),
  ]
}

async function look(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeVitals)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const bytes = countBytes(devtools)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(QUIET)
    return { ...(await page.evaluate(readVitals)), bytes }
  } finally {
    await context.close()
  }
}

/** Counts what crosses the network, headers included, as it comes. */
function countBytes(devtools: CDPSession): Bytes {
  const bytes: Bytes = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Other: 0 }
  const types = new Map<string, Type>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, TYPES.find((known) => known === type) ?? 'Other')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'Other'] += encodedDataLength
  })
  return bytes
}
