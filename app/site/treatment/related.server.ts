import { treatmentAt } from '../../cms/documents/page-keys'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { pictureFinder } from '../../media/pictures.server'
import type { Database } from '../../platform/database/tables'
import { readable } from '../../seo/page-meta.server'
import type { Treatment } from './definition'
import type { RelatedTreatment } from './goes-with'
import { leastPrice } from './price-groups'
import { listedPicture } from './treatments.server'
import { UV } from './uv-first-content'

/**
 * Reads what the cards of the treatments that these lead to show, by their ids: no price and no picture of the one
 * that the law forbids to advertise. Returns nothing of a page that is no treatment.
 */
export async function readRelated(
  db: Database,
  related: NonNullable<Treatment['avec']>,
  viewer: object | undefined,
): Promise<Record<string, RelatedTreatment>> {
  if (related.length === 0) return {}
  const ids = new Set(related.map(({ lien }) => treatmentAt(lien)))
  const treatments = await readable(listShownTreatments(db, viewer), [])
  const found = treatments.filter(({ id }) => ids.has(id))
  const find = await pictureFinder(
    db,
    found.map(({ image = '' }) => image),
  )
  return Object.fromEntries(
    found.map((treatment) => {
      const { id, accroche, tarifs } = treatment
      const least = id === UV ? undefined : leastPrice(tarifs)
      return [id, { words: accroche, least, picture: listedPicture(treatment, find) }]
    }),
  )
}
