import { z } from 'zod'
import { readJson } from '../http/changes.server'
import { admit } from '../http/session.server'
import { signIn, signInWithCode } from '../http/sign-in.server'
import type { Route } from './+types/session'

const credentialsSchema = z.union([
  z.strictObject({ email: z.string().max(320), password: z.string().max(1000) }),
  z.strictObject({ code: z.string().max(100) }),
])

/** The session of the page that asks. Asking prolongs it when it is due. */
export function loader({ context }: Route.LoaderArgs) {
  const { user, session } = admit(context)
  return Response.json({ user, session })
}

/** Signs in without leaving the page, as after a session that has ended over an unsaved text; 202 where a code is to follow. */
export async function action({ context, request }: Route.ActionArgs) {
  const given = await readJson(request, credentialsSchema)
  const result =
    'code' in given
      ? await signInWithCode(request, context, given.code)
      : await signIn(request, context, { ...given, email: given.email.trim().toLowerCase() })
  const headers = new Headers(result.cookies?.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  if (result.admitted) return new Response(null, { status: 204, headers })
  const { status, message } = result
  return Response.json({ message }, { status, headers })
}
