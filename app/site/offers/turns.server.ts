import { listDocuments } from '../../cms/documents/documents.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { fr } from '../../lib/french-typography.ts'
import { oneLine } from '../../lib/plain-text.ts'
import { stageOf } from '../../lib/offer-period.ts'
import { quoted } from '../../lib/quoted.ts'

const COLLECTIONS = ['offresDuMoment', 'ventesPrivees', 'soldes'] as const

/** A site as it is read on a day. */
interface OnDay {
  db: Database
  day: string
}

/** Tells of the offers that begin or end by their own days between two days, the earlier first. */
export async function offerTurns(earlier: OnDay, later: OnDay): Promise<string[]> {
  const turns: string[] = []
  for (const collection of COLLECTIONS) {
    const before = new Map((await listDocuments(earlier.db, collection)).map((offer) => [offer.id, offer]))
    for (const offer of await listDocuments(later.db, collection)) {
      const was = before.get(offer.id)
      if (!was || was.brouillon || offer.brouillon) continue
      const [from, to] = [stageOf(was, earlier.day), stageOf(offer, later.day)]
      if (from === to) continue
      const word = to === 'now' ? 'commence' : to === 'coming' ? 'est annoncé pour plus tard' : 'se termine'
      turns.push(
        fr(`${quoted(oneLine(offer.titre, 80))} ${from === 'coming' && to === 'over' ? `commence et ${word}` : word}`),
      )
    }
  }
  return turns
}
