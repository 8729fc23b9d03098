import bookingScript from './widget/main.ts?worker&url'
import { BOOKING_PAGES } from './booking-pages'
import { FIXED_IDS } from '../../cms/documents/collections'
import { isOverToday, todaysHours } from '../../opening/opening'
import { PARAMETERS } from '../../lib/page-parameters'
import { pageTitle } from '../../seo/page-words'
import { BookingChoice, kindOf, subjectOf } from './booking-choice'
import { BookingPage } from './view'
import { OnlineBooking } from './online-booking'
import { CallNow, Choosing, Lines } from './choosing'
import { readChoosable } from './choosing.server'
import { Call, Card, CARD_GROUNDS, Today, type CardPage } from './today'
import { Gifts } from './gifts'
import { readGifts } from './gifts.server'
import { Goods } from './goods'
import { readGoods } from './goods.server'
import { readProducts } from './products/products.server'
import { Products } from './products/view'
import { bookingWidget } from './booking.server'
import { viewerContext } from '../../accounts/session.server'
import { pageExpiryContext } from '../../opening/page-expiry.server'
import { pageMeta } from '../../seo/page-meta.server'
import { pagePolicyContext } from '../../platform/pages/page-policy.server'
import { lacksService } from '../../seo/empty-pages.server'
import { readSiteSettings } from '../../seo/site-settings.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { completePrice } from '../../lib/price'
import { dayAt } from '../../lib/clock'
import { errorFields, log } from '../../lib/log'
import { findBookingChoice, findBookingMember, findBookingOffer } from './booking-choice.server'
import { findWords } from '../../cms/documents/words.server'
import { PageIntro, useWords } from '../../cms/edit/words'
import { findDocument } from '../../cms/documents/documents.server'
import { pictureFinder } from '../../media/pictures.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'
import styles from './view.module.css'

export async function loader({ context, pattern, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const { booking } = await readSiteSettings(site)
  const key = pattern.replace('/', '') as keyof typeof BOOKING_PAGES
  const page = BOOKING_PAGES[key]
  const widget = bookingWidget(booking, page.container, context.get(pagePolicyContext))
  const { searchParams } = new URL(request.url)
  const now = momentOf(context)
  // The telephone needs no database: without one the page still says how to reach the centre.
  const viewer = context.get(viewerContext)
  const isShop = key === 'nos-produits'
  const before =
    key !== 'rendez-vous'
      ? undefined
      : searchParams.has(PARAMETERS.offer)
        ? await orNothing(findBookingOffer(db, searchParams.get(PARAMETERS.offer), dayAt(now)))
        : await orNothing(findBookingMember(db, searchParams.get(PARAMETERS.member)))
  const [words, centre, treatment, choosable, goods, gifts, shelf] = await Promise.all([
    findWords(db),
    orNothing(findDocument(db, 'centres', FIXED_IDS.centres)),
    key === 'rendez-vous'
      ? orNothing(
          findBookingChoice(
            db,
            searchParams.get(PARAMETERS.treatment),
            searchParams.get(PARAMETERS.tarif),
            now,
            before,
          ),
        )
      : undefined,
    key === 'rendez-vous' && !widget ? orNothing(readChoosable(db, before)) : undefined,
    isShop && !widget ? orNothing(readGoods(db, viewer, context.get(pageExpiryContext), now)) : undefined,
    key === 'cheques-cadeaux' && !widget ? orNothing(readGifts(db)) : undefined,
    isShop && (viewer || !widget) ? orNothing(readProducts(db, viewer)) : undefined,
  ])
  const choice = treatment ?? before
  const hasProducts = shelf?.products.some(({ brouillon }) => !brouillon) === true
  // What is bought, and an account, are nothing that a page at another service need have.
  const isOnline = widget !== undefined || (key === 'rendez-vous' && booking.pageUrl !== '')
  const meta = await pageMeta({ context }, key, ({ whose }) => ({
    name: words[key].titre,
    title: pageTitle(words[key].titre, whose, key !== 'mon-compte'),
    description: `${isOnline ? words[key].introductionEnLigne : words[key].introduction} ${[whose.nom, whose.ville].filter(Boolean).join(', ')}.`,
    isEmpty: lacksService(key, booking) && !hasProducts,
  }))
  const own = words[key]
  const { image, cadrage = '' } = choice?.picture ?? { image: 'image' in own ? own.image : '', cadrage: '' }
  const picture = widget || !image ? undefined : (await orNothing(pictureFinder(db, [image])))?.(image, '', cadrage)
  const opening = centre && { horaires: centre.horaires, exceptions: centre.exceptions, adresse: centre.adresse }
  const hours = opening && todaysHours(opening, now)
  return {
    meta,
    key,
    page,
    choice,
    amount: widget ? undefined : amountOf(words[key], searchParams),
    choosable,
    before: before?.query,
    widget,
    isOnline,
    pageUrl: booking.pageUrl,
    picture,
    hours,
    isOver: opening && isOverToday(opening, now),
    opening,
    email: centre?.contact.email ?? '',
    today: dayAt(now),
    goods,
    gifts,
    products: shelf?.products,
    hasProducts,
    examples: shelf?.examples,
  }
}

/** Waits for what the page can do without. */
function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error) => {
    log('error', 'booking-page-unreadable', errorFields(error))
    return undefined
  })
}

/** Finds the amount of a voucher that an address asks for among those that the page proposes. */
function amountOf(words: object, asked: URLSearchParams): string | undefined {
  const amounts = 'montants' in words ? (words.montants as string[]) : []
  const amount = amounts.find((one) => one === asked.get(PARAMETERS.amount))
  return amount && completePrice(amount)
}

const hasCard = (key: string): key is CardPage => key in CARD_GROUNDS

export default function Booking({ loaderData, matches }: Route.ComponentProps) {
  const {
    meta,
    key,
    page,
    choice,
    choosable,
    amount,
    before,
    widget,
    isOnline,
    pageUrl,
    picture,
    hours,
    isOver,
    opening,
    email,
    today,
    goods = [],
    gifts = [],
    products,
    hasProducts,
  } = loaderData
  const { viewer, facts } = matches[0].loaderData
  const { nom, adresse, telephone, status, isSale } = facts
  const name = useWords()[key].titre
  // Without the service, a telephone is what one books with.
  const isAppointment = key === 'rendez-vous' && !widget
  // A price is picked before one calls for it.
  const isPicking = isAppointment && choice?.line === undefined && (choice?.groups ?? []).length > 0
  const isShop = key === 'nos-produits'
  const call = isAppointment && (
    <CallNow
      telephone={telephone}
      status={status}
      hours={isOver ? undefined : hours}
      address={adresse}
      email={email}
      subject={[name, choice && subjectOf(choice)].filter(Boolean).join(' : ')}
      pageUrl={pageUrl}
    />
  )
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title={name}
        intro={isAppointment && choice ? undefined : <PageIntro page={key} online={isOnline} />}
        picture={isAppointment ? picture : undefined}
        beside={!widget && hasCard(key) && <Card page={key} name={nom} amount={amount} />}
        ground={hasCard(key) ? CARD_GROUNDS[key] : undefined}
        isClose={(isAppointment && !choice?.line) || isShop}
        split={isShop ? 'children' : undefined}
      >
        {isAppointment && choice && <BookingChoice choice={choice} online={false} />}
        {!isPicking && call}
        {!widget && !isAppointment && <Call telephone={telephone} status={status} email={email} amount={amount} />}
      </PageHead>
      <div className={styles.page} id={widget ? undefined : page.container}>
        {widget && choice && <BookingChoice choice={choice} online />}
        {isAppointment && choice?.groups && (
          <Lines title={kindOf(choice).back} groups={choice.groups}>
            {isPicking && call}
          </Lines>
        )}
        {isAppointment && <Choosing needs={choosable ?? []} choice={choice} before={before} />}
        {products && <Products products={products} isKept={widget !== undefined} telephone={telephone} />}
        {key === 'cheques-cadeaux' && !widget && <Gifts gifts={gifts} />}
        {!widget && <Today page={key} picture={hasProducts ? undefined : picture} />}
        <Goods goods={goods} isSale={isSale} />
        {widget && (
          <OnlineBooking
            widget={widget}
            script={bookingScript}
            service={page.service}
            telephone={telephone}
            today={hours}
            pageUrl={pageUrl}
            isAdministrator={viewer !== undefined}
          />
        )}
        <BookingPage
          page={key}
          appointments={page.appointments}
          name={nom}
          telephone={telephone}
          address={widget || isAppointment ? undefined : adresse}
          opening={opening && { ...opening, planned: matches[0].loaderData.planned }}
          status={widget || key === 'rendez-vous' ? undefined : status}
          today={today}
        />
      </div>
    </>
  )
}
