import { data } from 'react-router'
import { BookingBar } from '../features/treatments/booking-bar'
import { TreatmentSections } from '../features/treatments/treatment-sections'
import { recordingViews } from '../http/recordings.server'
import { siteContext } from '../http/site-context.server'
import { plainText } from '../lib/plain-text'
import { findDocument } from '../store/documents.server'
import { findOwnPicture } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/treatment'

const MISSING = {
  title: 'Soin introuvable',
  description: 'Aucune donnée disponible pour ce soin.',
  tarifs: [],
  questions: [],
  recordings: [],
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const treatment = await findDocument(context.get(siteContext).db, 'categories', params.soinId)
  if (!treatment) return data({ treatment: MISSING, picture: undefined, found: false }, 404)
  const { title, description, tarifs, questions, videos } = treatment
  const recordings = recordingViews(videos, request, context)
  const picture = findOwnPicture(`/images/soins/${params.soinId.toLowerCase()}.jpg`)
  return { treatment: { title, description, tarifs, questions, recordings }, picture, found: true }
}

export default function TreatmentPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatment, picture, found } = loaderData
  const { nom, telephone } = matches[0].loaderData.facts
  return (
    <>
      <title>{`${treatment.title} | ${nom}`}</title>
      {found ? (
        <meta name="description" content={plainText(treatment.description, 155)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <PageHead title={treatment.title} parent={{ name: 'Nos soins', href: '/#nos-soins' }} picture={picture}>
        {found && <BookingBar />}
      </PageHead>
      <TreatmentSections {...treatment} />
      <Invitation telephone={telephone} />
    </>
  )
}
