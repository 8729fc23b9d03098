import { TERMS_UPDATED, termsOfSale } from './terms-first-content'
import { pageTitle } from '../../seo/page-words'
import { LegalText } from './legal-text'
import { findIdentity } from '../../cms/documents/identity.server'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/terms-route'

export async function loader({ context }: Route.LoaderArgs) {
  return {
    meta: await pageMeta({ context }, 'cgv', ({ whose }) => ({
      name: 'Conditions générales de vente',
      title: pageTitle('Conditions générales de vente', whose),
      description: 'Réservation, annulation, prix, paiement, fidélité, parrainage, rétractation et litiges.',
    })),
    sections: termsOfSale(await findIdentity(context.get(siteContext).db)),
  }
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...loaderData.meta} />
      <PageHead title="Conditions générales de vente" intro={`Mises à jour le ${TERMS_UPDATED}`} />
      <LegalText sections={loaderData.sections} numbered />
    </>
  )
}
