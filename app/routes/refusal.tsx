import { data } from 'react-router'
import { refusalContext } from '../http/site-context.server'
import type { Route } from './+types/refusal'

/** Unknown addresses, and requests that the server refused before any route was asked. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(refusalContext) })
}

export const action = loader

export default function Refusal() {
  return null
}
