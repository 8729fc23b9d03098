import { Guide } from './guide'
import { GUIDE_HTML } from './guide.server'
import { PageHead } from '../ui/page-head'
import { PrivateHead } from '../ui/private-head'
import type { Route } from './+types/guide-route'

export function loader() {
  return { html: GUIDE_HTML }
}

export default function GuidePage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Guide de l'administration" site={matches[0].loaderData.facts.nom} />
      <PageHead title="Guide de l'administration" />
      <Guide html={loaderData.html} />
    </>
  )
}
