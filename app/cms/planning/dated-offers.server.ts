import { documentName, documentPage } from '../documents/document-names.ts'
import { listShown } from '../documents/examples.server.ts'
import { dayAt } from '../../lib/clock.ts'
import { fr } from '../../lib/french-typography.ts'
import { periodWords, stageOf } from '../../lib/offer-period.ts'
import type { Database } from '../../platform/database/tables.ts'

/** An offer that begins or ends of itself, by its own days. */
export interface DatedOffer {
  id: string
  /** The next of its days. */
  day: string
  period: string
  words: string
  page: { href: string; name: string }
}

/** Lists the offers that visitors will begin or cease to see without anything being planned, the next one first. */
export async function listDatedOffers(db: Database, now: Date): Promise<DatedOffer[]> {
  const today = dayAt(now)
  const offers: DatedOffer[] = []
  for (const collection of ['offresDuMoment', 'ventesPrivees', 'soldes'] as const)
    for (const offer of await listShown(db, collection, undefined)) {
      const day = stageOf(offer, today) === 'coming' ? offer.du : offer.au
      if (!day || day < today || offer.brouillon) continue
      const { id, titre } = offer
      const { subject } = documentName(collection, id, { titre })
      const page = documentPage(collection, id, { titre })
      offers.push({ id, day, period: periodWords(offer, today), words: fr(subject), page })
    }
  return offers.sort((one, other) => one.day.localeCompare(other.day))
}
