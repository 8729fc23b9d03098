import { robots } from './sitemap'
import { isOnline } from './publication.server'
import { publicOrigin } from './public-address.server'
import { siteContext } from '../platform/site-context.server'
import type { Route } from './+types/robots-route'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  // While the site is being made there is no list of its pages.
  const origin = (await isOnline(site.db)) ? await publicOrigin(site) : ''
  return new Response(robots(origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
