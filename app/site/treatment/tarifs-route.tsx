import { viewerContext } from '../../accounts/session.server'
import { fr } from '../../lib/french-typography'
import { PARAMETERS } from '../../lib/page-parameters'
import { quoted } from '../../lib/quoted'
import { PageMeta } from '../../seo/page-meta-tags'
import { pageMeta } from '../../seo/page-meta.server'
import { pageTitle } from '../../seo/page-words'
import { salonInShort, pageList } from '../../seo/structured-data'
import { findWords } from '../../cms/documents/words.server'
import { examplesIn } from '../../cms/documents/examples.server'
import { pictureFinder } from '../../media/pictures.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { readReferences } from './reference-prices.server'
import searchScript from './price-search.ts?worker&url'
import { SEARCH_LIMIT, TarifsView } from './tarifs-view'
import { listedPicture, listTreatments } from './treatments.server'
import type { Route } from './+types/tarifs-route'

export const handle = { sheet: 'Tarifs', isItalic: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const viewer = context.get(viewerContext)
  const [listed, words] = await Promise.all([listTreatments(db, viewer), findWords(db)])
  const find = await pictureFinder(
    db,
    listed.map(({ image = '' }) => image),
  )
  const treatments = listed
    .filter(({ tarifs }) => tarifs.length > 0)
    .map((treatment) => {
      const { id, title, href, tarifs, masque = false } = treatment
      return { id, title, href, tarifs, isHidden: masque, picture: listedPicture(treatment, find) }
    })
  const asked = (new URL(request.url).searchParams.get(PARAMETERS.search) ?? '').trim().slice(0, SEARCH_LIMIT)
  const meta = await pageMeta({ context }, 'tarifs', ({ centre, whose, origin }) => ({
    name: words.tarifs.titre,
    title: pageTitle(words.tarifs.titre, whose, true),
    description: words.tarifs.description,
    // What somebody looked for is nobody's page.
    isEmpty: asked !== '',
    things: [
      salonInShort(centre, { origin }),
      pageList(
        'OfferCatalog',
        words.tarifs.titre,
        treatments.map(({ title, href }) => ({ title, url: origin + href })),
      ),
    ],
  }))
  return {
    meta: asked ? { ...meta, title: fr(`${quoted(asked)} : ${meta.title}`) } : meta,
    examples: examplesIn('categories', listed, viewer),
    treatments,
    references: await readReferences(db, treatments, momentOf(context)),
    asked,
  }
}

export default function TarifsPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, treatments, references, asked } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <TarifsView treatments={treatments} references={references} asked={asked} />
      {/* Deferred, it would hold back the jump to the part that an address names; with a handler, React leaves it below its field. */}
      {treatments.length > 0 && <script src={searchScript} async onLoad={() => undefined} />}
      <EditableInvitation telephone={matches[0].loaderData.facts.telephone} />
    </>
  )
}
