import { data } from 'react-router'
import { treatmentKey } from '../../cms/documents/page-keys'
import { pageTitle, treatmentDescription } from '../../seo/page-words'
import { faqPage, salonInShort, service } from '../../seo/structured-data'
import { BookingBar } from './booking-bar'
import { Treatment } from './view'
import { pageMeta, sharedPicture } from '../../seo/page-meta.server'
import { recordingViews } from './recordings.server'
import { followRedirection } from '../../seo/redirect.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument } from '../../cms/documents/documents.server'
import { wasDocument } from '../../cms/documents/modifications.server'
import { findOwnPicture, findPicture } from '../../media/pictures.server'
import { Invitation } from '../../ui/invitation'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

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
