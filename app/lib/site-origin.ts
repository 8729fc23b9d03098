/** Says whether a text is the address of a site and nothing more: no path, query, fragment or credentials. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
