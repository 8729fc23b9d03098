import { data, redirect } from 'react-router'
import { SignInForm } from '../features/sign-in/sign-in-form'
import { signIn } from '../http/sign-in.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/login'

const UNREADABLE = "Erreur de connexion : indiquez l'e-mail et le mot de passe."

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) return data({ email: '', message: UNREADABLE }, 400)
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
  const result = await signIn(request, context, { email, password: String(form.get('password') ?? '') })
  if (result.admitted) {
    const headers = new Headers(result.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
    return redirect('/', { status: 303, headers })
  }
  const { status, message, retryAfter } = result
  return data({ email, message }, { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
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
      <SignInForm email={actionData?.email ?? ''} message={actionData?.message} />
    </>
  )
}
