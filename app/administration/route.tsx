import { data } from 'react-router'
import { EDITABLE_PAGES } from '../cms/documents/collections'
import { AccountSections } from '../accounts/account-sections'
import { AdministrationSections } from './view'
import { EditablePages } from './editable-pages'
import { Journal } from '../accounts/journal'
import { OwnSessions } from '../accounts/sessions/own-sessions'
import { PublicAddress } from './public-address'
import { TreatmentChoice } from './treatment-choice'
import { TeamPanel } from '../site/team/team-panel'
import { PlainHead } from '../site/treatment/plain-head'
import { Treatment } from '../site/treatment/view'
import { readOwnAccount } from '../accounts/own-account.server'
import { readPublicAddress, settlePublicAddress } from '../seo/public-address.server'
import { recordingViews } from '../site/treatment/recordings.server'
import { administrator } from '../accounts/session.server'
import { siteContext } from '../platform/site-context.server'
import { readTeam } from '../site/team/team.server'
import { listDocuments } from '../cms/documents/documents.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/route'

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
