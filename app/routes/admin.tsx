import { data } from 'react-router'
import { EDITABLE_PAGES } from '../content/collections'
import { AccountSections } from '../features/administration/account-sections'
import { AdministrationSections } from '../features/administration/administration-sections'
import { EditablePages } from '../features/administration/editable-pages'
import { Journal } from '../features/administration/journal'
import { OwnSessions } from '../features/administration/own-sessions'
import { PublicAddress } from '../features/administration/public-address'
import { TreatmentChoice } from '../features/administration/treatment-choice'
import { TeamPanel } from '../features/team/team-panel'
import { PlainHead } from '../features/treatments/plain-head'
import { Treatment } from '../features/treatments/treatment'
import { readOwnAccount } from '../http/own-account.server'
import { readPublicAddress, settlePublicAddress } from '../http/public-address.server'
import { recordingViews } from '../http/recordings.server'
import { administrator } from '../http/session.server'
import { siteContext } from '../http/site-context.server'
import { readTeam } from '../http/team.server'
import { listDocuments } from '../store/documents.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/admin'

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  const { db } = context.get(siteContext)
  const treatments = await listDocuments(db, 'categories')
  const asked = new URL(request.url).searchParams.get('soin')
  const chosen = treatments.find(({ id }) => id === asked)
  return {
    ...(await readTeam(db)),
    ...(await readOwnAccount(db, viewer)),
    publicAddress: await readPublicAddress(request, context),
    pages: EDITABLE_PAGES,
    treatments: treatments.map(({ id, title }) => ({ id, title })),
    chosen: chosen && { document: chosen, recordings: await recordingViews(chosen.videos, request, context) },
    name: viewer.user.displayName,
  }
}

/** Settles the site's public address. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const form = await request.formData().catch(() => undefined)
  if (!form?.has('adresse')) throw new Response(null, { status: 400 })
  const answer = await settlePublicAddress(form, context, viewer.user.uid)
  return data(answer, answer.problem ? 400 : 200)
}

export default function AdminPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { pages, treatments, chosen, team, portraits, sessions, journal, secondStep, name, publicAddress } = loaderData
  return (
    <>
      <title>{`Page d'administration | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title="Page d'administration" intro={`Compte : ${name}. Le contenu du site, page par page.`} />
      <AdministrationSections>
        <TeamPanel document={team} portraits={portraits} />
        <TreatmentChoice
          treatments={treatments}
          chosen={chosen?.document}
          show={(document) => (
            <Treatment
              key={document.id}
              document={document}
              recordings={document.id === chosen?.document.id ? chosen.recordings : []}
              picture={undefined}
              head={PlainHead}
            />
          )}
        />
        <EditablePages pages={pages} treatments={treatments} />
        <AccountSections>
          <OwnSessions sessions={sessions} secondStep={secondStep} />
          <Journal lines={journal} />
          <PublicAddress {...publicAddress} answer={actionData} />
        </AccountSections>
      </AdministrationSections>
    </>
  )
}
