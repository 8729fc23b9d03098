import { data } from 'react-router'
import { BookingBar } from '../features/treatments/booking-bar'
import { Treatment } from '../features/treatments/treatment'
import { recordingViews } from '../http/recordings.server'
import { siteContext } from '../http/site-context.server'
import { plainText } from '../lib/plain-text'
import { findDocument } from '../store/documents.server'
import { findOwnPicture, findPicture } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import type { Route } from './+types/treatment'

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
  if (!treatment) return data({ treatment: MISSING, recordings: [], picture: undefined }, 404)
  const image = `/images/soins/${params.soinId.toLowerCase()}.jpg`
  return {
    treatment,
    recordings: recordingViews(treatment.videos, request, context),
    picture: findOwnPicture(image) && (await findPicture(db, image)),
  }
}

export default function TreatmentPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatment, recordings, picture } = loaderData
  const { nom, telephone } = matches[0].loaderData.facts
  const found = treatment.id !== undefined
  return (
    <>
      <title>{`${treatment.title} | ${nom}`}</title>
      {found ? (
        <meta name="description" content={plainText(treatment.description, 155)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Treatment document={treatment} recordings={recordings} picture={picture}>
        {found && <BookingBar />}
      </Treatment>
      <Invitation telephone={telephone} />
    </>
  )
}
