import { data, redirect } from 'react-router'
import { administrator } from '../../accounts/session.server'
import { FIXED_IDS } from '../../cms/documents/collections'
import { applyChange } from '../../cms/documents/changes.server'
import { removeExamples } from '../../cms/documents/examples.server'
import { findDocument } from '../../cms/documents/documents.server'
import { siteContext } from '../../platform/site-context.server'
import { isOnline } from '../../seo/publication.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import { sayFailedWrite } from '../../platform/failed-write.server'
import { readRemoved } from './removed-examples'
import { readWelcome } from './steps.server'
import { WelcomeSteps } from './welcome'
import type { Route } from './+types/welcome-route'

export async function loader({ context, request }: Route.LoaderArgs) {
  administrator(context)
  const { db, settings } = context.get(siteContext)
  const removed = readRemoved(new URL(request.url).searchParams.get('supprimes'))
  return { ...(await readWelcome(db, settings)), isOnline: await isOnline(db), removed }
}

/** Puts the site online, takes it off, or removes what was invented. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = administrator(context)
  const { db, settings, live } = context.get(siteContext)
  const form = await request.formData().catch(() => undefined)
  const asked = form?.get('action')
  const { obstacle } = await readWelcome(db, settings)
  if (asked === 'ligne' && obstacle) return data({ obstacle, failure: undefined }, 400)
  try {
    if (asked === 'retirer') {
      const { removed, changed } = await removeExamples(db, user.uid)
      live.notify()
      return redirect(`/bienvenue?supprimes=${removed}-${changed}`, 303)
    }
    if (asked !== 'ligne' && asked !== 'hors-ligne') throw new Response(null, { status: 400 })
    const id = FIXED_IDS.publication
    const standing = await findDocument(db, 'publication', id)
    const fields = { enLigne: asked === 'ligne' }
    await applyChange(
      db,
      { intent: 'update', collection: 'publication', id, base: standing?.version ?? 0, fields },
      user.uid,
    )
  } catch (error) {
    if (error instanceof Response) throw error
    const { status, message } = sayFailedWrite(error)
    return data({ obstacle: undefined, failure: message }, status)
  }
  live.notify()
  // Where it stands that it is done.
  return redirect('/bienvenue#ligne', 303)
}

export default function WelcomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <>
      <PrivateHead name="Bienvenue" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Bienvenue"
        intro="De la démonstration à votre site : chaque étape se fait sur la page elle-même, dans l'ordre que vous voulez, sur cet appareil ou un autre."
      />
      <WelcomeSteps {...loaderData} refusal={actionData?.obstacle} failure={actionData?.failure} />
    </>
  )
}
