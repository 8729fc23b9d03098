import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { treatmentPath } from '../../cms/documents/page-keys'
import { plainText } from '../../lib/plain-text'
import { inEuros, parsePrice } from '../../lib/price'
import type { Database } from '../../platform/database/tables'
import type { Tarif } from '../treatment/definition'
import { minutesOf, timedName } from '../treatment/duration'
import { boughtAlone, leastOf } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import type { Gift } from './gifts'

/** How many treatments are proposed, the dearest first: the others stand among the prices. */
const MOST = 6

/** The law lets nobody be invited to the UV booth, and nobody wishes somebody to be slimmer. */
const NO_GIFTS = [UV, 'Cryolipolyse']

/** Reads the first treatments that visitors see a price of, to be given. */
export async function readGifts(db: Database): Promise<Gift[]> {
  const treatments = await listShownTreatments(db, undefined)
  return treatments
    .filter(({ id }) => !NO_GIFTS.includes(id))
    .flatMap(({ id, title, tarifs }) => {
      const least = leastOf(tarifs)
      if (!least) return []
      const href = `${treatmentPath(id)}#tarifs`
      const { amount, from, price, who } = least
      return [{ amount, title, href, who, ...(exampleOf(tarifs, amount) ?? { from, price, example: undefined }) }]
    })
    .sort((one, other) => other.amount - one.amount)
    .slice(0, MOST)
    .map(({ title, href, who, from, price, example }) => ({ title, href, who, from, price, example }))
}

/** How long a present takes at least, in minutes. */
const PRESENT = 45

/** Finds one thing to give: the first, in their own order, that takes a while and costs more than the least. */
function exampleOf(tarifs: Tarif[], least: number): Pick<Gift, 'from' | 'price' | 'example'> | undefined {
  const isPresent = (tarif: Tarif) => (minutesOf(tarif)[0] ?? 0) >= PRESENT && parsePrice(tarif.price)! > least
  const present = boughtAlone(tarifs).find(isPresent)
  if (!present) return undefined
  const { name, duration } = timedName(present)
  const price = inEuros(parsePrice(present.price)!)
  return { from: false, price, example: [plainText(name), plainText(duration)].filter(Boolean).join(', ') }
}
