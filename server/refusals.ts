/** The longest address answered, in characters: twice the longest of our own pages with its query, and more. */
const ADDRESS_LIMIT = 2000

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Says with which status a request is refused before any route is asked, or undefined. */
export function refusalOf(request: Request): number | undefined {
  if (!METHODS.has(request.method)) return 405
  const { pathname, search } = new URL(request.url)
  if (pathname.length + search.length > ADDRESS_LIMIT) return 414
  return isDecodable(pathname) ? undefined : 400
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, or the build drops the call as one without effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
