import { PART_TIMEOUT } from './timing'

/** What is fetched or has been, by address; the script within the page, which is built apart, has the same. */
const own = globalThis as { fetchedFiles?: Map<string, Promise<unknown>> }
const fetched = (own.fetchedFiles ??= new Map())

/**
 * Fetches scripts and style sheets of this build once, and runs no script; rejects where one does not come, and asks for
 * it again the next time. Links that preload would not do, nor would `import()` alone: browsers older than
 * whatwg/html#10327 (July 2026) never ask again for a module that has failed, and Chromium not for a preload.
 */
export function fetchFiles(addresses: string[]): Promise<unknown> {
  return Promise.all(addresses.map((address) => fetched.get(address) ?? fetchFile(address)))
}

function fetchFile(address: string): Promise<unknown> {
  const coming = address.endsWith('.css') ? applySheet(address) : readScript(address)
  fetched.set(address, coming)
  coming.catch(() => fetched.delete(address))
  return coming
}

async function readScript(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PART_TIMEOUT) })
  if (!answer.ok) throw new Error(`${address} : ${answer.status}`)
  await answer.arrayBuffer()
}

async function applySheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject })
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error(`Rien à ${href}`)
  })
}

/**
 * Loads a part once all that it needs is there; stands in Vite's place in the build, which names the files.
 *
 * @param files Paths within the build, of scripts and style sheets.
 */
async function loadWithFiles<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  await fetchFiles(files.map((file) => `/${file}`))
  return load()
}

export { loadWithFiles as __vitePreload }
