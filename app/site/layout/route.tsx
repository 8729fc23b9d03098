import { Outlet, useRouteLoaderData } from 'react-router'
import { ErrorPage } from './error-page'
import type { loader } from '../../root'
import type { Route } from './+types/route'

/** Stands between the document and every page, so that an error is shown within the header and footer. */
export default function Frame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  return <ErrorPage error={error} siteName={data?.facts.nom} />
}
