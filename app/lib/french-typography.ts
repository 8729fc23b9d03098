const NO_BREAK = '\u00a0'
const THIN_NO_BREAK = '\u202f'

/**
 * Puts French no-break spaces into plain text: thin before `; ! ?`, full before `: » % €` and after
 * `«`. A mark that follows a letter or digit without any space, as in an hour or an address, is left.
 * Source: Imprimerie nationale, Lexique des règles typographiques, 2002, « Ponctuation ».
 */
export function fr(text: string): string {
  return text
    .replace(/[ \u00a0]([;!?])/g, `${THIN_NO_BREAK}$1`)
    .replace(/ ([:»%€])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=(?:h|min|ml|cm|kg|ans?|mois|jours?|séances?|points)(?![\p{L}]))/gu, `$1${NO_BREAK}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
}

/** Does the same to the text of an HTML fragment, and leaves its tags as they are. */
export function frHtml(html: string): string {
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string) => tag ?? fr(text))
}
