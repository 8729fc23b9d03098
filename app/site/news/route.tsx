import { data, redirect } from 'react-router'
import { pageCount, PAGE_SIZE } from '../../cms/documents/lists'
import { FeedLink } from '../../seo/feed-link'
import { pagePath } from '../../cms/documents/page-keys'
import { PARAMETERS } from '../../lib/page-parameters'
import { listDescription, pageTitle } from '../../seo/page-words'
import { newsArticle, salonInShort } from '../../seo/structured-data'
import { News } from './view'
import { pageMeta, sharedPicture } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { readPageNumber } from '../../lib/page-numbers'
import { listPage } from '../../cms/documents/document-pages.server'
import { pictureFinder } from '../../media/pictures.server'
import { Invitation } from '../../ui/invitation'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import { Share } from '../../ui/share'
import type { Route } from './+types/route'

const INTRO = 'Nouveaux soins, nouvelles du centre, conseils de saison.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const number = askedPage(request)
  const { documents: articles, total } = await listPage(db, 'actualites', { page: number, size: PAGE_SIZE })
  if (number > pageCount(total)) throw data(null, 404)
  const find = await pictureFinder(
    db,
    articles.map(({ image }) => image),
  )
  const shown = articles.map((article) => ({ ...article, picture: find(article.image, article.titre) }))
  const meta = await pageMeta({ context, number }, 'actualites', ({ centre, whose, origin, url }) => ({
    name: 'Nos Actualités',
    title: pageTitle('Nos Actualités', whose, true, number),
    description: listDescription(
      INTRO,
      articles.map(({ titre }) => titre),
    ),
    picture: shown.find(({ picture }) => picture)?.picture,
    things: [
      salonInShort(centre, { origin }),
      ...shown.map((article) => {
        const picture = article.picture && sharedPicture(article.picture, origin)
        return newsArticle(article, { origin, url, picture })
      }),
    ],
  }))
  return { meta, articles: shown, page: { page: number, total } }
}

/** Reads which page is asked for. Throws 404 for what is no number, and the way to the plain address for 1. */
function askedPage(request: Request): number {
  const asked = new URL(request.url).searchParams.get(PARAMETERS.newsPage)
  const number = readPageNumber(asked ?? '1')
  if (number === undefined) throw data(null, 404)
  if (asked === null || number > 1) return number
  throw redirect(pagePath('actualites'), 301)
}

export default function NewsPage({ loaderData, matches }: Route.ComponentProps) {
  const { telephone } = matches[0].loaderData.facts
  const { meta, ...news } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <FeedLink />
      <PageHead title="Nos Actualités" intro={INTRO}>
        <Share />
      </PageHead>
      <News {...news} />
      <Invitation telephone={telephone} />
    </>
  )
}
