/**
 * Says whether whoever asks has what a tag is of, by `If-None-Match`; `tag` may be cut short where several forms begin
 * alike. The comparison that a browser's question asks for is the weak one. Source: RFC 9110, section 13.1.2.
 */
export function isKnownTag(header: string | null | undefined, tag: string): boolean {
  const given = header?.trim() ?? ''
  return given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '').startsWith(tag))
}
