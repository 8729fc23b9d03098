import { collectionsOn } from '../cms/documents/collections'
import { pageCount } from '../cms/documents/lists'
import { FIXED_PAGES, pagePath, treatmentKey, treatmentPath } from '../cms/documents/page-keys'
import { sitemap } from './sitemap'
import { publicOrigin } from './public-address.server'
import { siteContext } from '../platform/site-context.server'
import { countDocuments } from '../cms/documents/document-pages.server'
import { listDocuments } from '../cms/documents/documents.server'
import { lastModification, latest, readModifications } from '../cms/documents/modifications.server'
import type { Route } from './+types/sitemap-route'

/** Every page for visitors, with the time of its last change where it is made of documents. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const origin = await publicOrigin(site)
  const shown = [...new Set(Object.keys(FIXED_PAGES).flatMap(collectionsOn))]
  const [treatments, ofTreatment, ofPage, articles, ...times] = await Promise.all([
    listDocuments(db, 'categories'),
    readModifications(db, 'categories'),
    readModifications(db, 'pages'),
    countDocuments(db, 'actualites'),
    ...shown.map((collection) => lastModification(db, collection)),
  ])
  const fixed = Object.keys(FIXED_PAGES).flatMap((key) => {
    const changes = collectionsOn(key).map((collection) => times[shown.indexOf(collection)])
    const changed = latest([ofPage.get(key), ...changes])
    const count = key === 'actualites' ? pageCount(articles) : 1
    return Array.from({ length: count }, (_, index) => ({ url: origin + pagePath(key, index + 1), changed }))
  })
  const others = treatments
    .filter(({ id }) => !Object.hasOwn(FIXED_PAGES, treatmentKey(id)))
    .map(({ id }) => ({
      url: origin + treatmentPath(id),
      changed: latest([ofTreatment.get(id), ofPage.get(treatmentKey(id))]),
    }))
  return new Response(sitemap([...fixed, ...others]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
