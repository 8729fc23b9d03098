import { remembered } from './remembered.ts'

const NO_BREAK = '\u00a0'
const THIN_NO_BREAK = '\u202f'
const FIRM_HYPHEN = '\u2011'

/**
 * Puts French no-break spaces into plain text: thin before `; ! ?`, full before `: » % €` and after
 * `«`, between a figure and its unit, month or thousands; and firm hyphens into « a-t-elle ». A mark that follows a letter or digit without any space, as in an hour or an address, is left.
 * Source: Imprimerie nationale, Lexique des règles typographiques, 2002, « Ponctuation ».
 */
export const fr = remembered((text: string) =>
  text
    .replace(/[ \u00a0]([;!?])/g, `${THIN_NO_BREAK}$1`)
    .replace(/ ([:»%€])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(
      /(\d) (?=(?:h|min|ml|cm|g|kg|ans?|mois|jours?|heures?|minutes?|semaines?|séances?|points)(?!\p{L}))/gu,
      `$1${NO_BREAK}`,
    )
    .replace(/(\d\u00a0h) (?=\d\d)/g, `$1${NO_BREAK}`)
    .replace(
      /(\d|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
      `$1${NO_BREAK}`,
    )
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(/(n°|phototype|article|section) (?=[IVX\d])/g, `$1${NO_BREAK}`)
    .replace(/-t-(?=(?:ils?|elles?|on)(?!\p{L}))/gu, `${FIRM_HYPHEN}t${FIRM_HYPHEN}`),
)

/** Does the same to the text of an HTML fragment, and leaves its tags and what is code as they are. */
export const frHtml = remembered((html: string) => {
  let codes = 0
  return html.replace(/<[^<>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith('<')) return codes > 0 ? piece : fr(piece)
    const [, end] = CODE_TAG.exec(piece) ?? []
    if (end !== undefined) codes = Math.max(0, codes + (end ? -1 : 1))
    return piece
  })
})

const CODE_TAG = /^<(\/?)(?:code|pre|kbd|samp)\b/i
