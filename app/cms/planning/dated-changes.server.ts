import { documentName, documentPage } from '../documents/document-names.ts'
import { listShown } from '../documents/examples.server.ts'
import { findIdentity } from '../documents/identity.server.ts'
import { dayAt } from '../../lib/clock.ts'
import { frenchDays } from '../../lib/french-days.ts'
import { fr } from '../../lib/french-typography.ts'
import { periodWords, stageOf } from '../../lib/offer-period.ts'
import { upperFirst } from '../../lib/upper-first.ts'
import { upcoming, withUsualHours } from '../../opening/opening.ts'
import { hoursWords, parseHours } from '../../opening/parse-hours.ts'
import type { Database } from '../../platform/database/tables.ts'

/** What begins or ends of itself, by its own days. */
export interface DatedChange {
  key: string
  /** The next of its days. */
  day: string
  period: string
  words: string
  page: { href: string; name: string }
}

/** Lists what visitors will begin or cease to see without anything being planned, the next one first: offers, and other hours. */
export async function listDatedChanges(db: Database, now: Date): Promise<DatedChange[]> {
  const today = dayAt(now)
  const changes = [...(await listOffers(db, today)), ...(await listHours(db, today))]
  return changes.sort((one, other) => one.day.localeCompare(other.day))
}

async function listOffers(db: Database, today: string): Promise<DatedChange[]> {
  const offers: DatedChange[] = []
  for (const collection of ['offresDuMoment', 'ventesPrivees', 'soldes'] as const)
    for (const offer of await listShown(db, collection, undefined)) {
      const day = stageOf(offer, today) === 'coming' ? offer.du : offer.au
      if (!day || day < today || offer.brouillon) continue
      const { id, titre } = offer
      const { subject } = documentName(collection, id, { titre })
      const page = documentPage(collection, id, { titre })
      offers.push({ key: `${collection}/${id}`, day, period: periodWords(offer, today), words: fr(subject), page })
    }
  return offers
}

async function listHours(db: Database, today: string): Promise<DatedChange[]> {
  const centre = await findIdentity(db)
  const { id } = centre
  const page = documentPage('centres', id, null)
  return upcoming(withUsualHours(centre), today).map(({ du, au = du, horaires, motif }) => {
    const hours = parseHours(horaires)?.length === 0 ? 'Fermé' : `Horaires : ${hoursWords(horaires)}`
    const words = `${hours}${motif.trim() && ` (${motif.trim()})`}`
    const period = upperFirst(frenchDays(du, au, today.slice(0, 4)))
    return { key: `${du}/${au}`, day: du > today ? du : au, period: fr(period), words: fr(words), page }
  })
}
