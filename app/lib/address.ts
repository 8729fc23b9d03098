/** Stands for this site, to tell its paths from addresses elsewhere as a browser does. */
const HERE = 'http://site.invalid'

/** What a host may be called: a browser takes more, but a policy would read `;`, `*` or `'` as words of its own. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i

/** What a browser leaves out of an address, and so reads another one than was written. */
const CONTROL = /[\u0000-\u001f\u007f]/

/** Says whether an address is a path of this site, as browsers read it: `/\elsewhere` is none. */
export function isSitePath(address: string): boolean {
  if (!address.startsWith('/') || CONTROL.test(address)) return false
  return parseAddress(address, HERE)?.origin === HERE
}

/** Reads the address of a page or file of another site; undefined for what is none, or holds a name or password. */
export function webAddress(address: string): URL | undefined {
  if (!/^https?:\/\//i.test(address) || /\s/.test(address) || CONTROL.test(address)) return undefined
  const url = parseAddress(address)
  return url && HOST.test(url.hostname) && !url.username && !url.password ? url : undefined
}

/** Reads any address, which may be relative to `base`; undefined for what is none. Safari has `URL.parse` only since 18. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Says whether a text is the origin of a site and nothing else: a word that a policy takes as it is meant. */
export function isOrigin(text: string): boolean {
  return webAddress(text)?.origin === text
}

/** A host as people write it, and what follows it; no name of a file. */
const BARE_HOST =
  /^(?:[\p{L}\d-]+\.)+(?!(?:avif|gif|jpe?g|mp4|pdf|png|svg|vtt|webm|webp)$)\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

const EMAIL = /^[^\s/@:]+@(?:[^\s/@:.]+\.)+[^\s/@:.]+$/

/** Gives what is typed as people say it its scheme: « www.exemple.fr », an e-mail address; leaves any other text. */
export function completeAddress(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`
  return BARE_HOST.test(text) ? `https://${text}` : text
}

/** What is said of an address that leads nowhere. */
export const INVALID_ADDRESS =
  "Cette adresse n'est pas valable. Écrivez-la en entier, comme https://www.exemple.fr, ou /tarifs pour une page du site."

/** Says whether a text is what a link may lead to: a path of this site, `http:`, `https:`, `mailto:` or `tel:`. */
export function isLinkAddress(text: string): boolean {
  return isSitePath(text) || webAddress(text) !== undefined || /^(?:mailto|tel):\S+$/i.test(text)
}

/** An e-mail address without the scheme of its link. */
export const bareEmail = (text: string): string => text.trim().replace(/^mailto:/i, '')

/** Takes the address of a player out of the HTML that its service gives to put it on a page; leaves any other text. */
export function playerAddress(text: string): string {
  const [, src] = /<iframe\s[^<>]*?\bsrc="([^"<>]*)"/i.exec(text) ?? []
  return src?.replaceAll('&amp;', '&') ?? text
}
