/**
 * Returns the id that a photograph in place of one of the site's own pictures has, where that may have one; undefined for any
 * other address. Browsers know no more: which pictures may, the definition says.
 */
export function placedId(src: string): string | undefined {
  const [, name] = /^\/images\/(.+)\.jpg$/.exec(src) ?? []
  return name?.replaceAll('/', '-')
}
