import { HOME } from '../home/first-content'
import { boughtAlone } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import { listDescription, pageTitle } from '../../seo/page-words'
import { salon } from '../../seo/structured-data'
import { Centre } from './view'
import { pageMeta, readable, sharedPicture } from '../../seo/page-meta.server'
import { findWords } from '../../cms/documents/words.server'
import { readSiteSettings } from '../../seo/site-settings.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { dayAt } from '../../lib/clock'
import { viewerContext } from '../../accounts/session.server'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { findOwnPicture, pictureFinder } from '../../media/pictures.server'
import { useShownDocument } from '../../cms/edit/documents'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageIntro, useWords } from '../../cms/edit/words'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import { readCentre } from './centre.server'
import type { Route } from './+types/route'

const CABIN = '/images/accueil/cabine.jpg'
const RECEPTION = '/images/centre/accueil.jpg'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const { social } = await readSiteSettings(site)
  const words = await findWords(db)
  const read = await readCentre(db, context.get(viewerContext))
  const find = await pictureFinder(db, [HOME.centre.image, CABIN])
  const picture = find(HOME.centre.image)
  // The institute's own photograph of its cabin is truer than a drawing of another room.
  const cabin = find(CABIN)
  const inside = cabin && cabin.src !== CABIN ? cabin : findOwnPicture(RECEPTION)
  const treatments = await readable(listShownTreatments(db, undefined), [])
  const meta = await pageMeta({ context }, 'notre-centre', ({ centre, whose, origin }) => ({
    name: words['notre-centre'].titre,
    title: pageTitle(words['notre-centre'].titre, whose, true),
    description:
      `${listDescription(words['notre-centre'].description, [whose.nom, centre.adresse.rue, whose.ville])} ${words['notre-centre'].acces}`.trim(),
    picture,
    things: [
      salon(
        centre,
        {
          origin,
          picture: picture && sharedPicture(picture, origin),
          sameAs: social,
          treatments: treatments.filter(({ id }) => id !== UV).map(({ tarifs }) => ({ tarifs: boughtAlone(tarifs) })),
        },
        dayAt(momentOf(context)),
      ),
    ],
  }))
  return { ...read, meta, picture, inside }
}

export default function CentrePage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, centre, plan, picture, inside } = loaderData
  const { now, planned } = matches[0].loaderData
  const shown = useShownDocument('centres')
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title={useWords()['notre-centre'].titre}
        intro={centre ? <PageIntro page="notre-centre" /> : 'Chargement des données...'}
        picture={picture}
        isClose
        isBrief
      />
      {centre && <Centre document={centre} plan={plan} inside={inside} now={now} planned={planned} />}
      {centre && <EditableInvitation telephone={(shown ?? centre).contact.telephone} ground={picture?.ground} />}
    </>
  )
}
