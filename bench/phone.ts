import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from '../tests/support/chromium.ts'
import type { Cleanups } from './cleanups.ts'

/** A phone of the middle of the range on a slow mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** What was measured on, in words. */
export const PHONE_WORDS = `${PHONE.viewport.width} × ${PHONE.viewport.height} at ${PHONE.deviceScaleFactor} pixels, ${CPU_SLOWDOWN}× slower, 1.6 Mbit/s, 150 ms`

const TYPES = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Other'] as const

/** Bytes by what they are. */
export type Bytes = Record<(typeof TYPES)[number], number>

export interface Phone {
  page: Page
  context: BrowserContext
  /** What has crossed the network so far, headers included. */
  bytes: Bytes
  /** Opens another page on it. */
  open: () => Promise<Page>
}

/**
 * Starts a browser that reaches nothing but this machine.
 *
 * @param origin A front server whose certificate, of its own making, counts as one that is known. Of a site whose
 *   certificate is unknown and ignored, Chromium keeps no file.
 */
export async function openBrowser(cleanups: Cleanups, origin?: string): Promise<Browser> {
  const reach = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE 127.0.0.2'
  const trust = origin ? [`--ignore-certificate-errors-spki-list=${await keyOf(origin)}`] : []
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_SWITCHES, reach, ...trust],
  })
  cleanups.add(() => browser.close())
  return browser
}

/** Returns the SHA-256 of the public key that a server shows. */
async function keyOf(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const key = socket.getPeerX509Certificate()!.publicKey.export({ type: 'spki', format: 'der' })
  socket.destroy()
  return createHash('sha256').update(key).digest('base64')
}

/** Serves a page of another site, and returns its address: visitors come from one, where the browser has to let go of it. */
export async function startElsewhere(cleanups: Cleanups): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!DOCTYPE html><title>Elsewhere</title><p>Elsewhere')
  })
  server.listen(0, '127.0.0.2')
  await once(server, 'listening')
  cleanups.add(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.2:${(server.address() as AddressInfo).port}/`
}

/** Does something on a phone that has nothing kept, and puts it away. */
export async function onPhone<T>(browser: Browser, work: (phone: Phone) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const bytes: Bytes = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Other: 0 }
  async function open(): Promise<Page> {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    countBytes(devtools, bytes)
    return page
  }
  try {
    return await work({ page: await open(), context, bytes, open })
  } finally {
    await context.close()
  }
}

function countBytes(devtools: CDPSession, bytes: Bytes): void {
  const types = new Map<string, keyof Bytes>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Some scripts are fetched before they are run: app/ui/load-files.ts.
    const kind = /\.js$/.test(response.url) ? 'Script' : TYPES.find((known) => known === type)
    types.set(requestId, kind ?? 'Other')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'Other'] += encodedDataLength
  })
}
