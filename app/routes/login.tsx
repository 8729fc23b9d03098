import { data, redirect } from 'react-router'
import { CodeForm } from '../features/sign-in/code-form'
import { SignInForm } from '../features/sign-in/sign-in-form'
import { signIn, signInWithCode } from '../http/sign-in.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/login'

const UNREADABLE = "Erreur de connexion : indiquez l'e-mail et le mot de passe."

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) return data({ step: 'password' as const, email: '', message: UNREADABLE }, 400)
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('email').trim().toLowerCase()
  const result = form.has('code')
    ? await signInWithCode(request, context, text('code'))
    : await signIn(request, context, { email, password: text('password') })
  const headers = new Headers(result.cookies?.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  if (result.admitted) return redirect('/', { status: 303, headers })
  const { status, message, retryAfter } = result
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  // After a wrong code another may be given; after too long a wait only the password.
  const step = status === 202 || (form.has('code') && status !== 400) ? ('code' as const) : ('password' as const)
  return data({ step, email, message }, { status: status === 202 ? 200 : status, headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export default function LoginPage({ actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <title>{`Connexion | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title="Connexion" intro="Réservée aux deux administratrices du site." />
      {actionData?.step === 'code' ? (
        <CodeForm message={actionData.message} />
      ) : (
        <SignInForm email={actionData?.email ?? ''} message={actionData?.message} />
      )}
    </>
  )
}
