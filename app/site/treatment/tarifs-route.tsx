import { PARAMETERS } from '../../lib/page-parameters'
import { PageMeta } from '../../seo/page-meta-tags'
import { pageMeta } from '../../seo/page-meta.server'
import { pageTitle } from '../../seo/page-words'
import { salonInShort, treatmentList } from '../../seo/structured-data'
import { siteContext } from '../../platform/site-context.server'
import { Invitation } from '../../ui/invitation'
import { PageHead } from '../../ui/page-head'
import searchScript from './price-search.ts?worker&url'
import { SEARCH_LIMIT, TarifsView } from './tarifs-view'
import { listTreatments } from './treatments.server'
import type { Route } from './+types/tarifs-route'

export const handle = { sheet: 'Tarifs', isItalic: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const listed = await listTreatments(context.get(siteContext).db)
  const treatments = listed
    .filter(({ tarifs }) => tarifs.length > 0)
    .map(({ id, title, href, tarifs }) => ({ id, title, href, tarifs }))
  const asked = new URL(request.url).searchParams.get(PARAMETERS.search) ?? ''
  return {
    meta: await pageMeta({ context }, 'tarifs', ({ centre, whose, origin }) => ({
      name: 'Tous les tarifs',
      title: pageTitle('Tous les tarifs', whose, true),
      description:
        "Tous les prix de l'institut sur une page : épilation, maillot, soins du visage et du corps, manucure, cils, minceur. Prix TTC, service compris.",
      things: [
        salonInShort(centre, { origin }),
        treatmentList(
          'OfferCatalog',
          'Tous les tarifs',
          treatments.map(({ title, href }) => ({ title, url: origin + href })),
        ),
      ],
    })),
    treatments,
    asked: asked.trim().slice(0, SEARCH_LIMIT),
  }
}

export default function TarifsPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, ...content } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title="Tous les tarifs"
        intro="Chaque prix de l'institut, soin par soin, et de quoi réserver en face."
      />
      <TarifsView {...content} />
      <script src={searchScript} defer />
      <Invitation telephone={matches[0].loaderData.facts.telephone} />
    </>
  )
}
