import { changeSchema } from '../documents/changes'
import { failedWrite, outcomeAnswer, postOnly, readJson } from '../../platform/json-answers.server'
import { administrator } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import { applyWithPictures } from '../../media/taken-pictures.server'
import type { Route } from './+types/changes-route'

export const loader = postOnly

/** The one door for what administrators change: a change as JSON, answered with what became of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const change = await readJson(request, changeSchema)
  const { db, live, media } = context.get(siteContext)
  const answer = await applyWithPictures({ db, media }, change, user.uid).then(outcomeAnswer, failedWrite)
  if (answer.ok) live.nudge()
  return answer
}
