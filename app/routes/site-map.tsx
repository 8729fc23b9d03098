import { pageTitle } from '../content/page-words'
import { SiteMap } from '../features/layout/site-map'
import { pageMeta } from '../http/page-meta.server'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import type { Route } from './+types/site-map'

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
