interface BookingPage {
  /** The kind of container that the booking service fills; also its id. */
  container: 'giftVoucher' | 'onlineShop' | 'account' | 'appointment'
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  /** What the booking service does here, as the subject of a sentence: feminine, and singular. */
  service: string
}

/** The pages that host the booking service, by their address. What they say is `textes`. */
export const BOOKING_PAGES: Record<'cheques-cadeaux' | 'nos-produits' | 'mon-compte' | 'rendez-vous', BookingPage> = {
  'cheques-cadeaux': {
    container: 'giftVoucher',
    appointments: false,
    service: 'La vente de chèques-cadeaux en ligne',
  },
  'nos-produits': {
    container: 'onlineShop',
    appointments: false,
    service: 'La boutique en ligne',
  },
  'mon-compte': {
    container: 'account',
    appointments: true,
    service: 'La page de votre compte',
  },
  'rendez-vous': {
    container: 'appointment',
    appointments: true,
    service: 'La réservation en ligne',
  },
}
