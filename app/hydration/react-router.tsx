/**
 * Stands for the package in browsers, where no page leads to another without being loaded: docs/decisions/041. A page
 * reads by it what the server has rendered it with. Its names are those that the app, and the package's build, import.
 */
import { Component, createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { MatchData, PageData } from './page-data'

/** What a route's script exports for a browser. */
export interface RouteModule {
  default?: ComponentType
  Layout?: ComponentType<{ children: ReactNode }>
  ErrorBoundary?: ComponentType
  handle?: unknown
}

interface Match extends MatchData {
  exports: RouteModule
}

interface Page extends Omit<PageData, 'matches'> {
  matches: Match[]
}

const PageContext = createContext<Page | undefined>(undefined)

/** Which of the page's matches is rendered. */
const PlaceContext = createContext(0)

const ErrorContext = createContext<unknown>(undefined)

function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('There is no page around this.')
  return page
}

/** A page as the server has rendered it, with the scripts of its routes. */
export function HydratedPage({ data, modules }: { data: PageData; modules: RouteModule[] }) {
  const matches = data.matches.map((match, place) => ({ ...match, exports: modules[place]! }))
  const page = (
    <PageContext value={{ ...data, matches }}>
      <RouteAt place={0} />
    </PageContext>
  )
  // The server's router has two places on two levels: names that React makes (`useId`) follow from them.
  return (
    <>
      <>
        {page}
        {null}
      </>
      {null}
    </>
  )
}

function RouteAt({ place }: { place: number }) {
  const { matches, error } = usePage()
  const match = matches[place]
  if (!match) return null
  const { Layout = Inside, ErrorBoundary, default: Route = Outlet } = match.exports
  const failed = ErrorBoundary && (
    <Layout>
      <ErrorBoundary />
    </Layout>
  )
  const whole = (
    <Layout>
      <Route />
    </Layout>
  )
  return (
    <PlaceContext value={place}>
      {failed && error?.id === match.id ? (
        <ErrorContext value={error.status === undefined ? new Error() : error}>{failed}</ErrorContext>
      ) : (
        <Boundary instead={failed}>{whole}</Boundary>
      )}
    </PlaceContext>
  )
}

const Inside = ({ children }: { children: ReactNode }) => children

/** Shows a route's error boundary where the route, or one within it that has none, breaks. */
class Boundary extends Component<{ instead: ReactNode; children: ReactNode }, { error?: unknown; isBroken: boolean }> {
  override state: { error?: unknown; isBroken: boolean } = { isBroken: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true }
  }

  override render() {
    const { error, isBroken } = this.state
    if (!isBroken) return this.props.children
    if (!this.props.instead) throw error
    return <ErrorContext value={error}>{this.props.instead}</ErrorContext>
  }
}

/** The route within the one that is rendered. */
export function Outlet() {
  return <RouteAt place={useContext(PlaceContext) + 1} />
}

/** The style sheets that the server has written: the same links, in the same place. */
export function Links() {
  return usePage().sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

export function useLocation() {
  const { pathname, search } = usePage()
  return { pathname, search }
}

export function useMatches() {
  return usePage().matches.map(({ id, pathname, params, loaderData, exports }) => ({
    id,
    pathname,
    params,
    loaderData,
    handle: exports.handle,
  }))
}

export function useRouteLoaderData(id: string): unknown {
  return usePage().matches.find((match) => match.id === id)?.loaderData
}

/** Says whether an error was thrown on purpose, to be the answer. */
export function isRouteErrorResponse(error: unknown): error is { status: number } {
  return typeof error === 'object' && error !== null && 'status' in error
}

function useRouteProps() {
  const { params, loaderData, actionData } = usePage().matches[useContext(PlaceContext)]!
  return { params, loaderData, actionData, matches: useMatches() }
}

/** Gives a route's component what its loader found. The package's build wraps every route's component in it. */
export function UNSAFE_withComponentProps(Route: ComponentType<object>) {
  return function WithComponentProps() {
    return <Route {...useRouteProps()} />
  }
}

/** Gives a route's error boundary what was thrown. The package's build wraps every error boundary in it. */
export function UNSAFE_withErrorBoundaryProps(Route: ComponentType<object>) {
  return function WithErrorBoundaryProps() {
    return <Route {...useRouteProps()} {...{ error: useContext(ErrorContext) }} />
  }
}
