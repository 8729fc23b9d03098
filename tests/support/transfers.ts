import type { Page } from '@playwright/test'

export interface Transfer {
  url: string
  type: string
  /** What came over the network, heads included. */
  bytes: number
}

/** Gives a page the network and the processor of a modest telephone, and returns what tells all that it has received. */
export async function transfersOn(page: Page): Promise<() => Transfer[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const transfers = new Map<string, Transfer>()
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { url: response.url, type, bytes: 0 })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  return () => [...transfers.values()]
}
