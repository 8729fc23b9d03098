import type { Sign } from '../../appearance/definition'
import type { Known } from '../../cms/edit/documents'
import type { OpeningStatus } from '../../opening/opening'

/** What header and footer say of the institute, on every page. */
export interface SiteFacts {
  nom: string
  sign: Sign
  telephone: string
  /** Where one can write; empty where there is no such address. */
  email: string
  adresse: { rue: string; code_postal: string; ville: string }
  /** The addresses of the institute's pages at social networks. */
  social: string[]
  referralUrl: string
  /** Whether there is a booking service, from elsewhere, on some pages. */
  hasBooking: boolean
  /** Whether there is a page at a booking service that does not come into this site. */
  hasBookingPage: boolean
  /** What the treatments are called, by their id, in their order. */
  titles: Record<string, string>
  navigation: Known<'navigation'>
  status: OpeningStatus | undefined
  /** Until when what the page says of the hours is so, in milliseconds since 1970, where they could be read. */
  until: number | undefined
  year: number
  /** Whether reduced goods may be called 'soldes' now. */
  isSale: boolean
}
