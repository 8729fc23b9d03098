import { data, redirect } from 'react-router'
import { sentForm } from '../../platform/http/sent-form.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import { takeStep } from '../documents/planned-steps.server'
import { ASKED } from '../../lib/page-parameters'
import { readUnshown } from '../../media/unshown-pictures'
import { failedWrite } from '../../platform/json-answers.server'
import { siteContext } from '../../platform/site-context.server'
import { administrator } from '../../accounts/session.server'
import { readHistoryForm } from '../history/page.server'
import { restoreFromHistory } from '../history/restoration.server'
import { listDatedChanges } from './dated-changes.server'
import { listMade, listPlans } from './plan-lines.server'
import { PlanList } from './plan-list'
import { DONE, readPlanForm } from './plan-form.server'
import type { Route } from './+types/route'

const UNREADABLE = "Cette demande n'a pas été comprise : rien n'a été changé."
const FAILED = "Cela n'a pas pu être enregistré : rien n'a été changé. Réessayez dans un instant."

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('fait') ?? ''
  const now = new Date()
  const [plans, made] = [await listPlans(db, now), await listMade(db, now)]
  const given = done === 'abandon' ? plans.abandoned.find(({ id }) => id === searchParams.get('id')) : undefined
  const dated = await listDatedChanges(db, now)
  const unshown = readUnshown(searchParams.get(ASKED.unshown)).map((why) => `L'image ne sera pas montrée. ${why}`)
  const said = Object.hasOwn(DONE, done) ? [DONE[done], ...unshown].join(' ') : undefined
  return { ...plans, dated, made, given, done: said }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, live } = context.get(siteContext)
  const form = await sentForm(request)
  const undo = readHistoryForm(form)
  if (undo) {
    const restoration = await restoreFromHistory(db, undo, administrator(context).user.uid)
    if ('message' in restoration) return data({ message: restoration.message }, restoration.status)
    live.notify()
    const { done } = restoration
    const made = done === 'nothing' ? undefined : done
    return redirect(`/prevu?fait=${made?.leavesOut ? 'partly' : made?.endsGivenUp ? 'ended' : 'restored'}`, 303)
  }
  const asked = readPlanForm(form)
  if ('message' in asked) return data({ message: asked.message ?? UNREADABLE }, 400)
  let refusal: string | undefined
  try {
    refusal = await takeStep(db, asked.id, asked)
  } catch (error) {
    return data({ message: FAILED }, failedWrite(error).status)
  }
  live.notify()
  if (refusal !== undefined) return data({ message: refusal }, 409)
  return redirect(`/prevu?fait=${asked.step}${asked.step === 'abandon' ? `&id=${asked.id}` : ''}`, 303)
}

export default function PlannedPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { stuck, days, dated, abandoned, made, given, done } = loaderData
  return (
    <>
      <PrivateHead name="Prévu" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Prévu"
        parent={{ name: 'Administration', href: '/admin' }}
        intro="Tout ce qui changera de soi-même, jour par jour ; ce qui a été abandonné, gardé trente jours ; puis ce qui s'est fait en dernier, qui se défait ici comme dans l'historique."
      />
      <PlanList
        stuck={stuck}
        days={days}
        dated={dated}
        abandoned={abandoned}
        made={made}
        refusal={actionData?.message}
        done={done}
        given={given}
      />
    </>
  )
}
