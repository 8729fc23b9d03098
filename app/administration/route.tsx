import { data } from 'react-router'
import { EDITABLE_PAGES, FIXED_IDS } from '../cms/documents/collections'
import account from '../accounts/account.module.css'
import styles from './view.module.css'
import { EditablePages } from './editable-pages'
import { Journal } from '../accounts/journal'
import { OwnAccess } from '../accounts/own-access'
import { readLogoColours } from '../appearance/logo.server'
import { sayFailedWrite } from '../platform/failed-write.server'
import { AppearancePanel } from './appearance-panel'
import { PublicAddress } from './public-address'
import { SiteSettings } from './site-settings'
import { TreatmentChoice } from './treatment-choice'
import { TeamPanel } from '../site/team/team-panel'
import { PlainHead } from '../site/treatment/plain-head'
import { Treatment } from '../site/treatment/view'
import { BackupLink } from '../backup/backup-link'
import { BackupNotice } from '../backup/backup-notice'
import { lateBackups } from '../backup/backup-status.server'
import { readOwnAccount } from '../accounts/own-account.server'
import { readPublicAddress } from '../seo/public-address.server'
import { readOwnSettings, settleBookingKey } from '../seo/own-settings.server'
import { treatmentReferences } from '../site/treatment/reference-prices.server'
import { recordingViews } from '../site/treatment/recordings.server'
import { administrator } from '../accounts/session.server'
import { siteContext } from '../platform/site-context.server'
import { readTeam } from '../site/team/team.server'
import { findDocument, listDocuments } from '../cms/documents/documents.server'
import { PageHead } from '../ui/page-head'
import { PrivateHead } from '../ui/private-head'
import type { Route } from './+types/route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = administrator(context)
  const { db, media, settings } = context.get(siteContext)
  const appearance = await findDocument(db, 'apparence', FIXED_IDS.apparence)
  const logo = appearance?.enseigne.logo ?? ''
  const treatments = await listDocuments(db, 'categories')
  const asked = new URL(request.url).searchParams.get('soin')
  const chosen = treatments.find(({ id }) => id === asked)
  return {
    appearance,
    logo: { src: logo, colours: logo ? await readLogoColours(media.storage, logo) : [] },
    ...(await readTeam(db, viewer)),
    ...(await readOwnAccount(db, viewer)),
    publicAddress: readPublicAddress(request, context),
    settings: await readOwnSettings(context),
    pages: EDITABLE_PAGES,
    navigation: FIXED_IDS.navigation,
    treatments: treatments.map(({ id, title }) => ({ id, title })),
    chosen: chosen && {
      document: chosen,
      recordings: await recordingViews(chosen.videos, request, context),
      references: await treatmentReferences(db, chosen.id, new Date()),
    },
    lateBackups: await lateBackups(db, settings.backups),
    name: viewer.user.displayName,
  }
}

/** Settles the key of the booking service. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const form = await request.formData().catch(() => undefined)
  if (!form?.has('cle')) throw new Response(null, { status: 400 })
  try {
    const key = await settleBookingKey(form, context, viewer.user.uid)
    return data(key, key.problem ? 400 : 200)
  } catch (error) {
    const { status, message } = sayFailedWrite(error)
    return data({ problem: message }, status)
  }
}

export default function AdminPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const {
    appearance,
    logo,
    settings,
    pages,
    navigation,
    treatments,
    chosen,
    team,
    portraits,
    links,
    sessions,
    journal,
    strangers,
    secondStep,
    name,
    publicAddress,
  } = loaderData
  return (
    <>
      <PrivateHead name="Page d'administration" site={matches[0].loaderData.facts.nom} />
      <PageHead title="Page d'administration" intro={`Compte : ${name}. Le contenu du site, page par page.`} />
      <BackupNotice late={loaderData.lateBackups} />
      <div className={styles.sections}>
        <TeamPanel document={team} portraits={portraits} links={links} />
        <TreatmentChoice
          treatments={treatments}
          chosen={chosen?.document}
          show={(document) => (
            <Treatment
              key={document.id}
              document={document}
              recordings={document.id === chosen?.document.id ? chosen.recordings : []}
              references={document.id === chosen?.document.id ? chosen.references : {}}
              picture={undefined}
              head={PlainHead}
            />
          )}
        />
        {appearance && <AppearancePanel document={appearance} logo={logo} />}
        <EditablePages pages={pages} treatments={treatments} navigation={navigation} />
        <div className={account.sections}>
          <OwnAccess sessions={sessions} secondStep={secondStep} />
          <Journal lines={journal} strangers={strangers} />
          <PublicAddress {...publicAddress} document={settings.document} />
          <SiteSettings settings={settings} answer={actionData} />
          <BackupLink />
        </div>
      </div>
    </>
  )
}
