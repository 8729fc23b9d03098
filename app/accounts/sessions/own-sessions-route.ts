import { redirect } from 'react-router'
import { administrator, clientOf } from '../session.server'
import { siteContext } from '../../platform/site-context.server'
import { recordEvent } from '../audit.server'
import { endOtherSessions } from './sessions.server'
import type { Route } from './+types/own-sessions-route'

export function loader() {
  return redirect('/admin')
}

/** Ends another session of the one who asks, or all others. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const asked = (await request.formData().catch(() => undefined))?.get('session')
  if (typeof asked !== 'string') throw new Response(null, { status: 400 })
  const { db, live } = context.get(siteContext)
  const { uid: userId, displayName: name } = viewer.user
  const id = asked === 'autres' ? undefined : asked
  const ended = await endOtherSessions(db, { userId, own: viewer.session.id, id })
  for (let count = 0; count < ended; count++)
    await recordEvent(db, 'session-ended', { id: userId, name }, clientOf(request, context))
  live.notify()
  return redirect('/admin#mes-sessions', 303)
}
