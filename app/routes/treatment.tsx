import { data } from 'react-router'
import { treatmentKey } from '../content/page-keys'
import { pageTitle, treatmentDescription } from '../content/page-words'
import { faqPage, salonInShort, service } from '../content/structured-data'
import { BookingBar } from '../features/treatments/booking-bar'
import { Treatment } from '../features/treatments/treatment'
import { pageMeta, sharedPicture } from '../http/page-meta.server'
import { recordingViews } from '../http/recordings.server'
import { followRedirection } from '../http/redirections.server'
import { siteContext } from '../http/site-context.server'
import { findDocument } from '../store/documents.server'
import { wasDocument } from '../store/modifications.server'
import { findOwnPicture, findPicture } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import { PageMeta } from '../ui/page-meta'
import type { Route } from './+types/treatment'

export const handle = { sheet: 'Tarifs', isItalic: true }

const MISSING = {
  id: undefined,
  title: 'Soin introuvable',
  description: 'Aucune donnée disponible pour ce soin.',
  videos: [],
  tarifs: [],
  questions: [],
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const treatment = await findDocument(db, 'categories', params.soinId)
  if (!treatment) {
    await followRedirection({ context, request })
    const status = (await wasDocument(db, 'categories', params.soinId)) ? 410 : 404
    return data({ meta: undefined, treatment: MISSING, recordings: [], picture: undefined }, status)
  }
  const image = `/images/soins/${params.soinId.toLowerCase()}.jpg`
  const picture = findOwnPicture(image) && (await findPicture(db, image))
  const { title, description, questions } = treatment
  const meta = await pageMeta({ context }, treatmentKey(treatment.id), ({ centre, whose, origin, url }) => {
    const shared = picture && sharedPicture(picture, origin)
    return {
      name: title,
      title: pageTitle(title, whose, true),
      description: treatmentDescription(title, description, whose),
      picture,
      things: [
        salonInShort(centre, { origin }),
        service(treatment, { origin, url, picture: shared }),
        faqPage(questions, url),
      ],
    }
  })
  return { meta, treatment, recordings: await recordingViews(treatment.videos, request, context), picture }
}

export default function TreatmentPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, treatment, recordings, picture } = loaderData
  const { nom, telephone } = matches[0].loaderData.facts
  const found = treatment.id !== undefined
  return (
    <>
      {meta ? (
        <PageMeta {...meta} />
      ) : (
        <>
          <title>{`${treatment.title} | ${nom}`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Treatment document={treatment} recordings={recordings} picture={picture}>
        {found && <BookingBar soin={treatment.id} />}
      </Treatment>
      <Invitation telephone={telephone} />
    </>
  )
}
