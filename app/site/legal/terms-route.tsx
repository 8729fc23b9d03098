import { FIXED_IDS } from '../../cms/documents/collections'
import { pageTitle } from '../../seo/page-words'
import { FormerTerms, Terms } from './terms'
import { listFormerTerms, readFormerTerms } from './terms-versions.server'
import { findDocument } from '../../cms/documents/documents.server'
import { findWords } from '../../cms/documents/words.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { PARAMETERS } from '../../lib/page-parameters'
import { findOwnPicture } from '../../media/pictures.server'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/terms-route'

/** Stands in for a document that was never written: the first save makes it. */
const NO_TERMS = { id: FIXED_IDS.cgv, version: 0, misAJour: '', articles: [] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const asked = new URL(request.url).searchParams.get(PARAMETERS.termsVersion)
  const [terms = NO_TERMS, centre, versions, words] = await Promise.all([
    findDocument(db, 'cgv', FIXED_IDS.cgv),
    findIdentity(db),
    listFormerTerms(db),
    findWords(db),
  ])
  const version = versions.find((each) => String(each.version) === asked)
  const then = version && (await readFormerTerms(db, version))
  // The one in force is read at the page's own address.
  if (asked !== null && asked !== String(terms.version) && !then) throw new Response(null, { status: 404 })
  const meta = await pageMeta({ context }, 'cgv', ({ whose }) => ({
    name: 'Conditions générales de vente',
    title: pageTitle('Conditions générales de vente', whose),
    description: words.cgv.description,
  }))
  const picture = findOwnPicture('/images/textes/cgv.jpg')
  return { meta, picture, terms, centre, versions, former: version && then && { ...version, ...then } }
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { meta, former, ...terms } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      {former && <meta name="robots" content="noindex" />}
      {former ? <FormerTerms {...former} /> : <Terms {...terms} />}
    </>
  )
}
