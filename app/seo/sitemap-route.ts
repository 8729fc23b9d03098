import { collectionsOn } from '../cms/documents/collections'
import { pageCount } from '../cms/documents/lists'
import { articleKey, articlePath, pagePath, treatmentKey, treatmentPath } from '../cms/documents/page-keys'
import { FIXED_PAGES } from '../pages'
import { sitemap } from './sitemap'
import { readEmptyPages } from './empty-pages.server'
import { readWithdrawnPages } from './withdrawn-pages.server'
import { isOnline } from './publication.server'
import { publicOrigin } from './public-address.server'
import { momentOf, siteContext } from '../platform/site-context.server'
import { pageExpiryContext, turnPageAt } from '../opening/page-expiry.server'
import { listShownIds } from '../cms/documents/examples.server'
import { currentAddresses } from '../platform/database/addresses.server'
import { listShownTreatments } from '../cms/documents/shown-treatments.server'
import { lastModification, latest, readModifications } from '../cms/documents/modifications.server'
import type { Route } from './+types/sitemap-route'

/** Every page for visitors that holds something, with the time of its last change where it is made of documents. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  if (!(await isOnline(db))) throw new Response(null, { status: 404 })
  const origin = await publicOrigin(site)
  const [empty, withdrawn] = await Promise.all([readEmptyPages(site, momentOf(context)), readWithdrawnPages(db)])
  if (empty.turn) turnPageAt(context.get(pageExpiryContext), empty.turn)
  const pages = Object.keys(FIXED_PAGES).filter((key) => !empty.keys.has(key) && !withdrawn.has(key))
  const shown = [...new Set(pages.flatMap(collectionsOn))]
  const [treatments, ofTreatment, ofPage, articles, addresses, ofArticle, ...times] = await Promise.all([
    listShownTreatments(db, undefined),
    readModifications(db, 'categories'),
    readModifications(db, 'pages'),
    listShownIds(db, 'actualites'),
    currentAddresses(db, 'actualites'),
    readModifications(db, 'actualites'),
    ...shown.map((collection) => lastModification(db, collection)),
  ])
  const fixed = pages.flatMap((key) => {
    const changes = collectionsOn(key).map((collection) => times[shown.indexOf(collection)])
    const changed = latest([ofPage.get(key), ...changes])
    const count = key === 'actualites' ? pageCount(articles.length) : 1
    return Array.from({ length: count }, (_, index) => ({ url: origin + pagePath(key, index + 1), changed }))
  })
  const others = treatments.map(({ id }) => ({
    url: origin + treatmentPath(id),
    changed: latest([ofTreatment.get(id), ofPage.get(treatmentKey(id))]),
  }))
  const news = articles.map((id) => ({
    url: origin + articlePath(addresses.get(id) ?? id),
    changed: latest([ofArticle.get(id), ofPage.get(articleKey(id))]),
  }))
  return new Response(sitemap([...fixed, ...others, ...news]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
