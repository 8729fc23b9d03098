import { data, redirect } from 'react-router'
import { Accounts } from './view'
import { answerAccounts, readAccounts } from './page.server'
import { administrator } from './session.server'
import { PageHead } from '../ui/page-head'
import { PrivateHead } from '../ui/private-head'
import type { Route } from './+types/route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  return { state: await readAccounts(context, viewer), changed: new URL(request.url).searchParams.get('fait') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const answer = await answerAccounts(request, context, viewer)
  if (answer.changed) throw redirect(`/admin/compte?fait=${answer.changed}`, 303)
  return data(answer, answer.again ?? (answer.problem ? 400 : 200))
}

export default function AccountsPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Comptes" site={matches[0].loaderData.facts.nom} />
      <PageHead title="Comptes" intro="Votre nom, votre adresse e-mail, et le compte de l'autre." />
      <Accounts state={loaderData.state} changed={actionData ? null : loaderData.changed} answer={actionData} />
    </>
  )
}
