import { authorHas, type Author } from '../../cms/documents/authors'
import type { PlannedWords } from '../../cms/documents/plans'
import { fr } from '../../lib/french-typography'
import { isHeading } from '../../lib/price-headings'
import { quoted } from '../../lib/quoted'
import { raisePrice, type Raise, type Rounding } from '../../lib/raise-prices'
import type { Tarif } from './definition'

/** A price line with its id, as it is stored. */
export type PriceLine = Tarif & { id: string }

/** A treatment whose prices may change. */
export interface PricedTreatment {
  id: string
  title: string
  version: number
  tarifs: PriceLine[]
}

/** A price as it is and, where it changes, as it will be; else why it does not. */
export interface RaisedLine {
  /** The treatment's id. */
  id: string
  line: PriceLine
  after?: string
  left?: string
  /** Whether it is an example that visitors do not see: changed, it would be shown to them. */
  isExample?: true
}

/** What is said below the fields of a raise. */
export const HINTS = {
  amount: 'En euros : 2 ou 2,50 ; -2 pour baisser.',
  percent: '5 pour 5 % de plus ; -5 pour baisser.',
}

/** Says that the prices of some treatments, by their titles, were changed meanwhile, and what there is to do. */
export function changedMeanwhile(author: Author | null, titles: string[]): string {
  const names = titles.map((title) => quoted(title)).join(', ')
  return `${authorHas(author)} changé entre-temps les prix de ${names}. Rien n'est enregistré : voici les prix d'aujourd'hui, relisez puis appliquez.`
}

const LEFT = {
  'no-amount': 'Sans montant : reste tel quel.',
  'too-low': 'Ne coûterait plus rien : reste tel quel.',
  'would-fall': "L'arrondi le ferait baisser : reste tel quel.",
  'would-rise': "L'arrondi le ferait monter : reste tel quel.",
  same: 'Reste le même.',
}

/** What tells a line from those of every other treatment. */
export const keyOf = (id: string, line: PriceLine) => `${id}/${line.id}`

/** Says of each priced line of a treatment what it becomes; nothing yet where there is no raise. `examples` are those that visitors do not see. */
export function linesOf(
  { id, tarifs }: Pick<PricedTreatment, 'id' | 'tarifs'>,
  raise: Raise | undefined,
  examples: readonly object[] = [],
): RaisedLine[] {
  return tarifs
    .filter((line) => !isHeading(line) && line.price.trim() !== '')
    .map((line) => {
      const told: RaisedLine = { id, line, ...(examples.includes(line) && { isExample: true }) }
      if (!raise) return told
      const raised = raisePrice(line.price, raise)
      if ('left' in raised) return { ...told, left: LEFT[raised.left] }
      return raised.html === line.price ? { ...told, left: LEFT.same } : { ...told, after: raised.html }
    })
}

/** Says how many examples stay as they are, and why; undefined where there are none. */
export function examplesLeft(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? "Un tarif d'exemple reste tel quel : changé, il serait montré à vos visiteurs."
    : `${count} tarifs d'exemple restent tels quels : changés, ils seraient montrés à vos visiteurs.`
}

/** The lines of a treatment with the new prices, but for those that are left out; undefined where none changes. */
export function raisedTarifs(
  treatment: Pick<PricedTreatment, 'id' | 'tarifs'>,
  raise: Raise,
  excluded: ReadonlySet<string>,
): PriceLine[] | undefined {
  const prices = new Map(
    linesOf(treatment, raise).flatMap(({ id, line, after }) =>
      after === undefined || excluded.has(keyOf(id, line)) ? [] : [[line.id, after] as const],
    ),
  )
  if (prices.size === 0) return undefined
  return treatment.tarifs.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price }))
}

interface Typed {
  amount: string
  percent: string
  rounding: Rounding
}

/** Reads how prices are to change: an amount in euros or a percentage; says in French what is wrong with either. */
export function readRaise({
  amount,
  percent,
  rounding,
}: Typed): { raise: Raise } | { amount: string } | { percent: string } | object {
  if (amount.trim()) {
    const euros = readNumber(amount, '€')
    return euros === undefined
      ? { amount: 'Écrivez un nombre : 2, 2,50 ou -2.' }
      : { raise: { by: { cents: Math.round(euros * 100) }, rounding } }
  }
  if (percent.trim()) {
    const share = readNumber(percent, '%')
    if (share === undefined) return { percent: 'Écrivez un nombre : 5, 2,5 ou -5.' }
    if (share <= -100 || share > 500) return { percent: 'Entre -99 et 500.' }
    return { raise: { by: { percent: Math.round(share * 100) }, rounding } }
  }
  return {}
}

function readNumber(text: string, unit: string): number | undefined {
  const bare = text.replace(unit, '').replace(/\s/g, '').replace('−', '-').replace(',', '.')
  return /^[+-]?\d{1,6}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

/** Says which treatments were deleted meanwhile, by their ids. */
export function goneWords(ids: string[], treatments: Pick<PricedTreatment, 'id' | 'title'>[]): string {
  const names = treatments.filter(({ id }) => ids.includes(id)).map(({ title }) => quoted(title))
  const isMany = ids.length > 1
  // One that had another address when it was deleted is not known here.
  if (names.length < ids.length)
    return isMany ? 'Des soins ont été supprimés entre-temps.' : 'Un soin a été supprimé entre-temps.'
  return isMany
    ? `Les soins ${names.join(', ')} ont été supprimés entre-temps.`
    : `Le soin ${names.join()} a été supprimé entre-temps.`
}

/** How many planned changes are told one by one. */
const NOTES = 3

/** Leaves what is planned as it is told, or says how much that is where it is many. */
export const inShort = (notes: PlannedWords[]): PlannedWords[] =>
  notes.length <= NOTES
    ? notes
    : [
        {
          id: 'prevus',
          places: [],
          isNew: false,
          ofEntries: {},
          words: fr(`${notes.length} changements de tarifs sont déjà prévus ici.`),
        },
      ]
