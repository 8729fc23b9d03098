import { data } from 'react-router'
import { followRedirection } from '../../seo/redirect.server'
import { refusalContext } from '../../platform/site-context.server'
import type { Route } from './+types/refusal-route'

/** Unknown addresses, and requests that the server refused before any route was asked. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const status = context.get(refusalContext)
  if (status === 404) await followRedirection({ context, request })
  throw data(null, { status })
}

export const action = loader

export default function Refusal() {
  return null
}
