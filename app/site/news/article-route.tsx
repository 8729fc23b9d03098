import { readArticlePage } from './article.server'
import { ArticlePage } from './article-page'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { useWords } from '../../cms/edit/words'
import { bookingLink } from '../../lib/booking-link'
import { FeedLink } from '../../seo/feed-link'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/article-route'

type Data = Route.ComponentProps['loaderData']

/** Where the treatment is booked that an article is about. */
const booking = ({ subject }: Pick<Data, 'subject'>) => subject && bookingLink(subject.id)

export const handle = { booking }

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readArticlePage({ context, request }, params.article)
}

export default function ArticleRoute({ loaderData, matches }: Route.ComponentProps) {
  const { telephone } = matches[0].loaderData.facts
  const { meta, article, others, subject, subjects } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <FeedLink title={useWords().actualites.titre} />
      <ArticlePage
        article={article}
        others={others}
        subject={subject}
        subjects={subjects}
        telephone={article.jour && !article.isOver ? telephone : ''}
      />
      <EditableInvitation telephone={telephone} href={booking({ subject })} ground="sage" />
    </>
  )
}
