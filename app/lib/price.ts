import { fr } from './french-typography.ts'
import { plainText } from './plain-text.ts'
import { remembered } from './remembered.ts'
import { escapeText } from './escape-text.ts'

/** A tag, or the text up to the next one. */
const PIECES = /<[^<>]*>|[^<]+/g

const STRIKING = /^<(\/?)(?:s|del|strike)\b/i

const THOUSANDS = String.raw`\d{1,3}(?:[ .]\d{3})+|\d+`

const BEFORE_CENTS = new RegExp(String.raw`^(${THOUSANDS})(?: ?[.,] ?(\d{1,2}))? ?(?:€|euros?|eur)?(?: ttc)?$`, 'i')

/**
 * What stands behind the sign of « 12 €50 » and « 12 € 50 TTC »: cents, and no minutes; behind a blank, nothing of which
 * there may be so many.
 */
export const CENTS_BEHIND = String.raw`(?:[^\S\v](?=\d\d\s{0,2}(?:$|[\v*/),;.:]|(?:ttc|l[ae]s?|par|au)(?!\p{L}))))?(\d{2})(?![\d\p{L}%]|\s(?:%|mi?n|h(?!\p{L})))`

const CENTS_AFTER = new RegExp(String.raw`^(${THOUSANDS}) ?€${CENTS_BEHIND}(?: ttc)?$`, 'iu')

/** What no price comes to, in euros: so many digits are a slip, or a telephone number. */
const HIGHEST = 10_000_000

/**
 * Reads a price in euros as it was written: « 39 € », « 12,50 € », « 12 €50 », the one that is not struck out of two.
 * Returns undefined for what is no plain amount: « à partir de 39 € », « offert », and from ten millions on.
 */
export const parsePrice = remembered((html: string): number | undefined => {
  const text = plainText(withoutStruck(html))
  const [, euros, cents = ''] = BEFORE_CENTS.exec(text) ?? CENTS_AFTER.exec(text) ?? []
  const amount = Number(`${euros?.replace(/[ .]/g, '')}.${cents || '0'}`)
  return amount < HIGHEST ? amount : undefined
})

const BEGINNING = /^(?:[àa] partir de|d[èe]s) (?=\d)/i

/** Reads what a price begins at: « à partir de 39 € » and « dès 39 € », accents or not, as well as a plain amount. */
export const parseLeast = (html: string): number | undefined =>
  parsePrice(escapeText(plainText(withoutStruck(html)).replace(BEGINNING, '')))

const EACH = / ?(?:\/|par) ?(?:pers\.?|personnes?|séances?)$/i

const SIGN = /€|euros?$/i

/** What stands between the prices of a range, or of a choice. */
const BETWEEN = / ?[/–—-] ?| (?:à|et|ou) /

/**
 * Reads all that a price may come to, the least first: of « 39 € / 45 € » and « de 39 à 45 € » both, of « 39 € par personne »
 * and of what `parseLeast` reads the one; nothing of any other text.
 */
export function parseAmounts(html: string): number[] {
  const text = plainText(withoutStruck(html)).replace(EACH, '')
  const least = parseLeast(escapeText(text))
  if (least !== undefined) return [least]
  if (!SIGN.test(text)) return []
  const parts = text.replace(/^(?:de|entre) (?=\d)/i, '').split(BETWEEN)
  const listed = amountsOf(parts.flatMap((part) => (SIGN.test(part) ? [part] : part.split(', '))))
  // « 20, 30 ou 40 € » are three amounts, « 12, 50 ou 15, 50 € » two.
  const isRising = listed.length > 0 && listed.every((amount, place) => place === 0 || amount > listed[place - 1]!)
  return isRising ? listed : amountsOf(parts).sort((one, other) => one - other)
}

/** The amounts of some texts; none where one of them is no amount. */
function amountsOf(parts: string[]): number[] {
  const amounts = parts.map((part) => parsePrice(escapeText(part))).filter((amount) => amount !== undefined)
  return amounts.length === parts.length ? amounts : []
}

const NUMBER_WORDS =
  /(?<!\p{L})(?:euros?|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille)(?!\p{L})|^\s*(?:deux|trois|quatre|cinq|six|sept|huit|neuf)\s*$|€/iu

/** Figures and no word beside them; letters that pass for figures are typed for them, as in « 1O € ». */
const FIGURES = /^[-−–]?[\s.,ol]*\d[\d\s.,ol]*(?:€|euros?|eur)?$/i

/**
 * Says why a text is no price: an amount in letters, « douze euros », or figures that are none, « -5 € », « 12,505 ».
 * « sur devis », « offert » and « à partir de 39 € » are prices.
 */
export function priceProblem(text: string): string | undefined {
  if (!/\d/.test(text) && NUMBER_WORDS.test(text))
    return 'Écrivez-le en chiffres, comme 12 ou 12,50. Sans montant : sur devis, offert.'
  const isMisspelt = FIGURES.test(text.trim()) && parsePrice(escapeText(text)) === undefined
  return isMisspelt ? 'Ce prix ne se lit pas : écrivez-le comme 12 ou 12,50.' : undefined
}

/** A price, which may hold HTML, without what is struck out of it. */
export function withoutStruck(html: string): string {
  let struck = 0
  return html.replace(PIECES, (piece) => {
    const [, end] = STRIKING.exec(piece) ?? []
    if (end !== undefined) struck = Math.max(0, struck + (end ? -1 : 1))
    return struck > 0 || end !== undefined ? ' ' : piece
  })
}

/** A price as its two texts: what is asked now, and what it stands in place of, '' where there is none. */
export interface PriceTexts {
  now: string
  old: string
}

/** What the fields of a price say in every form. */
export const PRICE_HINT = "Un nombre suffit : le signe € s'ajoute seul. Sans prix ni lien, la ligne est un titre."
export const FORMER_PRICE = 'Au lieu de (facultatif)'

/** Reads a price as it is stored, « <s>120 €</s> 95 € », as two texts; undefined for one with other tags in it. */
export function readPrice(html: string): PriceTexts | undefined {
  const [, old = '', now] = /^(?:<s>([^<>]*)<\/s>)?([^<>]*)$/.exec(html.trim()) ?? []
  return now === undefined ? undefined : { now: fr(plainText(now)), old: fr(plainText(old)) }
}

/** Writes a price as it is stored: the old one struck, then the new one. What is typed as HTML is left as it is. */
export function writePrice({ now, old }: PriceTexts): string {
  const struck = old.trim() && `<s>${escapeText(old.trim())}</s> `
  return `${struck}${/<(\w+)>[^<]*<\/\1>/.test(now) ? now : escapeText(now.trim())}`.trim()
}

/** Writes an amount as a French reader does, « 1 250 € », « dès 12,50 € », with its no-break spaces; leaves any other text. */
export function completePrice(text: string): string {
  const [beginning = ''] = BEGINNING.exec(text) ?? []
  const amount = /ttc/i.test(text) ? undefined : parsePrice(escapeText(text.slice(beginning.length)))
  return amount === undefined ? text : fr(beginning + inEuros(amount))
}

/** Writes an amount, to the cent, as a price: « 1 250 € », « 12,50 € ». */
export function inEuros(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).replace('.00', '').split('.')
  const grouped = Number(whole).toLocaleString('en').replaceAll(',', ' ')
  return fr(`${grouped}${cents ? `,${cents}` : ''} €`)
}

/** Gives a number that was typed alone as a price its sign, as prices are stored; leaves any other text. */
export function signedPrice(html: string): string {
  const texts = readPrice(html)
  if (!texts || !/^[\d\s.,]+$/.test(texts.now.replace(BEGINNING, ''))) return html
  return writePrice({ ...texts, now: completePrice(texts.now) })
}
