import { pageTitle } from '../../seo/page-words'
import { SiteMap } from './site-map'
import { pageMeta } from '../../seo/page-meta.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/site-map-route'

export async function loader({ context }: Route.LoaderArgs) {
  return {
    meta: await pageMeta({ context }, 'plan-du-site', ({ whose }) => ({
      name: 'Plan du site',
      title: pageTitle('Plan du site', whose),
      description: 'Toutes les pages du site : les soins, les actualités et les offres, le centre et la réservation.',
    })),
  }
}

export default function SiteMapPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...loaderData.meta} />
      <PageHead title="Plan du site" intro="Toutes les pages, en un coup d'œil." />
      <SiteMap facts={matches[0].loaderData.facts} />
    </>
  )
}
