import { PARAMETERS } from '../../lib/page-parameters'

/** The root's part of what the server has written within the page: app/hydration/page-data.ts has all of it. */
interface Page {
  matches: { loaderData?: { moved?: Record<string, string> } }[]
}

/** Where the place of a draft, or the path of a page, names a treatment. */
const NAMED = /(?<=^(?:categories\/|pages\/soins-|\/soins\/))[^/]+/

/**
 * Says how the place of a draft, or the address of a page or of a form, is written since treatments have other addresses,
 * as this page knows them.
 */
export function nameNow(name: string): string {
  const { page } = globalThis as { page?: Page }
  const moved = Object.entries(page?.matches[0]?.loaderData?.moved ?? {})
  const ids = new Map([...moved, ...moved.map((pair) => pair.map(encodeURIComponent) as [string, string])])
  const idNow = (id: string) => ids.get(id) ?? id
  const placeNow = (place: string) => place.replace(NAMED, idNow)
  if (!name.startsWith('/')) return placeNow(name)
  const { pathname, searchParams } = new URL(location.origin + name)
  const asked = [...searchParams].map(([key, value]) => [
    key,
    key === PARAMETERS.treatment ? idNow(value) : placeNow(value),
  ])
  // The server writes the places in addresses like this as well.
  const query = String(new URLSearchParams(asked)).replaceAll('%2F', '/')
  return [placeNow(pathname), query].filter(Boolean).join('?')
}
