import bookingScript from './widget/main.ts?worker&url'
import { BOOKING_PAGES } from './booking-pages'
import { FIXED_IDS } from '../../cms/documents/collections'
import { todaysHours } from '../../opening/opening'
import { PARAMETERS } from '../../lib/page-parameters'
import { pageTitle } from '../../seo/page-words'
import { BookingChoice } from './booking-choice'
import { BookingPage } from './view'
import { OnlineBooking } from './online-booking'
import { bookingWidget } from './booking.server'
import { pageMeta } from '../../seo/page-meta.server'
import { pagePolicyContext } from '../../platform/pages/page-policy.server'
import { siteContext } from '../../platform/site-context.server'
import { dayAt } from '../../lib/clock'
import { errorFields, log } from '../../lib/log'
import { findBookingChoice } from './booking-choice.server'
import { findDocument } from '../../cms/documents/documents.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

export async function loader({ context, pattern, request }: Route.LoaderArgs) {
  const { db, settings } = context.get(siteContext)
  const key = pattern.replace('/', '') as keyof typeof BOOKING_PAGES
  const { introOnline, ...page } = BOOKING_PAGES[key]
  const widget = bookingWidget(settings.booking, page.container, context.get(pagePolicyContext))
  if (widget && introOnline) page.intro = introOnline
  const { searchParams } = new URL(request.url)
  // The telephone needs no database: without one the page still says how to reach the centre.
  const [centre, choice] = await Promise.all([
    orNothing(findDocument(db, 'centres', FIXED_IDS.centres)),
    key === 'rendez-vous'
      ? orNothing(findBookingChoice(db, searchParams.get(PARAMETERS.treatment), searchParams.get(PARAMETERS.tarif)))
      : undefined,
  ])
  const meta = await pageMeta({ context }, key, ({ whose }) => ({
    name: page.title,
    title: pageTitle(page.title, whose, key !== 'mon-compte'),
    description: `${page.intro} ${[whose.nom, whose.ville].filter(Boolean).join(', ')}.`,
  }))
  const now = new Date()
  const opening = centre && { horaires: centre.horaires, exceptions: centre.exceptions }
  const hours = opening && todaysHours(opening.horaires, opening.exceptions, now)
  return { meta, page, choice, widget, pageUrl: settings.booking.pageUrl, hours, opening, today: dayAt(now) }
}

/** Waits for what the page can do without. */
function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error) => {
    log('error', 'booking-page-unreadable', errorFields(error))
    return undefined
  })
}

export default function Booking({ loaderData, matches }: Route.ComponentProps) {
  const { meta, page, choice, widget, pageUrl, hours, opening, today } = loaderData
  const { telephone } = matches[0].loaderData.facts
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={page.title} intro={page.intro} />
      {choice && <BookingChoice choice={choice} online={widget !== undefined} />}
      {widget && (
        <OnlineBooking
          widget={widget}
          script={bookingScript}
          service={page.service}
          telephone={telephone}
          today={hours}
          pageUrl={pageUrl}
        />
      )}
      <BookingPage
        {...page}
        id={widget ? undefined : page.container}
        telephone={telephone}
        opening={opening}
        today={today}
      />
    </>
  )
}
