import { Guide } from './guide'
import { GUIDE_HTML } from './guide.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/guide-route'

export function loader() {
  return { html: GUIDE_HTML }
}

export default function GuidePage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <title>{`Guide de l'administration | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title="Guide de l'administration" />
      <Guide html={loaderData.html} />
    </>
  )
}
