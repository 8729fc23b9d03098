import { refusedMedia, takenAnswer } from './answer-media.server'
import { administrator } from '../accounts/session.server'
import { siteContext } from '../platform/site-context.server'
import { findMediaAt, mediaFacts } from './media.server'
import type { Route } from './+types/upload-route'

/** What is known of the file at an address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const src = new URL(request.url).searchParams.get('src') ?? ''
  const found = (await findMediaAt(context.get(siteContext).db, [src])).get(src)
  return found ? Response.json(mediaFacts(found)) : new Response(null, { status: 404 })
}

/** The one door for pictures and films: the body is the file itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { media } = context.get(siteContext)
  return media.add(request.body, user.uid).then(takenAnswer, refusedMedia)
}
