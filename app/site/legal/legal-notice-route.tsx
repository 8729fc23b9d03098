import { FIXED_IDS } from '../../cms/documents/collections'
import { pageTitle } from '../../seo/page-words'
import { LegalNotice } from './legal-notice'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument } from '../../cms/documents/documents.server'
import { findWords } from '../../cms/documents/words.server'
import { FIRST_IDENTITY } from '../../cms/documents/identity.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/legal-notice-route'

/** Stand in for documents that were never written: the first save makes them. */
const NO_NOTICE = { id: FIXED_IDS.mentionsLegales, version: 0, sections: [] }
const NO_CENTRE = { ...FIRST_IDENTITY, id: FIXED_IDS.centres, version: 0 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [centre = NO_CENTRE, notice = NO_NOTICE, words] = await Promise.all([
    findDocument(db, 'centres', FIXED_IDS.centres),
    findDocument(db, 'mentionsLegales', FIXED_IDS.mentionsLegales),
    findWords(db),
  ])
  return {
    meta: await pageMeta({ context }, 'mentions-legales', ({ whose }) => ({
      name: 'Mentions légales',
      title: pageTitle('Mentions légales', whose),
      description: words['mentions-legales'].description,
    })),
    centre,
    notice,
  }
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  const { meta, ...documents } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title="Mentions légales" />
      <LegalNotice {...documents} />
    </>
  )
}
