import { viewerContext } from '../../accounts/session.server'
import { listDocuments, type Stored } from '../../cms/documents/documents.server'
import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import { slug } from '../../lib/slug'
import { pictureFinder } from '../../media/pictures.server'
import { findWords } from '../../cms/documents/words.server'
import { siteContext } from '../../platform/site-context.server'
import { PageMeta } from '../../seo/page-meta-tags'
import { pageMeta } from '../../seo/page-meta.server'
import { pageTitle } from '../../seo/page-words'
import { salonInShort, pageList } from '../../seo/structured-data'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageIntro, useWords } from '../../cms/edit/words'
import { ButtonLink } from '../../ui/button'
import { PageHead } from '../../ui/page-head'
import { treatmentsByNeed } from './needs.server'
import { durations } from './duration'
import { boughtAlone, leastOf } from './price-groups'
import { SoinsView } from './soins-view'
import styles from './soins-view.module.css'
import { TreatmentsPanel } from './treatments-panel'
import { listedPicture, listTreatments, type ListedTreatment } from './treatments.server'
import type { Route } from './+types/soins-route'

/** How much of a description stands for a treatment that has no words of its own, in characters. */
const WORDS_LIMIT = 110

const HEAD = '/images/textes/soins.jpg'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const viewer = context.get(viewerContext)
  const [treatments, words] = await Promise.all([listTreatments(db, viewer), findWords(db)])
  const find = await pictureFinder(db, [HEAD, ...treatments.map(({ image = '' }) => image)])
  const picture = find(HEAD)
  const groups = treatmentsByNeed(treatments, words.soins.besoins).map((group) => {
    const treatments = group.treatments.map((one) => ({ ...inShort(one), picture: listedPicture(one, find) }))
    const anchor = slug(group.need) || undefined
    return { need: group.need, anchor, treatments }
  })
  const inOrder = groups.flatMap(({ treatments }) => treatments)
  return {
    meta: await pageMeta({ context }, 'soins', ({ centre, whose, origin }) => ({
      name: words.soins.titre,
      title: pageTitle(words.soins.titre, whose, true),
      description: words.soins.description,
      picture,
      things: [
        salonInShort(centre, { origin }),
        pageList(
          'ItemList',
          words.soins.titre,
          inOrder.map(({ title, href }) => ({ title, url: origin + href })),
        ),
      ],
    })),
    groups,
    picture,
    rows: viewer && (await listDocuments(db, 'categories')).map(rowOf),
  }
}

const rowOf = ({ id, title, version, masque = false }: Stored<'categories'>) => ({ id, title, version, masque })

const inShort = ({ id, title, href, accroche, description, tarifs, masque }: ListedTreatment) => ({
  id,
  title,
  href,
  words: accroche?.trim() || plainText(description, WORDS_LIMIT),
  least: leastOf(tarifs),
  duration: durations(boughtAlone(tarifs)),
  isHidden: masque === true,
})

export default function SoinsPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, groups, picture, rows } = loaderData
  const { soins, tarifs } = useWords()
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={soins.titre} intro={<PageIntro page="soins" />} picture={picture} isClose>
        <nav aria-label="Aller à un soin">
          <ul className={styles.ways}>
            {groups.map(
              ({ need, anchor }) =>
                anchor && (
                  <li key={need}>
                    <a href={`#${anchor}`}>{fr(need)}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <p className={styles.prices}>
          <ButtonLink look="quiet" href="/tarifs">
            {fr(tarifs.titre)}
          </ButtonLink>
        </p>
      </PageHead>
      <TreatmentsPanel treatments={rows} />
      <SoinsView groups={groups} />
      <EditableInvitation telephone={matches[0].loaderData.facts.telephone} ground={picture?.ground} />
    </>
  )
}
