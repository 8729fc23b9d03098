import { redirect } from 'react-router'
import { administrator, whence } from '../http/session.server'
import { siteContext } from '../http/site-context.server'
import { recordEvent } from '../store/audit.server'
import { endOtherSessions } from '../store/sessions.server'
import type { Route } from './+types/admin-sessions'

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
    await recordEvent(db, 'session-ended', { id: userId, name }, whence(request, context))
  live.nudge()
  return redirect('/admin#mes-sessions', 303)
}
