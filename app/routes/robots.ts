import { robots } from '../content/sitemap'
import { publicOrigin } from '../http/public-address.server'
import { siteContext } from '../http/site-context.server'
import type { Route } from './+types/robots'

export async function loader({ context }: Route.LoaderArgs) {
  const origin = await publicOrigin(context.get(siteContext))
  return new Response(robots(origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
