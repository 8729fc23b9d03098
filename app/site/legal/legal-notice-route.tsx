import { FIXED_IDS } from '../../cms/documents/collections'
import { pageTitle } from '../../seo/page-words'
import { LegalNotice } from './legal-notice'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument } from '../../cms/documents/documents.server'
import { findWords } from '../../cms/documents/words.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { findOwnPicture } from '../../media/pictures.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/legal-notice-route'

/** Stands in for a document that was never written: the first save makes it. */
const NO_NOTICE = { id: FIXED_IDS.mentionsLegales, version: 0, sections: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [centre, notice = NO_NOTICE, words] = await Promise.all([
    findIdentity(db),
    findDocument(db, 'mentionsLegales', FIXED_IDS.mentionsLegales),
    findWords(db),
  ])
  return {
    meta: await pageMeta({ context }, 'mentions-legales', ({ whose }) => ({
      name: 'Mentions légales',
      title: pageTitle('Mentions légales', whose),
      description: words['mentions-legales'].description,
    })),
    picture: findOwnPicture('/images/textes/mentions-legales.jpg'),
    centre,
    notice,
  }
}

export default function LegalNoticePage({ loaderData }: Route.ComponentProps) {
  const { meta, picture, ...documents } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title="Mentions légales" picture={picture} isClose />
      <LegalNotice {...documents} />
    </>
  )
}
