interface BookingPage {
  /** The kind of container that the booking service fills; also its id. */
  container: 'giftVoucher' | 'onlineShop' | 'account' | 'appointment'
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  title: string
  intro: string
  /** Said in its place where the page hosts the booking service. */
  introOnline?: string
  /** What the booking service does here, as the subject of a sentence: feminine, and singular. */
  service: string
  /** How to do without it. */
  help: string
}

/** The pages that host the booking service, by their address. */
export const BOOKING_PAGES: Record<'cheques-cadeaux' | 'nos-produits' | 'mon-compte' | 'rendez-vous', BookingPage> = {
  'cheques-cadeaux': {
    container: 'giftVoucher',
    appointments: false,
    title: 'Chèques-cadeaux',
    intro: 'Un soin, un rituel ou un montant : à vous de choisir, à la personne que vous gâtez de prendre son temps.',
    service: 'La vente de chèques-cadeaux en ligne',
    help: 'Dites-nous le montant ou le soin, et le nom à écrire : le chèque vous attend au centre, ou part par e-mail.',
  },
  'nos-produits': {
    container: 'onlineShop',
    appointments: false,
    title: 'Nos produits',
    intro: 'Les huiles, crèmes et baumes que nous utilisons en cabine.',
    service: 'La boutique en ligne',
    help: 'Demandez conseil et faites mettre de côté ce qui vous convient : vous le réglez en venant le prendre.',
  },
  'mon-compte': {
    container: 'account',
    appointments: true,
    title: 'Mon compte',
    intro: 'Vos rendez-vous, vos achats et vos coordonnées.',
    service: 'La page de votre compte',
    help: 'Pour déplacer ou annuler un rendez-vous, un appel suffit.',
  },
  'rendez-vous': {
    container: 'appointment',
    appointments: true,
    title: 'Rendez-vous',
    intro: "Appelez-nous : nous trouvons ensemble le soin, le jour et l'heure.",
    introOnline: "Choisissez le soin, le jour et l'heure, en ligne ou au téléphone.",
    service: 'La réservation en ligne',
    help: 'Dites-nous le soin qui vous tente et deux moments qui vous conviendraient.',
  },
}
