import { pageTitle } from '../../seo/page-words'
import { SiteMap } from './site-map'
import { findWords } from '../../cms/documents/words.server'
import { PageIntro, useWords } from '../../cms/edit/words'
import { pageExpiryContext, turnPageAt } from '../../opening/page-expiry.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { readEmptyPages } from '../../seo/empty-pages.server'
import { pageMeta } from '../../seo/page-meta.server'
import { readWithdrawnPages } from '../../seo/withdrawn-pages.server'
import { findOwnPicture } from '../../media/pictures.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/site-map-route'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [words, withdrawn, empty] = await Promise.all([
    findWords(site.db),
    readWithdrawnPages(site.db),
    readEmptyPages(site, momentOf(context)),
  ])
  if (empty.turn) turnPageAt(context.get(pageExpiryContext), empty.turn)
  return {
    hidden: [...withdrawn, ...empty.keys],
    picture: findOwnPicture('/images/textes/plan-du-site.jpg'),
    meta: await pageMeta({ context }, 'plan-du-site', ({ whose }) => ({
      name: words['plan-du-site'].titre,
      title: pageTitle(words['plan-du-site'].titre, whose),
      description: words['plan-du-site'].description,
    })),
  }
}

export default function SiteMapPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...loaderData.meta} />
      <PageHead
        title={useWords()['plan-du-site'].titre}
        intro={<PageIntro page="plan-du-site" />}
        picture={loaderData.picture}
        isClose
      />
      <SiteMap facts={matches[0].loaderData.facts} hidden={loaderData.hidden} />
    </>
  )
}
