import { useContext, useEffect, type ReactNode } from 'react'
import { Links, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { CENTRE } from './site/centre/first-content'
import { TREATMENTS } from './site/treatment/first-content'
import { readSheetNotice, sheetCode } from './site/treatment/price-sheet.server'
import { UV } from './site/treatment/uv-first-content'
import type { PageMeta } from './seo/page-meta'
import { late } from './cms/edit/late'
import { ExamplesContext, HiddenExamplesContext, type KnownExample } from './cms/edit/example-mark'
import { AdministratorContext, useEditing } from './cms/edit/mode'
import { useIsAlive } from './ui/alive'
import enhancement from './enhance/main.ts?worker&url'
import { ErrorPage } from './site/layout/error-page'
import { Footer } from './site/layout/footer'
import { Header } from './site/layout/header'
import { Preparation } from './site/layout/preparation'
import { NAVIGATION } from './site/layout/first-content'
import type { Navigation } from './site/layout/definition'
import { NAVIGATION_PARTS } from './site/layout/navigation-parts'
import { Letterhead } from './site/layout/letterhead'
import { placeOf } from './site/layout/navigation'
import type { SiteFacts } from './site/layout/site-facts'
import { useStandingFacts } from './site/layout/standing-facts'
import { Unready } from './site/layout/unready'
import { isSalePeriod, nextSaleTurn } from './lib/sale-period'
import { pageExpiryContext, statusUntilExpiry, turnPageAt } from './opening/page-expiry.server'
import { isOnline } from './seo/publication.server'
import { withPresentLinks } from './seo/redirections.server'
import { readSiteSettings } from './seo/site-settings.server'
import { publicOrigin } from './seo/public-address.server'
import { requireSession } from './accounts/require-session.server'
import { viewerContext } from './accounts/session.server'
import { momentContext, momentOf, siteContext } from './platform/site-context.server'
import { dayAt } from './lib/clock'
import { saidTimeZone } from './lib/time-zone'
import { facesOf, type ChosenFaces } from './appearance/faces'
import { OWN_LOOK, readLook } from './appearance/look.server'
import { pagePolicyContext, sourceOf } from './platform/pages/page-policy.server'
import { PAGE_CHANGES } from './lib/page-changes'
import { errorFields, log } from './lib/log'
import { FIXED_IDS } from './cms/documents/collections'
import { findDocument } from './cms/documents/documents.server'
import { hidesExamples } from './cms/documents/examples.server'
import { withEntryIds } from './lib/entry-ids'
import { findAsked } from './cms/forms/answer-form.server'
import { findIdentity } from './cms/documents/identity.server'
import { listPlannedHours } from './cms/documents/planned-hours.server'
import { findWords } from './cms/documents/words.server'
import { countPlansOf } from './cms/planning/page-plans.server'
import { PagePlans } from './cms/planning/page-plans'
import { readForms } from './cms/documents/forms.server'
import { readMovedTreatments } from './cms/documents/page-addresses.server'
import { readTreatmentTitles, titlesOf } from './cms/documents/treatment-titles.server'
import administrators from './styles/administrators.css?url'
import ownFaces from './styles/faces.css?url'
import montserrat from './styles/fonts/montserrat.woff2'
import playfairItalic from './styles/fonts/playfair-italic.woff2'
import playfair from './styles/fonts/playfair.woff2'
import print from './styles/print.css?url'
import { PageSheetsContext } from './ui/page-sheets'
import { StaticPageContext } from './ui/static-page'
import type { Route } from './+types/root'
import './styles/tokens.css'
import './styles/global.css'
import './styles/grounds.css'
import './styles/page-transitions.css'

/** What React's types do not know of a link. */
const NOT_FETCHED = { disabled: true }

/** Written by the server, and never by a browser. */
const ServerForm = late(() => import('./cms/forms/server-form'), { isStill: true })

/** Loaded where it is shown: to an administrator, once the page is alive. */
const Administration = late(() => import('./cms/edit/administration'))
const NavigationTools = late(() => import('./site/layout/navigation-tools'))

export const middleware: Route.MiddlewareFunction[] = [requireSession]

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const viewer = context.get(viewerContext)
  const now = momentOf(context)
  // The frame of the page stands even when nothing can be read: it then carries the first identity and treatments.
  const unreadable = (event: string) => (error: unknown) => {
    log('error', event, errorFields(error))
    return undefined
  }
  const [centre, titles, navigation, connected] = await Promise.all([
    findIdentity(db).catch(unreadable('identity-unreadable')),
    readTreatmentTitles(db, viewer).catch(unreadable('titles-unreadable')),
    findDocument(db, 'navigation', FIXED_IDS.navigation).catch(unreadable('navigation-unreadable')),
    readSiteSettings(site),
  ])
  // On another day that is looked at, what is planned until then is done, and what comes after is not worked out.
  const isNow = context.get(momentContext) === null
  const planned =
    centre && isNow
      ? await listPlannedHours(db, centre.version, now).catch(unreadable('planned-hours-unreadable'))
      : undefined
  /** With links to what there is to see. */
  const linked = async <T extends object>(document: T) =>
    (titles && (await withPresentLinks(db, document, viewer, titles).catch(unreadable('links-unreadable')))) ?? document
  const { nom, adresse, contact } = centre ?? CENTRE
  const look = (await readLook(db, nom).catch(unreadable('look-unreadable'))) ?? OWN_LOOK
  const faces = facesOf(look.pair)
  const style = (look.theme?.style ?? '') + (faces?.style ?? '')
  if (style) context.get(pagePolicyContext).theme = sourceOf(style)
  const hours = centre && statusUntilExpiry(context.get(pageExpiryContext), { ...centre, planned }, now)
  const facts: SiteFacts = {
    nom,
    sign: look.sign,
    adresse,
    telephone: contact.telephone,
    email: contact.email,
    social: connected.social,
    referralUrl: connected.referralFormUrl,
    hasBooking: Boolean(connected.booking.host && connected.booking.key),
    hasBookingPage: connected.booking.pageUrl !== '',
    titles: withUvLast(titles ?? firstTitles()),
    navigation: await linked(navigation ?? firstNavigation()),
    // Whose hours cannot be read is not said to be open.
    status: hours?.status,
    until: hours?.until.getTime(),
    year: Number(dayAt(now).slice(0, 4)),
    isSale: isSalePeriod(now, adresse.code_postal),
  }
  turnPageAt(context.get(pageExpiryContext), nextSaleTurn(now, adresse.code_postal))
  const origin = await publicOrigin(site)
  const asked = await findAsked(context, request)
  if (asked.form ?? asked.notice) await ServerForm.whole()
  const textes = await linked(await findWords(db))
  const { theme, icons } = look
  const isOnPaper = viewer !== undefined || context.get(momentContext) !== null
  const online = (await isOnline(db).catch(unreadable('publication-unreadable'))) ?? true
  return {
    facts,
    ground: theme?.ground,
    style,
    faces,
    icons,
    online,
    origin,
    textes,
    viewer,
    planned,
    now: now.toISOString(),
    code: isOnPaper ? sheetCode(origin, new URL(request.url).pathname, now) : undefined,
    ...(viewer && {
      areExamplesHidden: await hidesExamples(db, undefined),
      forms: await readForms(db),
      moved: await readMovedTreatments(db),
      plans: isNow
        ? await countPlansOf(db, new URL(request.url).pathname).catch(unreadable('plans-unreadable'))
        : undefined,
      sheet: await readSheetNotice(db, request.url, now),
    }),
    ...asked,
  }
}

const firstNavigation = () => ({
  ...(withEntryIds(NAVIGATION as never) as unknown as Navigation),
  id: FIXED_IDS.navigation,
  version: 0,
})

/** The law lets nobody be invited to the UV booth: it is last in the menu, as on every list. Loi n° 2016-41, article 21. */
function withUvLast({ [UV]: uv, ...others }: Record<string, string>): Record<string, string> {
  return uv === undefined ? others : { ...others, [UV]: uv }
}

const firstTitles = () => titlesOf(Object.entries(TREATMENTS).map(([id, { title }]) => ({ id, title })))

export function Layout({ children }: { children: ReactNode }) {
  const viewer = useRouteLoaderData<typeof loader>('root')?.viewer
  return (
    <AdministratorContext value={viewer !== undefined}>
      <Document>{children}</Document>
    </AdministratorContext>
  )
}

function Document({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const viewer = data?.viewer
  const facts = useStandingFacts(data?.facts)
  const alive = useIsAlive()
  const editing = useEditing()
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  // An error stands in the place of the page it is about, and has no address of its own.
  const isPage = page?.id !== 'root' && page?.loaderData !== undefined
  const handle = page?.handle as PageHandle | undefined
  const dialog = (isPage && handle?.dialog?.(page.loaderData)) || undefined
  const inert = dialog !== undefined
  const meta = isPage ? metaOf(page.loaderData) : undefined
  const subject = (isPage && handle?.sheet) || 'À jour'
  const letterhead = data && facts && (
    <Letterhead facts={facts} day={dayAt(new Date(data.now))} subject={subject} code={data.code} />
  )
  const header = facts && (
    <Header
      facts={facts}
      path={placeOf(pathname, facts.navigation, facts)}
      booking={(isPage && handle?.booking?.(page.loaderData)) || undefined}
      inert={inert}
      signedIn={viewer !== undefined}
    />
  )
  const footer = facts && <Footer facts={facts} path={pathname} inert={inert} />
  return (
    // Translated, what she edits would be saved in another language.
    <html lang="fr" data-hydration={viewer && ''} data-time-zone={viewer && saidTimeZone} translate={viewer && 'no'}>
      <Head data={data} handle={handle} meta={meta} isPage={isPage} path={pathname} />
      <body>
        {data?.online === false && <Preparation isOwn={data.facts.nom !== CENTRE.nom} viewer={viewer !== undefined} />}
        {letterhead}
        {dialog}
        {header}
        {viewer && alive && !inert && <NavigationTools part="menu" facts={data.facts} />}
        <main id="contenu" tabIndex={-1} inert={inert}>
          {data?.sheet && (
            <p data-sheet-notice="" role="status">
              {data.sheet.words} <a href={data.sheet.href}>Voir cette feuille</a>
            </p>
          )}
          <PagePlans count={editing ? data?.plans : undefined} />
          {(data?.form ?? data?.notice) && <ServerForm form={data?.form} notice={data?.notice} />}
          <ExamplesContext value={(isPage && examplesOf(page.loaderData)) || NO_EXAMPLES}>
            <HiddenExamplesContext value={data?.areExamplesHidden ?? false}>
              {data?.form?.kind !== 'question' && children}
            </HiddenExamplesContext>
          </ExamplesContext>
        </main>
        {viewer && alive && !inert && <NavigationTools part="pied" facts={data.facts} />}
        {footer}
        {/* In the head they would keep the page from being painted for a tenth of a second; here the first picture precedes them. */}
        <div
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstFaces(data?.faces, handle?.isItalic) : '' }}
        />
        {meta?.data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: meta.data }} />}
        {viewer && !alive && <Unready />}
        {viewer && alive && <Administration viewer={viewer} meta={meta} parts={inert ? [] : NAVIGATION_PARTS} />}
      </body>
    </html>
  )
}

interface HeadProps {
  data: Route.ComponentProps['loaderData'] | undefined
  handle: PageHandle | undefined
  meta: PageMeta | undefined
  isPage: boolean
  path: string
}

/** What the browser is told of a page: its styles and scripts, and what it is at which address. */
function Head({ data, handle, meta, isPage, path }: HeadProps) {
  const staticPage = useContext(StaticPageContext)
  const pageSheets = useContext(PageSheetsContext)
  const viewer = data?.viewer
  const paper = <link rel="stylesheet" href={print} media="print" />
  return (
    <head>
      <meta charSet="utf-8" />
      {/* A telephone's keyboard takes its room from the page, not from what is typed on it. */}
      <meta
        name="viewport"
        content={`width=device-width, initial-scale=1${viewer ? ', interactive-widget=resizes-content' : ''}`}
      />
      {/* A telephone that makes links of numbers and dates changes what she edits, and what React is to find. */}
      {viewer && <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />}
      <meta name="theme-color" content={data?.ground ?? '#fdf6ec'} />
      {data?.icons ? (
        <link rel="icon" href={`${data.icons}/icone-192.png`} type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={data?.icons ? `${data.icons}/icone-180.png` : '/icons/apple-touch-icon.png'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* Painted with half of its links, the menu would move as the others arrive. */}
      <link rel="expect" href="#contenu" blocking="render" />
      {data && isPage && <link rel="canonical" href={meta?.url ?? data.origin + path} />}
      {staticPage && <meta httpEquiv="Content-Security-Policy" content={staticPage.policy} />}
      {/* With a precedence, it stays as the server has written it. */}
      {!staticPage && (
        <style href="page" precedence="first">
          {pageSheets?.text ?? PAGE_CHANGES}
        </style>
      )}
      {staticPage ? (
        <style dangerouslySetInnerHTML={{ __html: staticPage.styles }} />
      ) : pageSheets ? (
        // What is loaded later finds its sheets named, and fetches none again.
        pageSheets.sheets.map((href) => <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />)
      ) : (
        <>
          {(!data?.faces || viewer) && <link rel="stylesheet" href={ownFaces} />}
          <Links />
          <link rel="stylesheet" href={administrators} />
        </>
      )}
      {data?.style && <style dangerouslySetInnerHTML={{ __html: data.style }} />}
      {staticPage ? <noscript data-paper="">{paper}</noscript> : paper}
      {staticPage || pageSheets ? (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: staticPage?.script ?? pageSheets!.script }}
        />
      ) : (
        [enhancement, handle?.script].map((src) => src && <script key={src} src={src} />)
      )}
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
    </head>
  )
}

/**
 * Asks for the faces that the first view of a page is set in; as HTML, since React puts such links in the head. Written by
 * the server alone: where React has to write the page anew, links are let in by no policy.
 */
function firstFaces(chosen: ChosenFaces | undefined, isItalic = false): string {
  const { files, italic } = chosen ?? { files: [montserrat, playfair], italic: playfairItalic }
  return (isItalic ? [...files, italic] : files)
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous">`)
    .join('')
}

/** What a page says of itself by its route's handle: a dialog to be answered before anything else on it, for one. */
export interface PageHandle {
  dialog?: (data: unknown) => ReactNode
  /** Where what it is about is booked; left out where it is about nothing of the kind. */
  booking?: (data: unknown) => string | undefined
  /** What it is called on paper, where it has a date: « Tarifs au 1er juin 2026 ». */
  sheet?: string
  /** Whether something in italics is among the first that is seen of it. */
  isItalic?: boolean
  /** The address of a script that its visitors get with the one of each page. */
  script?: string
}

/** What a page for visitors says of itself to search engines; undefined for any other. */
const metaOf = (data: unknown) => (data as { meta?: PageMeta } | undefined)?.meta

const NO_EXAMPLES: KnownExample[] = []

/** What of a page is still as the site came with it. */
const examplesOf = (data: unknown) => (data as { examples?: KnownExample[] } | undefined)?.examples

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} siteName={undefined} />
}
