import { FIXED_IDS } from '../content/collections'
import { CENTRE } from '../content/first/centre'
import { legalNotice } from '../content/legal/notice'
import { pageTitle } from '../content/page-words'
import { LegalNotice } from '../features/legal/legal-notice'
import { LegalText } from '../features/legal/legal-text'
import { pageMeta } from '../http/page-meta.server'
import { siteContext } from '../http/site-context.server'
import { findDocument } from '../store/documents.server'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import type { Route } from './+types/legal-notice'

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
