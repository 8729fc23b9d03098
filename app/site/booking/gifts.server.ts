import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { treatmentPath } from '../../cms/documents/page-keys'
import { plainText } from '../../lib/plain-text'
import { completePrice, parsePrice } from '../../lib/price'
import type { Database } from '../../platform/database/tables'
import type { Tarif } from '../treatment/definition'
import { timedName } from '../treatment/duration'
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
      return least ? [{ title, least, example: exampleOf(tarifs), href: `${treatmentPath(id)}#tarifs` }] : []
    })
    .sort((one, other) => other.least.amount - one.least.amount)
    .slice(0, MOST)
    .map(({ least, ...gift }) => ({ ...gift, price: least.price, who: least.who }))
}

/** Writes one thing to give with its price, in the middle of what there is; undefined where there is little to choose from. */
function exampleOf(tarifs: Tarif[]): string | undefined {
  const lines = boughtAlone(tarifs).sort((one, other) => parsePrice(one.price)! - parsePrice(other.price)!)
  const middle = lines[Math.floor(lines.length / 2)]
  if (!middle || lines.length < 3) return undefined
  const { name, duration } = timedName(middle)
  const price = completePrice(`${parsePrice(middle.price)!.toFixed(2)} €`)
  return `${[plainText(name), plainText(duration)].filter(Boolean).join(', ')} : ${price}`
}
