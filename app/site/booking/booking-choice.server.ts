import { bookingLink, memberKey, memberQuery, offerQuery, tarifName } from '../../lib/booking-link.ts'
import { periodWords } from '../../lib/offer-period.ts'
import { plainText } from '../../lib/plain-text.ts'
import { completePrice } from '../../lib/price.ts'
import { isHeading } from '../../lib/price-headings.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { quoted } from '../../lib/quoted.ts'
import { readPricedLine } from '../../ui/offer-lines.tsx'
import type { Database } from '../../platform/database/tables.ts'
import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { findShown } from '../../cms/documents/examples.server.ts'
import { durations, timedName } from '../treatment/duration.ts'
import type { Tarif } from '../treatment/definition.ts'
import { bookedName, boughtAlone, leastPrice, priceGroups } from '../treatment/price-groups.ts'
import { shownPrices } from '../treatment/reference-prices.server.ts'
import { UV, UV_NOTICE } from '../treatment/uv-first-content.ts'

/** The longest id that is looked for, in characters. */
const ID_LIMIT = 200

/** What a visitor chose on a treatment's page, among the offers or in the team. */
export interface BookingChoice {
  title: string
  /** The offer, or whose hands, that was chosen before the treatment, as it is said. */
  before?: string
  /** Where she chose it. */
  from: string
  /** The priced line as HTML; its price only where no other line has that name. */
  line?: { name: string; duration: string; price?: string }
  /** How long a treatment takes and what it costs at least, where no line of it was chosen. */
  facts?: string[]
  /** The treatment's picture, where it has one. */
  picture?: { image: string; cadrage?: string | undefined }
  /** What else of the treatment can be booked, by the headings of its prices; nothing of the UV booth. */
  groups?: BookableGroup[]
}

/** An offer, or somebody of the team, that a treatment is then chosen for. */
export interface FirstChoice extends BookingChoice {
  before: string
  /** How an address says so. */
  query: string
  /** The treatments that she does, by their titles. */
  own?: string[]
}

/** Lines of a treatment below their heading, '' where there is none. */
export interface BookableGroup {
  heading: string
  lines: { name: string; duration: string; price: string; href: string; isChosen: boolean }[]
}

/**
 * Finds the treatment, and the line of it, that an address names: every word of the answer is from the site's own
 * documents. Returns undefined for a treatment that does not exist, no line for one that the treatment has not.
 */
export async function findBookingChoice(
  db: Database,
  id: string | null,
  name: string | null,
  now: Date,
  before?: FirstChoice,
): Promise<BookingChoice | undefined> {
  if (!id || id.length > ID_LIMIT) return undefined
  const treatment = await findShown(db, 'categories', id, undefined)
  if (!treatment || treatment.masque) return undefined
  const { title, image, cadrage } = treatment
  const from = `${treatmentPath(treatment.id)}#tarifs`
  // How long one stays in the UV booth is not chosen, and the law lets nobody be invited to it.
  if (id === UV) return { title, from, facts: [UV_NOTICE.paragraphs[3]!] }
  const chosen = {
    title,
    from,
    ...(before && { before: before.before }),
    ...(image && { picture: { image, cadrage } }),
  }
  const tarifs = await shownPrices(db, treatment, now)
  const lines = priceGroups(tarifs).flatMap(({ heading, lines }) =>
    lines.filter(isBookable).flatMap((line) => {
      const booked = bookedName(tarifs, heading, line)
      return [line.name, booked].some((called) => tarifName(called) === name) ? [{ line, booked }] : []
    }),
  )
  const [{ line, booked } = {}] = lines
  const isOne = lines.length === 1
  const groups = bookable(treatment.id, tarifs, isOne ? line : undefined, before?.query)
  if (!line) return { ...chosen, groups, facts: inShort(tarifs) }
  const found = isOne
    ? { ...timedName({ ...line, name: booked! }), ...(line.price && { price: line.price }) }
    : timedName(line)
  return { ...chosen, groups, line: found }
}

const isBookable = (tarif: Tarif) => tarif.reservable !== false && !isHeading(tarif)

/** Lists what can be booked of a treatment. */
function bookable(id: string, tarifs: Tarif[], chosen: Tarif | undefined, before?: string): BookableGroup[] {
  return priceGroups(tarifs)
    .map(({ heading, lines }) => ({
      heading: plainText(heading),
      lines: lines.filter(isBookable).map((tarif) => {
        const { name, duration } = timedName(tarif)
        const href = bookingLink(id, bookedName(tarifs, heading, tarif), before)
        return { name: plainText(name), duration, price: tarif.price, href, isChosen: tarif === chosen }
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** How long a treatment takes, and from what price, where its lines say so. */
function inShort(tarifs: Tarif[]): string[] {
  return [durations(boughtAlone(tarifs)) ?? '', leastPrice(tarifs) ?? ''].filter(Boolean)
}

/** Finds who of the team is named as an address names her; undefined for nobody. */
export async function findBookingMember(db: Database, name: string | null): Promise<FirstChoice | undefined> {
  if (!name || name.length > ID_LIMIT) return undefined
  const team = await findShown(db, 'team', FIXED_IDS.team, undefined)
  const member = team?.members.find((one) => memberKey(one.name) === name)
  return (
    member && {
      title: member.name,
      from: '/nos-expertes',
      before: `avec ${member.name}`,
      query: memberQuery(member.name),
      own: member.specialites ?? [],
    }
  )
}

/** The lists of offers that are booked, with their pages. */
const OFFERS = { offresDuMoment: '/offres-du-moment', ventesPrivees: '/ventes-privees' } as const

/** Finds the offer that an address names; undefined for one that there is not, or that does not hold on a day. */
export async function findBookingOffer(
  db: Database,
  id: string | null,
  today: string,
): Promise<FirstChoice | undefined> {
  if (!id || id.length > ID_LIMIT) return undefined
  for (const collection of ['offresDuMoment', 'ventesPrivees'] as const) {
    const offer = await findShown(db, collection, id, undefined)
    if (!offer || offer.brouillon || (offer.du && offer.du > today) || (offer.au && offer.au < today)) continue
    const [priced] = offer.contenu.flatMap((line) => readPricedLine(line) ?? [])
    const facts = [priced ? completePrice(priced.price) : '', periodWords({ au: offer.au }, today)].filter(Boolean)
    return {
      title: offer.titre,
      from: `${OFFERS[collection]}#${encodeURIComponent(id)}`,
      before: quoted(offer.titre),
      query: offerQuery(id),
      ...(facts.length > 0 && { facts }),
    }
  }
  return undefined
}
