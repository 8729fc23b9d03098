import { z } from 'zod'
import type { Change } from '../documents/changes'
import { readMoments } from '../documents/plan-moments'
import { withOwnPaths } from '../documents/own-addresses'
import { planSchema, type PlanOutcome } from '../documents/plans'
import { planChange } from '../documents/plan-change.server'
import { shownOutcome } from '../documents/secrets'
import { takeStep } from '../documents/planned-steps.server'
import { findPlanned } from '../documents/planned-rows.server'
import { failedWrite, readJson } from '../../platform/json-answers.server'
import { administrator } from '../../accounts/session.server'
import { siteContext, type Site } from '../../platform/site-context.server'
import { withOwnPictures, withRemarks } from '../../media/taken-pictures.server'
import { planNotes } from './plan-lines.server'
import type { Route } from './+types/plans-route'

/** The statuses of what becomes of a plan. */
const STATUS: Record<PlanOutcome['outcome'], number> = {
  planned: 200,
  saved: 200,
  removed: 200,
  done: 200,
  outdated: 409,
  conflict: 409,
  overlap: 409,
  missing: 404,
  invalid: 400,
  untimely: 400,
}

/** A plan, or the one that is given up, or taken up again, from the notice that told of it. */
const askedSchema = planSchema.or(z.strictObject({ step: z.enum(['abandon', 'resume']), id: z.uuid() }))

/** What is planned of a document, or of a collection, in words. */
export async function loader({ context, params: { collection, id } }: Route.LoaderArgs) {
  if (collection === undefined) return new Response(null, { status: 404 })
  return Response.json(await planNotes(context.get(siteContext).db, { collection, ...(id && { id }) }, new Date()))
}

/** What an administrator asks to be done later. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const given = await readJson(request, askedSchema)
  const asked = 'step' in given ? given : { ...given, change: withOwnPaths(given.change, request.url) }
  const site = context.get(siteContext)
  const answer = await answerTo(site, asked, user.uid).catch(failedWrite)
  if (answer.ok) site.live.notify()
  return answer
}

async function answerTo(site: Site, asked: z.infer<typeof askedSchema>, author: string): Promise<Response> {
  if ('step' in asked) {
    const words = await takeStep(site.db, asked.id, asked)
    if (words !== undefined) return Response.json({ words }, { status: 404 })
    const problem = asked.step === 'resume' && (await findPlanned(site.db, asked.id))?.problem
    return problem ? Response.json({ words: `Rétabli sur « Prévu ». ${problem}` }) : new Response(null, { status: 204 })
  }
  const outcome = await plan(site, asked, author)
  return Response.json(shownOutcome(asked.change.collection, outcome), { status: STATUS[outcome.outcome] })
}

const placeOf = ({ intent, collection, id }: Change) => ({ collection, ...(intent !== 'together' && { id }) })

async function plan({ db, media }: Site, asked: z.infer<typeof planSchema>, author: string): Promise<PlanOutcome> {
  const moments = readMoments(asked)
  if ('words' in moments) return { outcome: 'untimely', ...moments }
  const { change, problems } = await withOwnPictures(media, asked.change, author)
  const planned = await planChange(db, { change, ...moments }, author)
  if (planned.outcome === 'overlap')
    return { outcome: 'overlap', plans: await planNotes(db, placeOf(change), new Date()) }
  return withRemarks<PlanOutcome>(planned, problems)
}
