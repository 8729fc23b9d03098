import { z } from 'zod'
import { readJson } from '../http/changes.server'
import { admit } from '../http/session.server'
import { signIn } from '../http/sign-in.server'
import type { Route } from './+types/session'

const credentialsSchema = z.strictObject({ email: z.string().max(320), password: z.string().max(1000) })

/** The session of the page that asks. Asking prolongs it when it is due. */
export function loader({ context }: Route.LoaderArgs) {
  const { user, session } = admit(context)
  return Response.json({ user, session })
}

/** Signs in without leaving the page, as after a session that has ended over an unsaved text. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, password } = await readJson(request, credentialsSchema)
  const result = await signIn(request, context, { email: email.trim().toLowerCase(), password })
  if (!result.admitted) return Response.json({ message: result.message }, { status: result.status })
  const headers = new Headers(result.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  return new Response(null, { status: 204, headers })
}
