import { renderToStaticMarkup } from 'react-dom/server'
import { DateBanner, type DateBannerProps } from '../cms/planning/date-banner'
import { openOtherDay } from '../cms/planning/date-changes.server'
import { withoutDrafts } from '../cms/documents/shown-documents.server'
import { ASKED } from '../lib/page-parameters'
import { isForAdministrators } from '../accounts/require-session.server'
import { DATE, readAskedMoment } from '../lib/asked-moment'
import { dayAt } from '../lib/clock'
import { escapeXml } from '../lib/xml'
import { offerTurns } from '../site/offers/turns.server'
import type { Site } from '../platform/site-context.server'
import administrators from '../styles/administrators.css?url'
import { VISITOR, type pageRenderer } from './render-page'

/** Which day an administrator asks a visitors' page for; undefined for anything else. */
export function askedDate({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  const asked = searchParams.get(DATE)
  if (asked === null || (method !== 'GET' && method !== 'HEAD')) return undefined
  return isForAdministrators('GET', pathname.slice(1)) ? undefined : asked
}

/** Makes a page as visitors read it on another day, under a banner that says so: nobody keeps it. */
export async function renderThen(
  { db }: Site,
  render: ReturnType<typeof pageRenderer>,
  request: Request,
  asked: string,
): Promise<Response> {
  const now = new Date()
  const known = readAskedMoment(asked)
  const { db: then, ...day } = await openOtherDay(db, known ?? now, now)
  const url = new URL(request.url)
  for (const name of [DATE, ...Object.values(ASKED)]) url.searchParams.delete(name)
  const { response } = await render(new Request(url, { headers: withoutCookie(request) }), {
    ...VISITOR,
    then: { db: then, moment: day.moment },
  })
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
  headers.delete('ETag')
  const leads = headers.get('Location')
  if (leads?.startsWith('/')) headers.set('Location', dated(leads, asked, '&'))
  const { status } = response
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(response.body, { status, headers })
  const today = { db: withoutDrafts(db), day: dayAt(now) }
  const other = { db: then, day: dayAt(day.moment) }
  const banner: DateBannerProps = {
    ...day,
    changes: [...day.changes, ...(await (day.isPast ? offerTurns(other, today) : offerTurns(today, other)))],
    asked,
    now,
    today: url.pathname + url.search,
    parameters: [...url.searchParams],
    isUnknown: known === undefined,
  }
  return new Response(underBanner(await response.text(), banner), { status, headers })
}

function withoutCookie(request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  return headers
}

/** The page of that day as it is, but for the banner before it and for links that keep the day. */
function underBanner(html: string, banner: DateBannerProps): string {
  const { asked } = banner
  const head = `<link rel="stylesheet" href="${administrators}" data-date-sheet="">`
  const kept = `<input type="hidden" name="${DATE}" value="${escapeXml(asked)}" data-date-kept="">`
  return html
    .replaceAll(/(<a\s(?:[^>]*?\s)?href=")(\/(?!\/)[^"]*)"/g, (_, before: string, href: string) => {
      return `${before}${dated(href, asked, '&amp;')}"`
    })
    .replaceAll(/<form(?![^>]*method="post")[^>]*>/gi, (form) => form + kept)
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body[^>]*>/, (body) => body + renderToStaticMarkup(<DateBanner {...banner} />))
}

/** An address of the site that keeps the day. */
function dated(href: string, asked: string, and: string): string {
  const end = href.indexOf('#')
  const [path, hash] = end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)]
  return `${path}${path.includes('?') ? and : '?'}${DATE}=${encodeURIComponent(asked)}${hash}`
}
