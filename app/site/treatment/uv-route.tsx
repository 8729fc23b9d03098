import { PARAMETERS } from '../../lib/page-parameters'
import { findWords } from '../../cms/documents/words.server'
import { siteContext } from '../../platform/site-context.server'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { PageMeta } from '../../seo/page-meta-tags'
import { MissingTreatmentMeta } from './missing-treatment'
import { readTreatmentPage } from './treatment-page.server'
import { UV } from './uv-first-content'
import { NOTICE_READ } from './kept-parameters'
import { UvNotice, UvRisk } from './uv-notice'
import { RemovedPanel, TreatmentPanel } from './treatment-panel'
import { Treatment } from './view'
import type { Route } from './+types/uv-route'

const UvNoticePanel = late(() => import('./uv-notice-panel'))

export const handle = {
  sheet: 'Tarifs',
  dialog: ({ meta, notice, more }: { meta: object | undefined; notice: boolean; more: string[] }) =>
    meta && notice && <UvNotice more={more} />,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await readTreatmentPage({ context, request }, UV)
  const notice = new URL(request.url).searchParams.get(PARAMETERS.notice) !== NOTICE_READ
  const { notice: more } = (await findWords(context.get(siteContext).db))['bronzage-uv']
  return 'init' in page ? page : { ...page, notice, more }
}

/** A treatment's page, which invites nobody: loi n° 2016-41 du 26 janvier 2016, article 21, II. */
export default function UvPage({ loaderData, matches }: Route.ComponentProps) {
  const editing = useEditing()
  const { meta, treatment, recordings, references, picture, removed } = loaderData
  return (
    <>
      {meta ? (
        <PageMeta {...meta} />
      ) : (
        <MissingTreatmentMeta title={treatment.title} nom={matches[0].loaderData.facts.nom} />
      )}
      <Treatment document={treatment} recordings={recordings} references={references} picture={picture}>
        {treatment.id !== undefined && <UvRisk />}
        {treatment.id !== undefined && <TreatmentPanel document={treatment} />}
        <RemovedPanel removed={removed} />
      </Treatment>
      {meta && editing && <UvNoticePanel />}
    </>
  )
}
