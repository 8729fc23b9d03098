import { data, redirect, type RouterContextProvider } from 'react-router'
import { viewerContext } from '../../accounts/session.server'
import { isDeleted } from '../../cms/documents/modifications.server'
import { findShown, listShownPage } from '../../cms/documents/examples.server'
import { articleKey, articlePath } from '../../cms/documents/page-keys'
import { pictureFinder } from '../../media/pictures.server'
import type { Database } from '../../platform/database/tables'
import { currentAddresses, documentAt } from '../../platform/database/addresses.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { pageMeta, sharedPicture } from '../../seo/page-meta.server'
import { articleDescription, pageTitle } from '../../seo/page-words'
import { withPresentLinks } from '../../seo/redirections.server'
import { followRedirection } from '../../seo/redirect.server'
import { newsArticle, salonInShort } from '../../seo/structured-data'
import { pageExpiryContext } from '../../opening/page-expiry.server'
import { withPastEvents } from '../../opening/past-events.server'
import { readSubject, readSubjects } from './subjects.server'

/** How many others an article leads on to. */
const OTHERS = 3

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/**
 * Reads what an article's page shows. Throws the way to it for another address that it has or had, 410 for one that was
 * deleted, and 404 where there never was one.
 */
export async function readArticlePage({ context, request }: Asked, address: string) {
  const { db } = context.get(siteContext)
  const id = (await documentAt(db, 'actualites', address)) ?? address
  const viewer = context.get(viewerContext)
  const found = await findShown(db, 'actualites', id, viewer)
  if (!found) {
    await followRedirection({ context, request })
    throw data(null, (await isDeleted(db, 'actualites', id)) ? 410 : 404)
  }
  const now = (await currentAddresses(db, 'actualites', [id])).get(id) ?? id
  const path = articlePath(now)
  if (now !== address) throw redirect(path + new URL(request.url).search, 301)
  const article = await withPresentLinks(db, found, viewer)
  const { titre, contenu, image, date, soin } = article
  const others = await otherArticles(db, id, viewer)
  const find = await pictureFinder(db, [image, ...others.map((other) => other.image)])
  const picture = find(image, titre)
  const meta = await pageMeta({ context, path }, articleKey(id), ({ centre, whose, origin, url }) => ({
    name: titre,
    above: 'actualites',
    title: pageTitle(titre, whose),
    description: articleDescription(contenu),
    published: date,
    picture,
    things: [
      salonInShort(centre, { origin }),
      newsArticle(article, { origin, url, picture: picture && sharedPicture(picture, origin) }),
    ],
  }))
  const [shown, ...beside] = withPastEvents(context.get(pageExpiryContext), momentOf(context), [article, ...others])
  return {
    meta,
    article: { ...shown!, picture },
    subject: await readSubject(db, soin, viewer),
    subjects: viewer ? await readSubjects(db, viewer) : {},
    others: beside.map((other) => ({ ...other, picture: find(other.image, other.titre) })),
  }
}

/** Lists the first articles besides one, with their addresses. */
async function otherArticles(db: Database, id: string, viewer: object | undefined) {
  const { documents } = await listShownPage(db, 'actualites', { page: 1, size: OTHERS + 1 }, viewer)
  const others = documents.filter((other) => other.id !== id && !other.brouillon).slice(0, OTHERS)
  const addresses = await currentAddresses(
    db,
    'actualites',
    others.map((other) => other.id),
  )
  return others.map((other) => ({ ...other, address: addresses.get(other.id) }))
}
