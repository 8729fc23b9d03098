import { data, redirect } from 'react-router'
import { sentForm } from '../../platform/http/sent-form.server'
import { administrator } from '../../accounts/session.server'
import { DoneNotice } from '../../cms/history/done-notice'
import { findRevision } from '../../cms/history/history.server'
import { readHistoryAddress } from '../../cms/history/page.server'
import { siteContext } from '../../platform/site-context.server'
import { ButtonLink } from '../../ui/button'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import { attemptOf, listRaised, PAGE, raiseTicked, readAskedRaise } from './raise.server'
import { ManyPrices } from './view'
import styles from '../../site/treatment/many-prices.module.css'
import type { Route } from './+types/route'

const DONE = 'Les prix sont changés, sur la page de chaque soin et dans tous les tarifs.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const url = new URL(request.url)
  const { parts, raise } = readAskedRaise(url)
  const { done } = readHistoryAddress(url)
  const made = typeof done === 'object' ? await findRevision(db, done) : undefined
  return {
    page: PAGE,
    here: PAGE + url.search,
    parts,
    raised: raise && { treatments: await listRaised(db, raise), ...(await attemptOf(db)) },
    notice: made?.change
      ? {
          sentences: [DONE],
          undo: { intent: 'undo' as const, collection: 'categories', id: made.change, version: made.version },
        }
      : undefined,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, live } = context.get(siteContext)
  const { raise } = readAskedRaise(new URL(request.url))
  const form = await sentForm(request)
  const { user } = administrator(context)
  const became = await raiseTicked(db, { raise, form }, user.uid)
  if (!('to' in became)) return data(became, became.status)
  live.notify()
  return redirect(became.to, 303)
}

/** Several prices at once, for whom the button of the page of all prices is still a link. */
export default function ManyPricesPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { notice, ...shown } = loaderData
  return (
    <>
      <PrivateHead name="Modifier plusieurs prix" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Modifier plusieurs prix"
        parent={{ name: 'Tous les tarifs', href: '/tarifs' }}
        intro="Dites de combien, relisez chaque prix, décochez ceux qui ne changent pas. Tout change ensemble, et s'annule ensemble."
      />
      {notice ? (
        <>
          <DoneNotice notice={notice} refusal={undefined} here="/historique" />
          <p className={styles.page}>
            <ButtonLink href="/tarifs">Voir tous les tarifs</ButtonLink>
          </p>
        </>
      ) : (
        <ManyPrices {...shown} refusal={actionData} />
      )}
    </>
  )
}
