import { TERMS_UPDATED, termsOfSale } from '../content/legal/terms'
import { pageTitle } from '../content/page-words'
import { LegalText } from '../features/legal/legal-text'
import { findIdentity } from '../store/identity.server'
import { pageMeta } from '../http/page-meta.server'
import { siteContext } from '../http/site-context.server'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import type { Route } from './+types/terms'

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
