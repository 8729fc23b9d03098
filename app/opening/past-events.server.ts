import { dayAt, instantOf } from '../lib/clock.ts'
import { turnPageAt, type PageExpiry } from './page-expiry.server.ts'

/** Marks the articles whose event is over, and lets the page change when that of another is. */
export function withPastEvents<T extends { jour?: string | undefined }>(
  expiry: PageExpiry,
  now: Date,
  articles: T[],
): (T & { isOver: boolean })[] {
  const today = dayAt(now)
  return articles.map((article) => {
    const { jour } = article
    const isOver = jour !== undefined && jour < today
    if (jour && !isOver) turnPageAt(expiry, instantOf(jour, '24:00'))
    return { ...article, isOver }
  })
}
