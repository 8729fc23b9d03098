/** What visitors' pages read of their address beyond its path. Anything else in it changes no page. */
export const PARAMETERS = {
  /** A page of the news, from 2. */
  newsPage: 'page',
  /** Asks for the newsletter form, whatever its value. */
  newsletter: 'lettre',
  /** Says that the notice on UV tanning was read. */
  notice: 'notice',
  /** What is to be booked: a treatment, and one of its priced lines; or an offer; or somebody of the team. */
  treatment: 'soin',
  tarif: 'tarif',
  offer: 'offre',
  member: 'avec',
  /** The amount of a voucher. */
  amount: 'montant',
  /** The words that prices are looked for by. */
  search: 'q',
  /** A former version of the terms of sale, by its number. */
  termsVersion: 'version',
  /** Asks for the player of another site, by its place on the page from 1. */
  recording: 'lecture',
  /** Under a form of which page of administrators a session has ended. */
  ended: 'fin',
} as const

/** What an administrator's address asks for beside the page itself. */
export const ASKED = {
  form: 'modifier',
  removal: 'supprimer',
  before: 'avant',
  /** Of what waits to be added, which plan that is. */
  planned: 'prevu',
  done: 'enregistre',
  /** Of what was saved, why pictures of other sites are not shown. */
  unshown: 'sans-image',
} as const
