import { CARDS } from '../home/first-content'
import { plainText } from '../../lib/plain-text'
import { findPicture } from '../../media/pictures.server'
import { siteContext } from '../../platform/site-context.server'
import { PageMeta } from '../../seo/page-meta-tags'
import { pageMeta } from '../../seo/page-meta.server'
import { pageTitle } from '../../seo/page-words'
import { salonInShort, treatmentList } from '../../seo/structured-data'
import { ButtonLink } from '../../ui/button'
import { Invitation } from '../../ui/invitation'
import { PageHead } from '../../ui/page-head'
import { treatmentsByNeed } from './needs.server'
import { leastPrice } from './price-groups'
import { SoinsView } from './soins-view'
import styles from './soins-view.module.css'
import { listTreatments, type ListedTreatment } from './treatments.server'
import type { Route } from './+types/soins-route'

/** How much of a description stands for a treatment that has no words of its own, in characters. */
const WORDS_LIMIT = 110

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [treatments, picture] = await Promise.all([listTreatments(db), findPicture(db, '/images/accueil/cabine.jpg')])
  const groups = treatmentsByNeed(treatments).map(({ need, treatments }) => ({
    need,
    treatments: treatments.map(inShort),
  }))
  const inOrder = groups.flatMap(({ treatments }) => treatments)
  return {
    meta: await pageMeta({ context }, 'soins', ({ centre, whose, origin }) => ({
      name: 'Tous les soins',
      title: pageTitle('Tous les soins', whose, true),
      description:
        'Tous les soins par besoin : épilation, visage, corps et minceur, mains et pieds, regard. À partir de quel prix, et comment prendre rendez-vous.',
      picture,
      things: [
        salonInShort(centre, { origin }),
        treatmentList(
          'ItemList',
          'Tous les soins',
          inOrder.map(({ title, href }) => ({ title, url: origin + href })),
        ),
      ],
    })),
    groups,
    picture,
  }
}

const inShort = ({ id, title, href, description, tarifs }: ListedTreatment) => ({
  id,
  title,
  href,
  words: CARDS.find(({ link }) => link === href)?.hint ?? plainText(description, WORDS_LIMIT),
  least: leastPrice(tarifs),
})

export default function SoinsPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, groups, picture } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title="Tous les soins"
        intro="Dites-nous ce qu'il vous faut : chaque soin est à sa place."
        picture={picture}
      >
        <p className={styles.way}>
          <ButtonLink href="/tarifs" look="quiet">
            Tous les tarifs
          </ButtonLink>
        </p>
      </PageHead>
      <SoinsView groups={groups} />
      <Invitation telephone={matches[0].loaderData.facts.telephone} />
    </>
  )
}
