import { COLLECTIONS, definitionOf, FIXED_EMPTY_AT_FIRST, LISTS, type ListName } from '../cms/documents/collections.ts'
import type { Definition } from '../cms/documents/definition.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { listShown, listShownIds } from '../cms/documents/examples.server.ts'
import { FIXED_PAGES } from '../pages.ts'
import { dayAt } from '../lib/clock.ts'
import { isSame, type Fields } from '../lib/json.ts'
import { isShown, nextTurn, type Period } from '../lib/offer-period.ts'
import type { Site } from '../platform/site-context.server.ts'
import { readSiteSettings, type SiteSettings } from './site-settings.server.ts'

/** The pages that are empty without the booking service, unless they have a list of their own. */
const OF_THE_SERVICE = ['nos-produits', 'mon-compte']

/** Says whether a page waits for a booking service that is not there. */
export function lacksService(key: string, { host, key: secret }: SiteSettings['booking']): boolean {
  return OF_THE_SERVICE.includes(key) && !(host && secret)
}

/** The pages that visitors find nothing on, and when that may change by itself. */
interface EmptyPages {
  keys: Set<string>
  turn: Date | undefined
}

/** Reads which of the pages that are always there hold nothing that anybody would look for. */
export async function readEmptyPages(site: Pick<Site, 'db' | 'settings'>, now: Date): Promise<EmptyPages> {
  const { booking } = await readSiteSettings(site)
  const filled = new Map<Definition['page'], boolean>()
  const periods: Period[] = []
  for (const collection of LISTS as readonly ListName[]) {
    const { fields, page } = COLLECTIONS[collection]
    // What has no days is only counted: news may be many.
    const documents: Period[] =
      'au' in fields
        ? await listShown(site.db, collection, undefined)
        : (await listShownIds(site.db, collection)).map(() => ({}))
    filled.set(
      page,
      documents.some((document) => isShown(document, dayAt(now))),
    )
    periods.push(...documents)
  }
  for (const { collection, id } of FIXED_EMPTY_AT_FIRST) {
    const { page, fields, empty } = definitionOf(collection)
    const found = (await findDocument(site.db, collection, id)) as unknown as Fields | undefined
    filled.set(
      page,
      Object.keys(fields).some((name) => found && !isSame(found[name] ?? null, empty[name])),
    )
  }
  const isEmpty = (key: string) => {
    const isFilled = filled.get(FIXED_PAGES[key]!.path)
    return OF_THE_SERVICE.includes(key) ? lacksService(key, booking) && !isFilled : isFilled === false
  }
  return { keys: new Set(Object.keys(FIXED_PAGES).filter(isEmpty)), turn: nextTurn(periods, now) }
}
