import { CAROUSEL, CARDS, EXPERTS } from '../content/home'
import { HomePage } from '../features/home/home-page'
import { siteContext } from '../http/site-context.server'
import { pagePolicyContext } from '../http/page-policy.server'
import { findPicture } from '../store/pictures.server'
import type { Route } from './+types/home'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext)
  const { newsletterFormUrl } = settings
  const newsletterOpen = newsletterFormUrl !== '' && new URL(request.url).searchParams.has('lettre')
  if (newsletterOpen) context.get(pagePolicyContext).frames.push(new URL(newsletterFormUrl).origin)
  return {
    slides: CAROUSEL.map(({ image }) => findPicture(image)!),
    cards: CARDS.map((card) => ({ ...card, picture: findPicture(card.image)! })),
    experts: EXPERTS.map((expert) => ({ ...expert, picture: findPicture(expert.image)! })),
    banners: {
      promotions: findPicture('/images/accueil/promotions.jpg')!,
      products: findPicture('/images/accueil/produits.jpg')!,
      centre: findPicture('/images/accueil/centre.jpg')!,
      voucher: findPicture('/images/accueil/cheques-cadeaux.jpg')!,
    },
    newsletter: { url: newsletterFormUrl, open: newsletterOpen },
  }
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { nom, adresse } = matches[0].loaderData.facts
  return (
    <>
      <title>{`${nom} : institut de beauté et de soins`}</title>
      <meta
        name="description"
        content="Soins du visage et du corps, épilation, beauté du regard, mains et pieds, maquillage : les soins, leurs prix et comment prendre rendez-vous."
      />
      <HomePage {...loaderData} ville={adresse.ville} />
    </>
  )
}
