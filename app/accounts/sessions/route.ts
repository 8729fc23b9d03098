import { z } from 'zod'
import { EMAIL_MAX_LENGTH, normalEmail } from '../account-checks.server'
import { readJson } from '../../platform/json-answers.server'
import { administrator } from '../session.server'
import { offerSecondStep } from '../second-factor/second-step.server'
import { signIn, signInSecondly } from '../sign-in/sign-in.server'
import type { Route } from './+types/route'

const credentialsSchema = z.union([
  z.strictObject({ email: z.string().max(EMAIL_MAX_LENGTH), password: z.string().max(1000) }),
  z.strictObject({ code: z.string().max(100) }),
  z.strictObject({ passkey: z.string().max(20_000) }),
])

/** The session of the page that asks. Asking prolongs it when it is due. */
export function loader({ context }: Route.LoaderArgs) {
  const { user, session } = administrator(context)
  return Response.json({ user, session })
}

/** Signs in without leaving the page, as after a session that has ended over an unsaved text; 202 where a second step is to follow. */
export async function action({ context, request }: Route.ActionArgs) {
  const given = await readJson(request, credentialsSchema)
  const result =
    'email' in given
      ? await signIn(request, context, { ...given, email: normalEmail(given.email) })
      : await signInSecondly(request, context, given)
  const headers = new Headers(result.cookies?.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  if (result.admitted) return new Response(null, { status: 204, headers })
  const { status, message } = result
  const isSecond = status === 202 || !('email' in given)
  const offer = isSecond ? await offerSecondStep(request, context, result.pending) : undefined
  return Response.json({ message, offer }, { status, headers })
}
