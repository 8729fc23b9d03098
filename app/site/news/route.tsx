import { data, redirect } from 'react-router'
import { pageCount, PAGE_SIZE } from '../../cms/documents/lists'
import { FeedLink } from '../../seo/feed-link'
import { articlePath, pagePath } from '../../cms/documents/page-keys'
import { PARAMETERS } from '../../lib/page-parameters'
import { listDescription, pageTitle } from '../../seo/page-words'
import { pageList, salonInShort } from '../../seo/structured-data'
import { pageExpiryContext } from '../../opening/page-expiry.server'
import { withPastEvents } from '../../opening/past-events.server'
import { readSubjects } from './subjects.server'
import { News } from './view'
import { pageMeta } from '../../seo/page-meta.server'
import { findWords } from '../../cms/documents/words.server'
import { viewerContext } from '../../accounts/session.server'
import { currentAddresses } from '../../platform/database/addresses.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { readPageNumber } from '../../lib/page-numbers'
import { examplesIn, listShownPage } from '../../cms/documents/examples.server'
import { pictureFinder } from '../../media/pictures.server'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageIntro, useWords } from '../../cms/edit/words'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import { Share } from '../../ui/share'
import type { Route } from './+types/route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const number = askedPage(request)
  const viewer = context.get(viewerContext)
  const asked = { page: number, size: PAGE_SIZE }
  const { documents: articles, total } = await listShownPage(db, 'actualites', asked, viewer)
  if (number > pageCount(total)) throw data(null, 404)
  const find = await pictureFinder(
    db,
    articles.map(({ image }) => image),
  )
  const addresses = await currentAddresses(
    db,
    'actualites',
    articles.map(({ id }) => id),
  )
  const shown = withPastEvents(context.get(pageExpiryContext), momentOf(context), articles).map((article) => ({
    ...article,
    address: addresses.get(article.id),
    picture: find(article.image, article.titre),
  }))
  const words = await findWords(db)
  const meta = await pageMeta({ context, number }, 'actualites', ({ centre, whose, origin }) => ({
    name: words.actualites.titre,
    title: pageTitle(words.actualites.titre, whose, true, number),
    description: listDescription(
      words.actualites.introduction,
      articles.map(({ titre }) => titre),
    ),
    isEmpty: shown.length === 0,
    picture: shown.find(({ picture }) => picture)?.picture,
    things: [
      salonInShort(centre, { origin }),
      pageList(
        'ItemList',
        words.actualites.titre,
        shown.map(({ id, address = id, titre }) => ({ title: titre, url: origin + articlePath(address) })),
      ),
    ],
  }))
  return {
    meta,
    articles: shown,
    page: { page: number, total },
    subjects: viewer ? await readSubjects(db, viewer) : {},
    examples: examplesIn('actualites', articles, viewer),
  }
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
  const { meta, articles, page, subjects } = loaderData
  const { titre } = useWords().actualites
  return (
    <>
      <PageMeta {...meta} />
      <FeedLink title={titre} />
      <PageHead title={titre} intro={<PageIntro page="actualites" />} isClose split="intro">
        <Share />
      </PageHead>
      <News articles={articles} page={page} subjects={subjects} />
      <EditableInvitation telephone={telephone} ground="sage" />
    </>
  )
}
