import { data, redirect } from 'react-router'
import { sentForm, textsOf } from '../../platform/http/sent-form.server'
import { frenchDate } from '../../lib/french-date'
import { checkOwnPassword } from '../../accounts/passwords/own-password.server'
import { administrator } from '../../accounts/session.server'
import { mediaId } from '../../lib/media-id'
import { variantWidths } from '../../media/media'
import { findMedia, type Media } from '../../media/media.server'
import { failedWrite } from '../../platform/json-answers.server'
import { giveBackRoom } from '../../platform/database/empty-room.server'
import { siteContext, type Site } from '../../platform/site-context.server'
import { PageHead } from '../../ui/page-head'
import { PrivateHead } from '../../ui/private-head'
import { eraseFromCaptions, findInCaptions } from './erased-captions.server'
import { eraseMedia, listUnshown, unreached } from './erased-files.server'
import { LONGEST } from './erased-text'
import { accountsCalled, eraseDocument, eraseText, findElsewhere, findText, SHORTEST } from './erasure.server'
import { Erasure, ErasureNotice, type ErasableFile } from './view'
import type { Route } from './+types/route'

const DONE: Record<string, string> = {
  texte: "C'est supprimé partout, ancien et actuel.",
  document: "C'est supprimé, avec toutes ses versions.",
  fichier: "C'est supprimé, et rien ne le montre plus.",
}

const NOT_SURE = "Cochez d'abord que vous avez compris : rien n'a été supprimé."
const UNKNOWN = "Ce n'est plus là : rien n'a été supprimé."
const FAILED = "Tout n'a pas pu être supprimé. Réessayez dans un instant."
const TOO_SHORT = `Donnez au moins ${SHORTEST} caractères.`

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, media: library, settings } = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const id = mediaId(/\/media\/[\da-f]{32}/.exec(text)?.[0].concat('.jpg') ?? '')
  const media = id === undefined ? undefined : await findMedia(db, id)
  const problem = text.length > 0 && text.length < SHORTEST ? TOO_SHORT : undefined
  const isSearch = text !== '' && !problem && !media
  return {
    email: administrator(context).user.email,
    text,
    problem,
    found: isSearch ? await findText(db, text) : [],
    elsewhere: isSearch
      ? [...(await findElsewhere(db, text)), ...(await findInCaptions(db, library.storage, text))]
      : [],
    file: media && erasable(media),
    unshown: (await listUnshown(db)).map(erasable),
    unreached: [
      ...(isSearch ? await accountsCalled(db, text) : []).map(withItsAccount),
      ...(await unreached(settings.backups)),
    ],
    done: DONE[searchParams.get('fait') ?? ''],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const viewer = administrator(context)
  const site = context.get(siteContext)
  const given = textsOf(await sentForm(request))
  if (given('sur') !== 'oui') return data({ message: NOT_SURE }, 400)
  const wrong = await checkOwnPassword(request, context, viewer, given('password'))
  if (wrong) return data({ message: `${wrong} Rien n'a été supprimé.` }, 403)
  try {
    if (!(await erase(site, given))) return data({ message: UNKNOWN }, 404)
    await giveBackRoom(site.db, site.settings)
  } catch (error) {
    return data({ message: FAILED }, failedWrite(error).status)
  } finally {
    // No version is newer than what pages show: they ask for all of it once they are heard again.
    site.live.close()
  }
  return redirect(`/historique/effacer?fait=${given('quoi')}`, 303)
}

const withItsAccount = (email: string) =>
  `L'adresse ${email}, avec laquelle on se connecte : elle part quand la personne qui héberge le site supprime ce compte.`

/** Says whether there was something to erase. */
async function erase({ db, media, settings }: Site, given: (name: string) => string): Promise<boolean> {
  if (given('quoi') === 'document') return eraseDocument(db, given('collection'), given('id'))
  if (given('quoi') === 'texte') {
    const text = given('q').trim()
    if (text.length < SHORTEST) return false
    const wasSaid = await eraseFromCaptions(db, media, settings.backups, text)
    return (await eraseText(db, text)) || wasSaid
  }
  const file = given('quoi') === 'fichier' ? await findMedia(db, given('id')) : undefined
  if (!file) return false
  await eraseMedia(db, media.storage, settings.backups, file.id)
  return true
}

function erasable({ id, alt, kind, width, created_at }: Media): ErasableFile {
  const thumbnail = kind !== 'picture' || !width ? undefined : `/media/${id}-${variantWidths(width)[0]}.webp`
  return { id, alt, kind, given: frenchDate(created_at), thumbnail }
}

export default function ErasurePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { done, ...erasure } = loaderData
  return (
    <>
      <PrivateHead name="Supprimer pour de bon" site={matches[0].loaderData.facts.nom} />
      <PageHead
        title="Supprimer pour de bon"
        parent={{ name: 'Historique', href: '/historique' }}
        intro="Quand une personne le demande (RGPD, article 17) : un nom, un article ou une photo, avec ce que l'historique en garde. Pour tout le reste, supprimer suffit, et se défait."
      />
      <ErasureNotice done={actionData ? undefined : done} refusal={actionData?.message} />
      <Erasure {...erasure} />
    </>
  )
}
