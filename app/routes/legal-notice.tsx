import { legalNotice } from '../content/legal/notice'
import { LegalText } from '../features/legal/legal-text'
import { findIdentity } from '../store/identity.server'
import { siteContext } from '../http/site-context.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/legal-notice'

export async function loader({ context }: Route.LoaderArgs) {
  return { sections: legalNotice(await findIdentity(context.get(siteContext).db)) }
}

export default function LegalNoticePage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <title>{`Mentions légales | ${matches[0].loaderData.facts.nom}`}</title>
      <meta
        name="description"
        content="Éditeur, hébergement, propriété intellectuelle, responsabilité, cookies et contact."
      />
      <PageHead title="Mentions légales" />
      <LegalText sections={loaderData.sections} />
    </>
  )
}
