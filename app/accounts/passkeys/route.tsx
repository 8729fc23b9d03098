import { data } from 'react-router'
import { Passkeys } from './view'
import { answerPasskeys, readPasskeys } from './page.server'
import type { PasskeysAnswer } from './passkeys'
import { administrator } from '../session.server'
import { sayFailedWrite } from '../../platform/failed-write.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import type { Route } from './+types/route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  return { state: await readPasskeys(request, context, viewer), email: viewer.user.email }
}

export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  try {
    const answer = await answerPasskeys(request, context, viewer)
    return data(answer, answer.problem ? 400 : 200)
  } catch (error) {
    const { status, message: problem } = sayFailedWrite(error)
    return data<PasskeysAnswer>({ problem }, status)
  }
}

export default function PasskeysPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Clés d'accès" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Clés d'accès"
        intro="En plus du mot de passe, votre appareil vous reconnaît : par l'empreinte, le visage ou son propre code. Un mot de passe volé ne suffit plus, et un faux site n'obtient rien."
      />
      <Passkeys {...loaderData} answer={actionData} />
    </>
  )
}
