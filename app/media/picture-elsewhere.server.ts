import type { LookupAddress } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { Readable } from 'node:stream'
import { webAddress } from '../lib/address.ts'
import { findPublicHost, type FindHost } from './public-host.server.ts'
import { MediaRefusal } from './received-file.server.ts'

/** How pictures of other sites are fetched: how their hosts are found, and how long all of it may take in milliseconds. */
export interface Fetching {
  findHost: FindHost
  timeout: number
}

export const FETCHING: Fetching = { findHost: findPublicHost, timeout: 15_000 }

/** How many times an address may lead to another. */
const REDIRECTS = 4

const MOVED = new Set([301, 302, 303, 307, 308])

const HEADERS = {
  Accept: 'image/avif,image/webp,image/*;q=0.8',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Mozilla/5.0 (compatible)',
}

/**
 * Opens what stands at an address of another site. Each address on the way is found anew and connected to at the very
 * place that was found. Throws a MediaRefusal that says in French what was in the way.
 */
export async function openElsewhere(
  address: string,
  { findHost, timeout }: Fetching,
): Promise<ReadableStream<Uint8Array>> {
  const signal = AbortSignal.timeout(timeout)
  let url = webAddress(address)
  for (let hop = 0; url && hop <= REDIRECTS; hop++) {
    const answer = await ask(url, await findHost(url), signal)
    const { statusCode = 0 } = answer
    if (statusCode === 200) return Readable.toWeb(answer) as ReadableStream<Uint8Array>
    answer.on('error', () => undefined).destroy()
    if (!MOVED.has(statusCode)) throw new MediaRefusal(400, statusCode === 404 ? 'notThere' : 'notGiven')
    url = follow(answer.headers.location, url)
  }
  throw new MediaRefusal(400, url ? 'tooManyRedirects' : 'notPublic')
}

function follow(location: string | undefined, from: URL): URL | undefined {
  return location !== undefined && URL.canParse(location, from) ? webAddress(new URL(location, from).href) : undefined
}

/** Asks at the place that was found: a name may lead elsewhere by the time that it is looked up again. */
function ask(url: URL, found: LookupAddress[], signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  const [first] = found as [LookupAddress]
  return new Promise((resolve, reject) => {
    const asked = get(
      url,
      {
        agent: false,
        headers: HEADERS,
        signal,
        lookup: (_, { all }, done) => (all ? done(null, found) : done(null, first.address, first.family)),
      },
      resolve,
    )
    asked.on('error', (cause) => reject(new MediaRefusal(400, 'silentHost', { cause })))
  })
}
