import { presenceSchema } from './live'
import { readJson } from '../../platform/json-answers.server'
import { administrator } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import type { Route } from './+types/route'

/** What is saved and edited, told as it happens. */
export function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  // Nobody would end a stream that is not sent.
  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS })
  const stream = context.get(siteContext).live.listen(viewer)
  if (!stream) throw new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  return new Response(stream, { headers: HEADERS })
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would otherwise hold the lines back.
  'X-Accel-Buffering': 'no',
}

/** What a tab has open for editing. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  context.get(siteContext).live.announce(await readJson(request, presenceSchema), viewer)
  return new Response(null, { status: 204 })
}
