import { FIXED_IDS } from '../../cms/documents/collections'
import { BANNERS, CAROUSEL, CARDS, EXPERTS, expertsOf, titledCards } from './first-content'
import { FeedLink } from '../../seo/feed-link'
import { PARAMETERS } from '../../lib/page-parameters'
import { todaysNotice } from '../../opening/opening'
import { homeTitle } from '../../seo/page-words'
import { salon, website } from '../../seo/structured-data'
import { HomePage } from './view'
import { pageMeta, readable, sharedPicture } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { pagePolicyContext } from '../../platform/pages/page-policy.server'
import { dayAt } from '../../lib/clock'
import { findDocument, listDocuments } from '../../cms/documents/documents.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { pictureFinder } from '../../media/pictures.server'
import { titlesOf } from '../../cms/documents/treatment-titles.server'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, settings } = context.get(siteContext)
  const { newsletterFormUrl } = settings
  const newsletterOpen = newsletterFormUrl !== '' && new URL(request.url).searchParams.has(PARAMETERS.newsletter)
  if (newsletterOpen) context.get(pagePolicyContext).frames.push(new URL(newsletterFormUrl).origin)
  const illustrated = [...CAROUSEL, ...CARDS, ...EXPERTS]
  const find = await pictureFinder(db, [...illustrated.map(({ image }) => image), ...Object.values(BANNERS)])
  const [treatments, team, centre] = await Promise.all([
    listDocuments(db, 'categories'),
    findDocument(db, 'team', FIXED_IDS.team),
    readable(findIdentity(db), undefined),
  ])
  const { facebook, instagram } = settings.social
  return {
    notice: centre && todaysNotice(centre, dayAt(new Date())),
    meta: await pageMeta({ context }, 'accueil', ({ centre, whose, origin }) => ({
      title: homeTitle(whose),
      description:
        'Soins du visage et du corps, épilation, beauté du regard, mains et pieds, maquillage : les soins, leurs prix et comment prendre rendez-vous.',
      things: [
        salon(
          centre,
          { origin, picture: sharedPicture(find(BANNERS.centre)!, origin), sameAs: [facebook, instagram], treatments },
          dayAt(new Date()),
        ),
        website(centre, origin),
      ],
    })),
    slides: CAROUSEL.map(({ image }) => find(image)!),
    cards: titledCards(titlesOf(treatments)).map((card) => ({ ...card, picture: find(card.image)! })),
    experts: expertsOf(team?.members ?? []).map((expert) => ({ ...expert, picture: find(expert.image)! })),
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
  const { adresse } = matches[0].loaderData.facts
  const { meta, ...content } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <FeedLink />
      <HomePage {...content} ville={adresse.ville} />
    </>
  )
}
