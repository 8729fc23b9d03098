import { robots } from '../content/sitemap'
import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  return new Response(robots(origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
