import { robots } from './sitemap'
import { publicOrigin } from './public-address.server'
import { siteContext } from '../platform/site-context.server'
import type { Route } from './+types/robots-route'

export async function loader({ context }: Route.LoaderArgs) {
  const origin = await publicOrigin(context.get(siteContext))
  return new Response(robots(origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
