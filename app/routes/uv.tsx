import { UV_TREATMENT } from '../content/uv'
import { TreatmentHead } from '../features/treatments/treatment-head'
import { TreatmentView } from '../features/treatments/treatment-view'
import { NOTICE_READ, UvNotice } from '../features/uv/notice'
import { recordingViews } from '../http/recordings.server'
import { siteContext } from '../http/site-context.server'
import { plainText } from '../lib/plain-text'
import { findPicture } from '../store/pictures.server'
import type { Route } from './+types/uv'

export const handle = { dialog: (data: { notice: boolean }) => data.notice && <UvNotice /> }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { videos, ...treatment } = UV_TREATMENT
  return {
    treatment: { ...treatment, recordings: recordingViews(videos, request, context) },
    picture: await findPicture(context.get(siteContext).db, '/images/soins/bronzage-uv.jpg'),
    notice: new URL(request.url).searchParams.get('notice') !== NOTICE_READ,
  }
}

export default function UvPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatment, picture } = loaderData
  return (
    <>
      <title>{`${treatment.title} | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="description" content={plainText(treatment.description, 155)} />
      <TreatmentHead title={treatment.title} picture={picture} />
      <TreatmentView {...treatment} />
    </>
  )
}
