import { data } from 'react-router'
import { SecondFactor } from './view'
import { answerSecondFactor, readSecondFactor } from './page.server'
import type { SecondFactorAnswer } from './second-factor'
import { administrator } from '../session.server'
import { sayFailedWrite } from '../../platform/failed-write.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = administrator(context)
  return { state: await readSecondFactor(context, viewer), email: viewer.user.email }
}

export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  try {
    const answer = await answerSecondFactor(request, context, viewer)
    return data(answer, answer.problem ? 400 : 200)
  } catch (error) {
    const { status, message: problem } = sayFailedWrite(error)
    return data<SecondFactorAnswer>({ problem }, status)
  }
}

export default function SecondFactorPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Code de vérification" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Code de vérification"
        intro="En plus du mot de passe, un code que montre votre téléphone : un mot de passe volé ne suffit plus."
      />
      <SecondFactor {...loaderData} answer={actionData} />
    </>
  )
}
