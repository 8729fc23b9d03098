import { pageTitle } from '../../seo/page-words'
import { SiteMap } from './site-map'
import { findWords } from '../../cms/documents/words.server'
import { PageIntro, useWords } from '../../cms/edit/words'
import { siteContext } from '../../platform/site-context.server'
import { pageMeta } from '../../seo/page-meta.server'
import { readWithdrawnPages } from '../../seo/withdrawn-pages.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/site-map-route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [words, withdrawn] = await Promise.all([findWords(db), readWithdrawnPages(db)])
  return {
    withdrawn: [...withdrawn],
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
      <PageHead title={useWords()['plan-du-site'].titre} intro={<PageIntro page="plan-du-site" />} />
      <SiteMap facts={matches[0].loaderData.facts} withdrawn={loaderData.withdrawn} />
    </>
  )
}
