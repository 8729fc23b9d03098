import { parseAddress } from './address.ts'

/** Says whether a text is the address of a site and nothing more: no path, query, fragment or credentials. */
export function isSiteAddress(value: string): boolean {
  const url = parseAddress(value)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}
