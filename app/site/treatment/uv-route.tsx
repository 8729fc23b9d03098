import { PARAMETERS } from '../../lib/page-parameters'
import { pageTitle, treatmentDescription } from '../../seo/page-words'
import { faqPage, salonInShort, service } from '../../seo/structured-data'
import { UV_TREATMENT } from './uv-first-content'
import { TreatmentHead } from './treatment-head'
import { TreatmentView } from './treatment-view'
import { NOTICE_READ, UvNotice } from './uv-notice'
import { pageMeta, sharedPicture } from '../../seo/page-meta.server'
import { recordingViews } from './recordings.server'
import { siteContext } from '../../platform/site-context.server'
import { findPicture } from '../../media/pictures.server'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/uv-route'

export const handle = {
  sheet: 'Tarifs',
  dialog: (data: { notice: boolean }) => data.notice && <UvNotice />,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { videos, ...treatment } = UV_TREATMENT
  const picture = await findPicture(context.get(siteContext).db, '/images/soins/bronzage-uv.jpg')
  const { title, description, questions } = treatment
  const meta = await pageMeta({ context }, 'soins-bronzage-uv', ({ centre, whose, origin, url }) => ({
    name: title,
    title: pageTitle(title, whose, true),
    description: treatmentDescription(title, description, whose),
    picture,
    things: [
      salonInShort(centre, { origin }),
      service(treatment, { origin, url, picture: picture && sharedPicture(picture, origin) }),
      faqPage(questions, url),
    ],
  }))
  return {
    meta,
    treatment: { ...treatment, recordings: await recordingViews(videos, request, context) },
    picture,
    notice: new URL(request.url).searchParams.get(PARAMETERS.notice) !== NOTICE_READ,
  }
}

export default function UvPage({ loaderData }: Route.ComponentProps) {
  const { meta, treatment, picture } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <TreatmentHead title={treatment.title} picture={picture} />
      <TreatmentView soin="bronzage-uv" {...treatment} />
    </>
  )
}
