import { data } from 'react-router'
import { NewPassword } from './new-password'
import { readPasswordLink, setPasswordByLink } from './password-link.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import type { Route } from './+types/new-password-route'

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await readPasswordLink(context, params.lien)
  return data({ link }, link ? 200 : 404)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await setPasswordByLink(request, context, params.lien)
  return data(answer, answer?.again ?? (answer?.isDone ? 200 : 400))
}

export function headers() {
  // The address is as good as a password until it is used.
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

export default function NewPasswordPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Nouveau mot de passe" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Nouveau mot de passe"
        intro="Le lien sert une fois. Un appareil déjà connecté à ce compte sera déconnecté."
      />
      <NewPassword link={loaderData.link} answer={actionData} />
    </>
  )
}
