import { BANNERS, CAROUSEL, CARDS, EXPERTS } from '../content/home'
import { HomePage } from '../features/home/home-page'
import { siteContext } from '../http/site-context.server'
import { pagePolicyContext } from '../http/page-policy.server'
import { pictureFinder } from '../store/pictures.server'
import type { Route } from './+types/home'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, settings } = context.get(siteContext)
  const { newsletterFormUrl } = settings
  const newsletterOpen = newsletterFormUrl !== '' && new URL(request.url).searchParams.has('lettre')
  if (newsletterOpen) context.get(pagePolicyContext).frames.push(new URL(newsletterFormUrl).origin)
  const illustrated = [...CAROUSEL, ...CARDS, ...EXPERTS]
  const find = await pictureFinder(db, [...illustrated.map(({ image }) => image), ...Object.values(BANNERS)])
  return {
    slides: CAROUSEL.map(({ image }) => find(image)!),
    cards: CARDS.map((card) => ({ ...card, picture: find(card.image)! })),
    experts: EXPERTS.map((expert) => ({ ...expert, picture: find(expert.image)! })),
    banners: {
      promotions: find(BANNERS.promotions)!,
      products: find(BANNERS.products)!,
      centre: find(BANNERS.centre)!,
      voucher: find(BANNERS.voucher)!,
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
