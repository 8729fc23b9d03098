import { FIXED_IDS } from '../../cms/documents/collections'
import { CENTRE } from '../centre/first-content'
import { legalNotice } from './notice'
import { pageTitle } from '../../seo/page-words'
import { LegalNotice } from './legal-notice'
import { LegalText } from './legal-text'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument } from '../../cms/documents/documents.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/legal-notice-route'

export async function loader({ context }: Route.LoaderArgs) {
  return {
    meta: await pageMeta({ context }, 'mentions-legales', ({ whose }) => ({
      name: 'Mentions légales',
      title: pageTitle('Mentions légales', whose),
      description: 'Éditeur, hébergement, propriété intellectuelle, responsabilité, cookies et contact.',
    })),
    centre: await findDocument(context.get(siteContext).db, 'centres', FIXED_IDS.centres),
  }
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  const { meta, centre } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title="Mentions légales" />
      {centre ? <LegalNotice document={centre} /> : <LegalText sections={legalNotice(CENTRE)} />}
    </>
  )
}
