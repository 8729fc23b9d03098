import { UV_TREATMENT } from '../content/uv'
import { TreatmentSections } from '../features/treatments/treatment-sections'
import { NOTICE_READ, UvNotice } from '../features/uv/notice'
import { recordingViews } from '../http/recordings.server'
import { plainText } from '../lib/plain-text'
import { findPicture } from '../store/pictures.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/uv'

export const handle = { dialog: (data: { notice: boolean }) => data.notice && <UvNotice /> }

export function loader({ context, request }: Route.LoaderArgs) {
  const { videos, ...treatment } = UV_TREATMENT
  return {
    treatment: { ...treatment, recordings: recordingViews(videos, request, context) },
    picture: findPicture('/images/soins/bronzage-uv.jpg'),
    notice: new URL(request.url).searchParams.get('notice') !== NOTICE_READ,
  }
}

export default function UvPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatment, picture } = loaderData
  return (
    <>
      <title>{`${treatment.title} | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="description" content={plainText(treatment.description, 155)} />
      <PageHead title={treatment.title} parent={{ name: 'Nos soins', href: '/#nos-soins' }} picture={picture} />
      <TreatmentSections {...treatment} />
    </>
  )
}
