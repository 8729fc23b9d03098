import { listDocuments } from '../../cms/documents/documents.server.ts'
import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { withoutDrafts } from '../../cms/documents/shown-documents.server.ts'
import { asItWas, asItWillBe } from '../../cms/documents/site-then.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { DATE, readAskedMoment } from '../../lib/asked-moment.ts'
import { dayAt } from '../../lib/clock.ts'
import { frenchDate } from '../../lib/french-date.ts'
import { fr } from '../../lib/french-typography.ts'
import { drawQrCode } from '../../lib/qr-code.server.ts'

/** The parameter by which the code of a sheet says as of when its prices are. */
const SHEET = 'feuille'

/** What an administrator is told who comes from a sheet on paper. */
export interface SheetNotice {
  words: string
  /** The address of what the sheet shows. */
  href: string
}

/** Says whether a page is a list of prices on paper. */
const isSheet = (path: string) => path === '/tarifs' || path.startsWith('/soins/')

/** Draws the code that leads from the sheet of a day to the page of today; undefined for a page that is no list of prices. */
export function sheetCode(origin: string, path: string, moment: Date): ReturnType<typeof drawQrCode> | undefined {
  const day = dayAt(moment)
  const isWholeDay = readAskedMoment(day)?.getTime() === moment.getTime()
  const asked = isWholeDay ? day : moment.toISOString()
  return isSheet(path) ? drawQrCode(`${origin}${path}?${SHEET}=${encodeURIComponent(asked)}`) : undefined
}

/** Tells how many prices have changed since the sheet that an address comes from; undefined where it comes from none. */
export async function readSheetNotice(db: Database, address: string, now: Date): Promise<SheetNotice | undefined> {
  const { pathname, searchParams } = new URL(address)
  const asked = searchParams.get(SHEET)
  const moment = asked === null ? undefined : readAskedMoment(asked)
  if (!asked || !moment || !isSheet(pathname)) return undefined
  const isPast = moment <= now
  const then = isPast ? await asItWas(db, moment) : await asItWillBe(db, moment)
  const [, , id] = pathname.split('/')
  const compared = { sheet: then, now: withoutDrafts(db), isPast }
  const count = await countOther(compared, id && decodeURIComponent(id))
  const sheet = `la feuille du ${frenchDate(dayAt(moment))}`
  return {
    words: fr(isPast ? since(sheet, count) : until(sheet, count)),
    href: `${pathname}?${DATE}=${encodeURIComponent(asked)}`,
  }
}

function since(sheet: string, count: number): string {
  if (count === 0) return `Aucun prix n'a changé depuis ${sheet} : elle est à jour.`
  return `Depuis ${sheet}, ${count === 1 ? '1 prix a changé' : `${count} prix ont changé`}.`
}

function until(sheet: string, count: number): string {
  if (count === 0) return `Les prix d'aujourd'hui sont ceux de ${sheet}.`
  if (count === 1) return `1 prix d'aujourd'hui n'est pas celui de ${sheet}.`
  return `${count} prix d'aujourd'hui ne sont pas ceux de ${sheet}.`
}

/** Counts the prices of a sheet that are others now, or are no more: of one treatment, by its address of today, or of all. */
async function countOther({ sheet, now, isPast }: Compared, id: string | undefined): Promise<number> {
  const [printed, standing] = await Promise.all([sheet, now].map((read) => listDocuments(read, 'categories')))
  // A treatment that has another address is the same.
  const lead = await laterPath(isPast ? now : sheet, isPast ? standing! : printed!)
  const ofPrinted = isPast ? lead : treatmentPath
  const ofStanding = isPast ? treatmentPath : lead
  const prices = new Map(
    standing!.flatMap((one) => one.tarifs.map((tarif) => [`${ofStanding(one.id)}/${tarif.id}`, tarif.price] as const)),
  )
  return printed!
    .filter((one) => id === undefined || ofPrinted(one.id) === ofStanding(id))
    .flatMap((one) => one.tarifs.filter((tarif) => prices.get(`${ofPrinted(one.id)}/${tarif.id}`) !== tarif.price))
    .length
}

interface Compared {
  sheet: Database
  now: Database
  isPast: boolean
}

/** Makes what says where a treatment stands later that had an address before. */
async function laterPath(later: Database, treatments: { id: string }[]): Promise<(id: string) => string> {
  const standing = new Set(treatments.map(({ id }) => treatmentPath(id)))
  const moved = new Map(
    (await listDocuments(later, 'redirections')).map(({ ancienne, nouvelle }) => [ancienne, nouvelle]),
  )
  return (id) => {
    let path = treatmentPath(id)
    for (const passed = new Set<string>(); !standing.has(path) && !passed.has(path); path = moved.get(path) ?? path)
      passed.add(path)
    return path
  }
}
