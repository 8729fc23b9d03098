import { data, redirect } from 'react-router'
import { OwnPassword } from './own-password'
import { changeOwnPassword } from './own-password.server'
import { administrator } from '../session.server'
import { siteContext } from '../../platform/site-context.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import type { Route } from './+types/own-password-route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  const { passwordMinLength: minLength } = context.get(siteContext).settings
  return { email: viewer.user.email, minLength, isDone: new URL(request.url).searchParams.has('fait') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const answer = await changeOwnPassword(request, context, viewer)
  if (answer.isDone) throw redirect('/admin/mot-de-passe?fait', 303)
  return data(answer, answer.again ?? 400)
}

export default function OwnPasswordPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Mot de passe" site={matches[0].loaderData.facts.nom} />
      <PageHead title="Mot de passe" intro="Le changer vous déconnecte de tous vos autres appareils." />
      <OwnPassword {...loaderData} answer={actionData} />
    </>
  )
}
