import { TERMS_UPDATED, termsOfSale } from '../content/legal/terms'
import { LegalText } from '../features/legal/legal-text'
import { findIdentity } from '../store/identity.server'
import { siteContext } from '../http/site-context.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/terms'

export async function loader({ context }: Route.LoaderArgs) {
  return { sections: termsOfSale(await findIdentity(context.get(siteContext).db)) }
}

export default function TermsPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <title>{`Conditions générales de vente | ${matches[0].loaderData.facts.nom}`}</title>
      <meta
        name="description"
        content="Réservation, annulation, prix, paiement, fidélité, parrainage, rétractation et litiges."
      />
      <PageHead title="Conditions générales de vente" intro={`Mises à jour le ${TERMS_UPDATED}`} />
      <LegalText sections={loaderData.sections} numbered />
    </>
  )
}
