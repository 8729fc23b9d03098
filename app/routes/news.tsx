import { News } from '../features/news/news'
import { siteContext } from '../http/site-context.server'
import { listDocuments } from '../store/documents.server'
import { pictureFinder } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/news'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const articles = await listDocuments(db, 'actualites')
  const find = await pictureFinder(
    db,
    articles.map(({ image }) => image),
  )
  return { articles: articles.map((article) => ({ ...article, picture: find(article.image, article.titre) })) }
}

export default function NewsPage({ loaderData, matches }: Route.ComponentProps) {
  const { nom, telephone } = matches[0].loaderData.facts
  return (
    <>
      <title>{`Nos Actualités | ${nom}`}</title>
      <meta
        name="description"
        content="Nouveaux soins, nouvelles du centre, conseils de saison : ce qui se passe à l'institut."
      />
      <PageHead title="Nos Actualités" intro="Nouveaux soins, nouvelles du centre, conseils de saison." />
      <News articles={loaderData.articles} />
      <Invitation telephone={telephone} />
    </>
  )
}
