import { changeSchema, type Change, type Outcome } from '../documents/changes'
import { withOwnPaths } from '../documents/own-addresses'
import { shownOutcome } from '../documents/secrets'
import { applyUndo } from '../documents/undo.server'
import { failedWrite, postOnly, readJson } from '../../platform/json-answers.server'
import { administrator } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import { applyWithPictures } from '../../media/taken-pictures.server'
import type { Database } from '../../platform/database/tables'
import { plansMissed, plansUnseen } from './plan-lines.server'
import type { Route } from './+types/changes-route'

/** The statuses of what becomes of a change. */
const STATUS = {
  saved: 200,
  removed: 200,
  done: 200,
  outdated: 409,
  conflict: 409,
  missing: 404,
  invalid: 400,
} as const

export const loader = postOnly

/** The one door for what administrators change: a change as JSON, answered with what became of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const change = withOwnPaths(await readJson(request, changeSchema), request.url)
  const { db, live, media } = context.get(siteContext)
  const made =
    change.intent === 'undo'
      ? applyUndo(db, change, user.uid).then(({ outcome }) => outcome)
      : applyWithPictures({ db, media }, change, user.uid)
  const answer = await made.then(async (outcome: Outcome) => {
    const shown = shownOutcome(change.collection, outcome)
    const planned = await wordsOfPlans(db, change, outcome)
    return Response.json(planned.length > 0 ? { ...shown, planned } : shown, { status: STATUS[outcome.outcome] })
  }, failedWrite)
  if (answer.ok) live.notify()
  return answer
}

/** What is planned where something was just saved or deleted, by whoever was not shown it: said at once, not on the day. */
async function wordsOfPlans(db: Database, change: Change, outcome: Outcome): Promise<string[]> {
  const { collection, intent } = change
  if (outcome.outcome === 'removed')
    return plansUnseen(db, { collection, id: change.id, version: outcome.version }, new Date())
  if (outcome.outcome !== 'saved' || (intent !== 'update' && intent !== 'restore')) return []
  const { id, version } = outcome.document
  if (intent === 'restore') {
    const now = new Date()
    return [
      ...(await plansUnseen(db, { collection, id, version }, now)),
      ...(await plansMissed(db, { collection, id }, now)),
    ]
  }
  return version === change.base ? [] : plansUnseen(db, { collection, id, version }, new Date(), change.plans)
}
