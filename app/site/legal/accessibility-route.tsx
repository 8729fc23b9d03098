import { accessibility, pagesWithUntoldFilms } from './accessibility'
import { pageTitle } from '../../seo/page-words'
import { UV_TREATMENT } from '../treatment/uv-first-content'
import { LegalText } from './legal-text'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { listDocuments } from '../../cms/documents/documents.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/accessibility-route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const treatments = await listDocuments(db, 'categories')
  const pages = [
    { ...UV_TREATMENT, href: '/soins/bronzage-uv' },
    ...treatments.map((page) => ({ ...page, href: `/soins/${encodeURIComponent(page.id)}` })),
  ]
  return {
    meta: await pageMeta({ context }, 'accessibilite', ({ whose }) => ({
      name: 'Accessibilité',
      title: pageTitle("Déclaration d'accessibilité", whose),
      description: "Ce qui est accessible à tous sur ce site, ce qui ne l'est pas encore, et à qui le dire.",
    })),
    sections: accessibility(await findIdentity(db), pagesWithUntoldFilms(pages)),
  }
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...loaderData.meta} />
      <PageHead title="Accessibilité" intro="Ce que tout le monde peut faire sur ce site, et ce qui manque encore." />
      <LegalText sections={loaderData.sections} />
    </>
  )
}
