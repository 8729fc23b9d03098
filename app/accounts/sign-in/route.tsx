import { data, redirect } from 'react-router'
import { textsOf } from '../../platform/http/sent-form.server'
import { Forgotten } from '../passwords/forgotten'
import { PasskeyForm } from '../passkeys/passkey-form'
import { SecondStep } from '../second-factor/second-step'
import { SignInForm } from './sign-in-form'
import { offerPasskeyAlone, offerSecondStep } from '../second-factor/second-step.server'
import { signIn, signInByPasskey, signInSecondly } from './sign-in.server'
import passkeyScript from '../passkeys/main.ts?worker&url'
import { errorFields, log } from '../../lib/log'
import { PageHead } from '../../ui/page-head'
import { PARAMETERS } from '../../lib/page-parameters'
import { normalEmail } from '../account-checks.server'
import type { Route } from './+types/route'

const UNREADABLE = "Erreur de connexion : indiquez l'e-mail et le mot de passe."

const ENDED = "Votre session est terminée : rien n'a été changé. Connectez-vous, puis recommencez."

export async function loader({ context, request }: Route.LoaderArgs) {
  const alone = await offerPasskeyAlone(request, context).catch((error: unknown) => {
    log('error', 'passkeys-unreadable', errorFields(error))
    return undefined
  })
  return { alone, isEnded: endedPage(request) !== undefined }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) return data({ offer: undefined, email: '', message: UNREADABLE, isWrong: false }, 400)
  const text = textsOf(form)
  const email = normalEmail(text('email'))
  const isSecond = form.has('code') || form.has('passkey')
  const result = form.has('key')
    ? await signInByPasskey(request, context, text('key'))
    : isSecond
      ? await signInSecondly(request, context, form.has('code') ? { code: text('code') } : { passkey: text('passkey') })
      : await signIn(request, context, { email, password: text('password') })
  const headers = new Headers(result.cookies?.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  if (result.admitted) return redirect(endedPage(request) ?? '/', { status: 303, headers })
  const { status, message, retryAfter } = result
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  // After a wrong code another may be given; after too long a wait only the password.
  const offer = status === 202 || isSecond ? await offerSecondStep(request, context, result.pending) : undefined
  const isWrong = form.has('password') ? status === 400 || status === 401 : status === 401 && form.has('code')
  return data({ offer, email, message, isWrong }, { status: status === 202 ? 200 : status, headers })
}

/** The page of administrators whose form is not kept, and was sent in a session that had ended, as the address says. */
function endedPage({ url }: Request): string | undefined {
  const asked = new URL(url).searchParams.get(PARAMETERS.ended)
  // As a path of this site, whatever is written there.
  const path = asked === null ? undefined : URL.parse(asked, url)?.pathname
  return path === '/historique/effacer' || path === '/admin' || path?.startsWith('/admin/') ? path : undefined
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export default function LoginPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { facts, form } = matches[0].loaderData
  // It asks already, above the page that it stands for.
  if (form) return null
  return (
    <>
      <title>{`Connexion | ${facts.nom}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title="Connexion" intro="Réservée aux deux personnes qui tiennent le site." />
      {actionData?.offer ? (
        <SecondStep
          email={actionData.email}
          offer={actionData.offer}
          script={passkeyScript}
          message={actionData.message}
          isWrongCode={actionData.isWrong}
        />
      ) : (
        <>
          {loaderData.alone && <PasskeyForm request={loaderData.alone} script={passkeyScript} />}
          <SignInForm
            email={actionData?.email ?? ''}
            message={actionData ? actionData.message : loaderData.isEnded ? ENDED : undefined}
            isWrong={actionData?.isWrong ?? false}
          />
          <Forgotten />
        </>
      )}
    </>
  )
}
