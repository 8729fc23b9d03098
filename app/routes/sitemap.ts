import { FIXED_PAGES, treatmentKey, treatmentPath } from '../content/page-keys'
import { sitemap } from '../content/sitemap'
import { siteContext } from '../http/site-context.server'
import { listDocuments } from '../store/documents.server'
import { latest, readModifications } from '../store/modifications.server'
import type { Route } from './+types/sitemap'

/** Every page for visitors, with the time of its last change where it is made of documents. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const { origin } = new URL(request.url)
  const [treatments, { ofDocument, ofCollection }] = await Promise.all([
    listDocuments(db, 'categories'),
    readModifications(db),
  ])
  const fixed = Object.entries(FIXED_PAGES).map(([key, { path, shows }]) => ({
    url: origin + path,
    changed: latest([ofDocument('pages', key), ...shows.map(ofCollection)]),
  }))
  const others = treatments
    .filter(({ id }) => !Object.hasOwn(FIXED_PAGES, treatmentKey(id)))
    .map(({ id }) => ({
      url: origin + treatmentPath(id),
      changed: latest([ofDocument('categories', id), ofDocument('pages', treatmentKey(id))]),
    }))
  return new Response(sitemap([...fixed, ...others]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
