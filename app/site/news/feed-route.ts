import { PAGE_SIZE } from '../../cms/documents/lists'
import { newsFeed } from './feed'
import { sharedPicture } from '../../seo/page-meta.server'
import { publicOrigin } from '../../seo/public-address.server'
import { currentAddresses } from '../../platform/database/addresses.server'
import { siteContext } from '../../platform/site-context.server'
import { listShownPage } from '../../cms/documents/examples.server'
import { findWords } from '../../cms/documents/words.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { lastModification } from '../../cms/documents/modifications.server'
import { pictureFinder } from '../../media/pictures.server'
import type { Route } from './+types/feed-route'

/** Stands for the last change where there never was an article. */
const NEVER = '1970-01-01T00:00:00.000Z'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const origin = await publicOrigin(site)
  // The latest page, as the address of each entry says: a reader keeps what it has had before.
  const [{ documents: articles }, { nom }, words, changed = NEVER] = await Promise.all([
    listShownPage(db, 'actualites', { page: 1, size: PAGE_SIZE }, undefined),
    findIdentity(db),
    findWords(db),
    lastModification(db, 'actualites'),
  ])
  const addresses = await currentAddresses(
    db,
    'actualites',
    articles.map(({ id }) => id),
  )
  const find = await pictureFinder(
    db,
    articles.map(({ image }) => image),
  )
  const feed = newsFeed({
    origin,
    nom,
    title: words.actualites.titre,
    changed,
    articles: articles.map((article) => {
      const picture = find(article.image, article.titre)
      return { ...article, address: addresses.get(article.id), picture: picture && sharedPicture(picture, origin) }
    }),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
