import type { RouterContextProvider } from 'react-router'
import { dayAt, instantOf } from '../../lib/clock'
import { pageExpiryContext, turnPageAt } from '../../opening/page-expiry.server'
import { momentOf } from '../../platform/site-context.server'

/** Marks the articles whose event is over, and lets the page change when that of another is. */
export function withPastEvents<T extends { jour?: string | undefined }>(
  context: Readonly<RouterContextProvider>,
  articles: T[],
): (T & { isOver: boolean })[] {
  const today = dayAt(momentOf(context))
  return articles.map((article) => {
    const { jour } = article
    const isOver = jour !== undefined && jour < today
    if (jour && !isOver) turnPageAt(context.get(pageExpiryContext), instantOf(jour, '24:00'))
    return { ...article, isOver }
  })
}
