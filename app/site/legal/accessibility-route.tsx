import { FIXED_IDS } from '../../cms/documents/collections'
import { pagesWithUntoldFilms } from './accessibility'
import { Declaration } from './declaration'
import { pageTitle } from '../../seo/page-words'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument } from '../../cms/documents/documents.server'
import { treatmentPath } from '../../cms/documents/page-keys'
import { findIdentity } from '../../cms/documents/identity.server'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { findWords } from '../../cms/documents/words.server'
import { PageIntro, useWords } from '../../cms/edit/words'
import { findOwnPicture } from '../../media/pictures.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/accessibility-route'

/** Stands in for a document that was never written: the first save makes it. */
const NO_DECLARATION = {
  id: FIXED_IDS.accessibilite,
  version: 0,
  audit: { date: '', applicables: 1, respectes: 0, declaration: '' },
  sections: [],
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [treatments, declaration = NO_DECLARATION, centre, { accessibilite: words }] = await Promise.all([
    listShownTreatments(db, undefined),
    findDocument(db, 'accessibilite', FIXED_IDS.accessibilite),
    findIdentity(db),
    findWords(db),
  ])
  return {
    meta: await pageMeta({ context }, 'accessibilite', ({ whose }) => ({
      name: words.titre,
      title: pageTitle("Déclaration d'accessibilité", whose),
      description: words.description,
    })),
    picture: findOwnPicture('/images/textes/accessibilite.jpg'),
    declaration,
    centre,
    untold: pagesWithUntoldFilms(treatments.map((page) => ({ ...page, href: treatmentPath(page.id) }))),
  }
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { meta, picture, ...documents } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title={useWords().accessibilite.titre}
        intro={<PageIntro page="accessibilite" />}
        picture={picture}
        isClose
      />
      <Declaration {...documents} />
    </>
  )
}
