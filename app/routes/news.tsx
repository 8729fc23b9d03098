import { FEED_PATH } from '../content/news-feed'
import { listDescription, pageTitle } from '../content/page-words'
import { newsArticle, salonInShort } from '../content/structured-data'
import { News } from '../features/news/news'
import { pageMeta, sharedPicture } from '../http/page-meta.server'
import { siteContext } from '../http/site-context.server'
import { listDocuments } from '../store/documents.server'
import { pictureFinder } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import { Share } from '../ui/share'
import type { Route } from './+types/news'

const INTRO = 'Nouveaux soins, nouvelles du centre, conseils de saison.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const articles = await listDocuments(db, 'actualites')
  const find = await pictureFinder(
    db,
    articles.map(({ image }) => image),
  )
  const shown = articles.map((article) => ({ ...article, picture: find(article.image, article.titre) }))
  const meta = await pageMeta({ context, request }, 'actualites', ({ centre, whose, origin, url }) => ({
    name: 'Nos Actualités',
    title: pageTitle('Nos Actualités', whose, true),
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
  return { meta, articles: shown }
}

export default function NewsPage({ loaderData, matches }: Route.ComponentProps) {
  const { telephone } = matches[0].loaderData.facts
  return (
    <>
      <PageMeta {...loaderData.meta} />
      <link rel="alternate" type="application/atom+xml" title="Nos Actualités" href={FEED_PATH} />
      <PageHead title="Nos Actualités" intro={INTRO}>
        <Share />
      </PageHead>
      <News articles={loaderData.articles} />
      <Invitation telephone={telephone} />
    </>
  )
}
