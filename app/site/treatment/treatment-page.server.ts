import { viewerContext } from '../../accounts/session.server'
import { data, type RouterContextProvider } from 'react-router'
import { examplesIn, findShown } from '../../cms/documents/examples.server'
import { treatmentKey } from '../../cms/documents/page-keys'
import { findWords } from '../../cms/documents/words.server'
import { sees } from '../../cms/documents/shown-treatments.server'
import { pictureFinder } from '../../media/pictures.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { pageMeta, sharedPicture } from '../../seo/page-meta.server'
import { pageTitle, treatmentDescription } from '../../seo/page-words'
import { followRedirection } from '../../seo/redirect.server'
import { withPresentLinks } from '../../seo/redirections.server'
import { faqPage, salonInShort, service } from '../../seo/structured-data'
import { hasPrice } from './price-groups'
import { treatmentReferences } from './reference-prices.server'
import { hasReduction } from './reference-price'
import { readRelated } from './related.server'
import { findRemoved } from './removed.server'
import { recordingViews } from './recordings.server'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

const MISSING = {
  id: undefined,
  title: 'Soin introuvable',
  description: 'Aucune donnée disponible pour ce soin.',
  videos: [],
  tarifs: [],
  questions: [],
}

/**
 * Reads what a treatment's page shows; of one that does not exist or is hidden from who asks, that it does not, with
 * status 404, or 410 where it was deleted. Throws the redirection of its address where there is one.
 */
export async function readTreatmentPage({ context, request }: Asked, id: string) {
  const { db } = context.get(siteContext)
  const viewer = context.get(viewerContext)
  const treatment = await findShown(db, 'categories', id, viewer)
  const nothing = (status: 404 | 410) => ({
    meta: undefined,
    treatment: { ...MISSING, status },
    recordings: [],
    references: {},
    picture: undefined,
    removed: undefined,
    related: {},
  })
  if (treatment && !sees(treatment, viewer)) return data(nothing(404), 404)
  if (!treatment) {
    await followRedirection({ context, request })
    const removed = await findRemoved(db, id)
    const status = removed ? 410 : 404
    return data({ ...nothing(status), removed: viewer && removed }, status)
  }
  const { title, description, tarifs, questions, image = '', cadrage } = treatment
  const find = await pictureFinder(db, [image])
  const words = await findWords(db)
  const picture = find(image, title, cadrage)
  const meta = await pageMeta({ context }, treatmentKey(treatment.id), ({ centre, whose, origin, url }) => {
    const shared = picture && sharedPicture(picture, origin)
    return {
      name: title,
      above: 'soins',
      title: pageTitle(title, whose, true),
      // The words for one without a text promise prices.
      description: treatmentDescription(title, description, whose, hasPrice(tarifs) ? words.soins.sansTexte : ''),
      picture,
      things: [
        salonInShort(centre, { origin }),
        service(treatment, { origin, url, picture: shared }),
        faqPage(questions, url),
      ],
    }
  })
  const isMeasured = viewer !== undefined || hasReduction(treatment.tarifs)
  const references = isMeasured ? await treatmentReferences(db, id, momentOf(context)) : {}
  const recordings = await recordingViews(treatment.videos, request, context)
  return {
    meta,
    treatment: await withPresentLinks(db, treatment, viewer),
    recordings,
    references,
    picture,
    removed: undefined,
    related: await readRelated(db, treatment.avec ?? [], viewer),
    examples: examplesIn('categories', [treatment], viewer),
  }
}
