import { changeSchema, type Outcome } from '../documents/changes'
import { failedWrite, postOnly, readJson } from '../../platform/json-answers.server'
import { administrator } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import { applyWithPictures } from '../../media/taken-pictures.server'
import type { Route } from './+types/changes-route'

/** The statuses of what becomes of a change. */
const STATUS = { saved: 200, removed: 200, conflict: 409, missing: 404, invalid: 400 } as const

export const loader = postOnly

/** The one door for what administrators change: a change as JSON, answered with what became of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const change = await readJson(request, changeSchema)
  const { db, live, media } = context.get(siteContext)
  const answer = await applyWithPictures({ db, media }, change, user.uid).then(
    (outcome: Outcome) => Response.json(outcome, { status: STATUS[outcome.outcome] }),
    failedWrite,
  )
  if (answer.ok) live.notify()
  return answer
}
