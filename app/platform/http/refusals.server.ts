/** The longest address answered, in characters: twice the longest of our own pages with its query, and more. */
export const ADDRESS_LIMIT = 2000

/** A name or an address in figures, and a port: neither credentials nor a path. Source: RFC 9110, section 7.2. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Says whether the host that a request names is well formed, whatever site it is. */
export function isHost(host: string | undefined): boolean {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`)
}

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** What these rules look at. A request whose method has no place here cannot be more than that. */
interface Asked {
  method: string
  url: string
}

/** Says with which status a request is refused before any route is asked, or undefined. */
export function refusalOf({ method, url }: Asked): number | undefined {
  if (!METHODS.has(method)) return 405
  const { pathname, search } = new URL(url)
  // The framework's own twin of each page, for navigations that the site does not make.
  if (pathname.endsWith('.data')) return 404
  if (pathname.length + search.length > ADDRESS_LIMIT) return 414
  return isDecodable(pathname) ? undefined : 400
}

/** Returns the one address of a page that is asked for under another spelling; undefined for any other. */
export function plainAddress({ method, url }: Asked): string | undefined {
  const { pathname, search } = new URL(url)
  const plain = pathname
    .replace(/%[0-7][0-9a-f]/gi, (code) => {
      const character = decodeURIComponent(code)
      // Characters that an address never needs to encode. Source: RFC 3986, section 6.2.2.2.
      return /[\w.~-]/.test(character) ? character : code
    })
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return method !== 'POST' && plain !== pathname ? plain + search : undefined
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, or the build drops the call as one without effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
