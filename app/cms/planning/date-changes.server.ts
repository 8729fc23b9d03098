import { rowFields } from '../documents/change-fields.server.ts'
import { isCollection } from '../documents/collections.ts'
import { listDocuments } from '../documents/documents.server.ts'
import { treatmentAt, treatmentKey } from '../documents/page-keys.ts'
import { withoutDrafts } from '../documents/shown-documents.server.ts'
import { asItWas, asItWillBe, MONTHLY_AGE } from '../documents/site-then.server.ts'
import { isSame } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addressWords, plannedSentences } from './plan-words.ts'

/** The most sentences that are told of what is other on a day. */
const SENTENCES = 60

/** The site as it is read on another day, and what changes between now and then. */
export interface OtherDay {
  db: Database
  /** The moment that is shown: that of the first content where an earlier one was asked for. */
  moment: Date
  isPast: boolean
  /** Whether there was nothing to read yet at the moment that was asked for. */
  isBefore: boolean
  /** Whether only the end of each month is known of so long ago. */
  isMonthly: boolean
  /** In the words of the history, in the order of time: from then to now, or from now to then. */
  changes: string[]
  /** How many documents are other that are not told of. */
  more: number
}

/** Makes the site readable as of a moment, for visitors: planned changes made in their order, or as it was. */
export async function openOtherDay(db: Database, asked: Date, now: Date): Promise<OtherDay> {
  const isPast = asked < now
  const moment = isPast ? await notBeforeFirst(db, asked) : asked
  const then = isPast ? await asItWas(db, moment) : await asItWillBe(db, moment)
  const shown = withoutDrafts(db)
  const [from, to] = isPast ? [then, shown] : [shown, then]
  const isMonthly = now.getTime() - moment.getTime() > MONTHLY_AGE
  return { db: then, moment, isPast, isBefore: moment > asked, isMonthly, ...(await changesBetween(from, to)) }
}

/** How long the first content may take to be written, in milliseconds. */
const FIRST_CONTENT_TAKES = 60_000

/** Before there was anything to read, it is read as it began. */
async function notBeforeFirst(db: Database, asked: Date): Promise<Date> {
  const row = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.min('saved_at').as('first'))
    .executeTakeFirst()
  if (!row?.first) return asked
  const until = new Date(Date.parse(row.first) + FIRST_CONTENT_TAKES).toISOString()
  const { last } = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('saved_at').as('last'))
    .where('author', 'is', null)
    .where('version', '=', 1)
    .where('saved_at', '<=', until)
    .executeTakeFirstOrThrow()
  const began = new Date(last ?? row.first)
  return asked < began ? began : asked
}

async function changesBetween(from: Database, to: Database): Promise<{ changes: string[]; more: number }> {
  const [before, after] = [await states(from), await states(to)]
  const former = await movedPages(to, before, after)
  const moved = new Set(former.values())
  const isOther = (key: string) => before.get(former.get(key) ?? key) !== after.get(key)
  // Where addresses lead is told of the pages that have others.
  const isRead = (key: string) => !moved.has(key) && !key.startsWith('redirections/')
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => isRead(key) && isOther(key))
  const changes: string[] = []
  let told = 0
  for (const key of keys) {
    if (changes.length >= SENTENCES) break
    const [collection, id] = partsOf(key)
    told += 1
    if (!isCollection(collection)) continue
    const [was, is] = [await fieldsAt(from, former.get(key) ?? key), await fieldsAt(to, key)]
    // What begins and ends until then is as it was.
    if (isSame(was, is)) continue
    changes.push(...plannedSentences({ collection, id, before: was, after: is }))
    if (former.has(key) && collection === 'categories') changes.push(addressWords(collection, id))
  }
  return { changes, more: keys.length - told }
}

/** Where documents that have another address were before, each by its key now: a treatment, and what is said of its page. */
async function movedPages(
  to: Database,
  before: Map<string, number>,
  after: Map<string, number>,
): Promise<Map<string, string>> {
  const next = new Map(
    (await listDocuments(to, 'redirections')).map(({ ancienne, nouvelle }) => [
      treatmentAt(ancienne),
      treatmentAt(nouvelle),
    ]),
  )
  const moved = new Map<string, string>()
  for (const key of [(id: string) => `categories/${id}`, (id: string) => `pages/${treatmentKey(id)}`])
    for (const was of next.keys()) {
      if (was === undefined || !before.has(key(was))) continue
      const seen = new Set([was])
      let is = next.get(was)
      // It may have changed more than once.
      while (is !== undefined && !after.has(key(is)) && !seen.has(is)) {
        seen.add(is)
        is = next.get(is)
      }
      if (is !== undefined && after.has(key(is)) && !before.has(key(is))) moved.set(key(is), key(was))
    }
  return moved
}

function partsOf(key: string): [collection: string, id: string] {
  const place = key.indexOf('/')
  return [key.slice(0, place), key.slice(place + 1)]
}

async function states(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(['collection', 'id', 'version'])
    .orderBy('collection')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ collection, id, version }) => [`${collection}/${id}`, Number(version)]))
}

async function fieldsAt(db: Database, key: string) {
  const [collection, id] = partsOf(key)
  const row = await db
    .selectFrom('documents')
    .select('data')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst()
  return rowFields(row)
}
