import { listShown } from '../../cms/documents/examples.server.ts'
import { dayAt } from '../../lib/clock.ts'
import { isShown, nextTurn } from '../../lib/offer-period.ts'
import { pictureFinder } from '../../media/pictures.server.ts'
import { turnPageAt, type PageExpiry } from '../../opening/page-expiry.server.ts'
import type { Database } from '../../platform/database/tables.ts'

/** How many goods the shop's page shows: the others stand on their own. */
const MOST = 2

/** Reads the first goods that have a price today, and lets the page change when one of them begins or ends. */
export async function readGoods(db: Database, viewer: object | undefined, expiry: PageExpiry, now: Date) {
  const all = await listShown(db, 'soldes', viewer)
  const turn = nextTurn(all, now)
  if (turn) turnPageAt(expiry, turn)
  const shown = all.filter((one) => isShown(one, dayAt(now))).slice(0, MOST)
  const find = await pictureFinder(
    db,
    shown.map(({ image }) => image),
  )
  return shown.map(({ id, titre, contenu, image, cadrage }) => ({
    id,
    titre,
    contenu,
    picture: find(image, titre, cadrage),
  }))
}
