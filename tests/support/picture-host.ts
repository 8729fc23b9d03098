import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** An address of the public internet that a site is told its pictures are at. */
const PUBLIC = '93.184.215.14'

export interface PictureHost {
  /** The port of loopback that it listens on. */
  port: number
  /** The paths that were asked for, in their order. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts another site, on loopback: what it answers is up to the test. */
export async function startPictureHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url!)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, asked, close }
}

/**
 * The environment in which Node itself takes `photos.example` for a site of the public internet, and leads what is
 * connected there to a port of loopback: the site under test refuses loopback as it always does.
 */
export function withPictureHost({ port }: PictureHost): Record<string, string> {
  const preload = join(import.meta.dirname, 'picture-host-preload.mjs')
  return { NODE_OPTIONS: `--import=${preload}`, PICTURE_HOST: PUBLIC, PICTURE_PORT: String(port) }
}
