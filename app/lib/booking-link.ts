import { plainText } from './plain-text.ts'
import { remembered } from './remembered.ts'
import { PARAMETERS } from './page-parameters.ts'
import { slug } from './slug.ts'

/** What the page's script needs to bring the booking service in. */
export interface BookingWidget {
  /** The id of the container, and the beginning of its name in the service's configuration. */
  container: string
  key: string
  color: string
  /** The addresses of the service's two scripts, in the order in which they run. */
  scripts: string[]
}

/** The longest name of a line that an address carries, in characters. */
const NAME_LIMIT = 80

/** The name of a priced line as an address carries it. */
export function tarifName(html: string): string {
  return plainText(html, NAME_LIMIT)
}

/** The address of the page that books a line of a treatment, or the treatment as a whole; with what was chosen before it. */
export function bookingLink(soin: string, name?: string, before?: string): string {
  const treatment = `/rendez-vous?${before ? `${before}&` : ''}${PARAMETERS.treatment}=${encoded(soin)}`
  return name ? `${treatment}&${PARAMETERS.tarif}=${encodedTarif(name)}` : treatment
}

/** The address of the page that books an offer. */
export function offerLink(id: string): string {
  return `/rendez-vous?${offerQuery(id)}`
}

/** The address of the page that books an appointment with somebody of the team. */
export function memberLink(name: string): string {
  return `/rendez-vous?${memberQuery(name)}`
}

/** The address of the page on which a voucher of an amount is asked for. */
export function voucherLink(amount: string): string {
  return `/cheques-cadeaux?${PARAMETERS.amount}=${encoded(amount)}`
}

/** How an address says that an offer was chosen. */
export const offerQuery = (id: string): string => `${PARAMETERS.offer}=${encoded(id)}`

/** How an address says that somebody of the team was chosen. */
export const memberQuery = (name: string): string => `${PARAMETERS.member}=${encoded(memberKey(name))}`

/** What an address calls somebody of the team: her name itself, where it has no letter or figure of ours. */
export const memberKey = (name: string): string => slug(name) || name

/** A text as an address carries it. Source: WHATWG, URL, « application/x-www-form-urlencoded ». */
const encoded = (text: string) => String(new URLSearchParams([['', text]])).slice(1)

const encodedTarif = remembered((name: string) => encoded(tarifName(name)))
