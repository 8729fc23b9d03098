import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { treatmentPath } from '../../cms/documents/page-keys'
import { parsePrice } from '../../lib/price'
import type { Database } from '../../platform/database/tables'
import { leastPrice } from '../treatment/price-groups'
import type { Gift } from './gifts'

/** How many treatments are proposed, the dearest first: the others stand among the prices. */
const MOST = 6

/** The law lets nobody be invited to the UV booth. */
const UV = 'bronzage-uv'

/** Reads the first treatments that visitors see a price of, to be given. */
export async function readGifts(db: Database): Promise<Gift[]> {
  const treatments = await listShownTreatments(db, undefined)
  return treatments
    .filter(({ id }) => id !== UV)
    .flatMap(({ id, title, tarifs }) => {
      const price = leastPrice(tarifs)
      return price ? [{ title, price, href: `${treatmentPath(id)}#tarifs` }] : []
    })
    .sort((one, other) => parsePrice(other.price)! - parsePrice(one.price)!)
    .slice(0, MOST)
}
