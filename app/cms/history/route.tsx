import { data, redirect } from 'react-router'
import { sentForm } from '../../platform/http/sent-form.server'
import { historyDays } from './history'
import { filterOptions } from './filter'
import { BackupLink } from '../../backup/backup-link'
import { ErasureLink } from './erasure-link'
import { DoneNotice } from './done-notice'
import { HistoryFilter } from './history-filter'
import { HistoryList } from './history-list'
import { historyAddress, readHistoryAddress, readHistoryForm, revisionsAsked } from './page.server'
import { doneAt } from './history-notice.server'
import { restoreFromHistory } from './restoration.server'
import { administrator } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import { listAccounts } from '../../accounts/accounts.server'
import { listDocuments } from '../documents/documents.server'
import { listLines } from './history.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import type { Route } from './+types/route'

/** How many lines a page of the history shows. */
const PAGE_SIZE = 20

const UNREADABLE = "Cette demande n'a pas été comprise : rien n'a été changé."

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const { filter, after, done } = readHistoryAddress(new URL(request.url))
  const [{ lines, next }, treatments, accounts, notice] = await Promise.all([
    listLines(db, { ...revisionsAsked(filter), after, limit: PAGE_SIZE }),
    listDocuments(db, 'categories'),
    listAccounts(db),
    doneAt(db, done),
  ])
  return {
    days: historyDays(lines, new Date()),
    filter: filterOptions(filter, { treatments, accounts, revisions: lines.flat() }),
    here: historyAddress({ filter, after }),
    older: next && historyAddress({ filter, after: next }),
    newest: after && historyAddress({ filter }),
    notice,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { db, live } = context.get(siteContext)
  const asked = readHistoryForm(await sentForm(request))
  if (!asked) return data({ message: UNREADABLE }, 400)
  const restoration = await restoreFromHistory(db, asked, user.uid)
  if ('message' in restoration) return data({ message: restoration.message }, restoration.status)
  live.notify()
  const { filter, after } = readHistoryAddress(new URL(request.url))
  return redirect(historyAddress({ filter, after, done: restoration.done }), 303)
}

export default function HistoryPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { days, filter, here, older, newest, notice } = loaderData
  return (
    <>
      <PrivateHead name="Historique" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Historique"
        parent={{ name: 'Administration', href: '/admin' }}
        intro="Tout ce qui a été enregistré, du plus récent au plus ancien. Rien ne se perd : chaque texte se compare et se rétablit."
      />
      <DoneNotice notice={notice} refusal={actionData?.message} here={here} />
      <HistoryFilter filter={filter} />
      <HistoryList days={days} here={here} older={older} newest={newest} asked={filter.words} />
      <BackupLink />
      <ErasureLink />
    </>
  )
}
