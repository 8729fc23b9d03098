import { useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Links, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { CENTRE } from './site/centre/first-content'
import type { PageMeta } from './seo/page-meta'
import { late } from './cms/edit/late'
import enhancement from './enhance/main.ts?worker&url'
import { ErrorPage } from './site/layout/error-page'
import { Footer } from './site/layout/footer'
import { Header } from './site/layout/header'
import { Letterhead } from './site/layout/letterhead'
import { placeOf } from './site/layout/navigation'
import type { SiteFacts } from './site/layout/site-facts'
import { Unready } from './site/layout/unready'
import { pageExpiryContext, statusUntilExpiry } from './opening/page-expiry.server'
import { publicOrigin } from './seo/public-address.server'
import { requireSession } from './accounts/require-session.server'
import { viewerContext } from './accounts/session.server'
import { siteContext } from './platform/site-context.server'
import { dayAt } from './lib/clock'
import { PAGE_CHANGES } from './lib/page-changes'
import { errorFields, log } from './lib/log'
import { findIdentity } from './cms/documents/identity.server'
import { readTreatmentTitles } from './cms/documents/treatment-titles.server'
import administrators from './styles/administrators.css?url'
import montserrat from './styles/fonts/montserrat.woff2'
import playfairItalic from './styles/fonts/playfair-italic.woff2'
import playfair from './styles/fonts/playfair.woff2'
import print from './styles/print.css?url'
import { StaticPageContext } from './ui/static-page'
import type { Route } from './+types/root'
import './styles/tokens.css'
import './styles/global.css'
import './styles/page-transitions.css'

/** Loaded where it is shown: to an administrator, once the page is alive. */
const Administration = late(() => import('./cms/edit/administration'))

export const middleware: Route.MiddlewareFunction[] = [requireSession]

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db, settings } = site
  const now = new Date()
  // The frame of the page stands even when nothing can be read: it then carries the first identity.
  const unreadable = (event: string) => (error: unknown) => {
    log('error', event, errorFields(error))
    return undefined
  }
  const [centre, titles] = await Promise.all([
    findIdentity(db).catch(unreadable('identity-unreadable')),
    readTreatmentTitles(db).catch(unreadable('titles-unreadable')),
  ])
  const { nom, adresse, contact } = centre ?? CENTRE
  const facts: SiteFacts = {
    nom,
    adresse,
    telephone: contact.telephone,
    social: settings.social,
    referralUrl: settings.referralFormUrl,
    titles,
    // Whose hours cannot be read is not said to be open.
    status: centre && statusUntilExpiry(context.get(pageExpiryContext), centre, now),
    year: Number(dayAt(now).slice(0, 4)),
  }
  const origin = await publicOrigin(site)
  return { facts, origin, viewer: context.get(viewerContext), now: now.toISOString() }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const viewer = data?.viewer
  const alive = useIsAlive()
  const staticPage = useContext(StaticPageContext)
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  // An error stands in the place of the page it is about, and has no address of its own.
  const isPage = page?.id !== 'root' && page?.loaderData !== undefined
  const handle = page?.handle as PageHandle | undefined
  const dialog = (isPage && handle?.dialog?.(page.loaderData)) || undefined
  const inert = dialog !== undefined
  const paper = <link rel="stylesheet" href={print} media="print" />
  const subject = (isPage && handle?.sheet) || 'À jour'
  const letterhead = data && <Letterhead facts={data.facts} day={dayAt(new Date(data.now))} subject={subject} />
  const header = data && (
    <Header facts={data.facts} path={placeOf(pathname)} inert={inert} signedIn={viewer !== undefined} />
  )
  const footer = data && <Footer facts={data.facts} inert={inert} />
  return (
    <html lang="fr" data-hydration={viewer && ''}>
      <head>
        <meta charSet="utf-8" />
        {/* A telephone's keyboard takes its room from the page, not from what is typed on it. */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${viewer ? ', interactive-widget=resizes-content' : ''}`}
        />
        <meta name="theme-color" content="#fdf6ec" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={montserrat} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={playfair} as="font" type="font/woff2" crossOrigin="anonymous" />
        {handle?.isItalic && (
          <link rel="preload" href={playfairItalic} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {data && isPage && <link rel="canonical" href={metaOf(page.loaderData)?.url ?? data.origin + pathname} />}
        {staticPage && <meta httpEquiv="Content-Security-Policy" content={staticPage.policy} />}
        {!staticPage && <style>{PAGE_CHANGES}</style>}
        {staticPage ? <style dangerouslySetInnerHTML={{ __html: staticPage.styles }} /> : <Links />}
        {viewer && <link rel="stylesheet" href={administrators} />}
        {staticPage ? <noscript data-paper="">{paper}</noscript> : paper}
        {staticPage ? <script dangerouslySetInnerHTML={{ __html: staticPage.script }} /> : <script src={enhancement} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body>
        {letterhead}
        {dialog}
        {header}
        <main id="contenu" tabIndex={-1} inert={inert}>
          {children}
        </main>
        {footer}
        {viewer && !alive && <Unready />}
        {viewer && alive && <Administration viewer={viewer} meta={isPage ? metaOf(page.loaderData) : undefined} />}
        {viewer && <Scripts />}
      </body>
    </html>
  )
}

const never = () => () => undefined

/** Says whether the page has come alive in the browser. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** What a page says of itself by its route's handle: a dialog to be answered before anything else on it, for one. */
interface PageHandle {
  dialog?: (data: unknown) => ReactNode
  /** What it is called on paper, where it has a date: « Tarifs au 1er juin 2026 ». */
  sheet?: string
  /** Whether something in italics is among the first that is seen of it. */
  isItalic?: boolean
}

/** What a page for visitors says of itself to search engines; undefined for any other. */
const metaOf = (data: unknown) => (data as { meta?: PageMeta } | undefined)?.meta

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} siteName={undefined} />
}
