import { FIXED_IDS } from '../content/collections'
import { BookingPage } from '../features/booking/booking-page'
import { siteContext } from '../http/site-context.server'
import { errorFields, log } from '../lib/log'
import { findDocument } from '../store/documents.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/booking'

/** The pages that host the booking service, by their address. */
const PAGES = {
  'cheques-cadeaux': {
    container: 'giftVoucher',
    appointments: false,
    title: 'Chèques-cadeaux',
    intro: 'Un soin, un rituel ou un montant : à vous de choisir, à la personne que vous gâtez de prendre son temps.',
    help: 'Dites-nous le montant ou le soin, et le nom à écrire : le chèque vous attend au centre, ou part par e-mail.',
  },
  'nos-produits': {
    container: 'onlineShop',
    appointments: false,
    title: 'Nos produits',
    intro: 'Les huiles, crèmes et baumes que nous utilisons en cabine.',
    help: 'Demandez conseil et faites mettre de côté ce qui vous convient : vous le réglez en venant le prendre.',
  },
  'mon-compte': {
    container: 'account',
    appointments: true,
    title: 'Mon compte',
    intro: 'Vos rendez-vous, vos achats et vos coordonnées.',
    help: 'Pour déplacer ou annuler un rendez-vous, un appel suffit.',
  },
  'rendez-vous': {
    container: 'appointment',
    appointments: true,
    title: 'Rendez-vous',
    intro: "Appelez-nous : nous trouvons ensemble le soin, le jour et l'heure.",
    help: 'Dites-nous le soin qui vous tente et deux moments qui vous conviendraient.',
  },
} as const

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const page = PAGES[pattern.replace('/', '') as keyof typeof PAGES]
  // The telephone needs no hours: without them the page still says how to reach the centre.
  const centre = await findDocument(context.get(siteContext).db, 'centres', FIXED_IDS.centres).catch((error) => {
    log('error', 'centre-unreadable', errorFields(error))
    return undefined
  })
  return { page, horaires: centre?.horaires }
}

export default function Booking({ loaderData, matches }: Route.ComponentProps) {
  const { page, horaires } = loaderData
  const { nom, telephone } = matches[0].loaderData.facts
  return (
    <>
      <title>{`${page.title} | ${nom}`}</title>
      <meta name="description" content={page.intro} />
      <PageHead title={page.title} intro={page.intro} />
      <BookingPage {...page} telephone={telephone} horaires={horaires} />
    </>
  )
}
