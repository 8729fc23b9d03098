import { FIXED_IDS } from '../../cms/documents/collections'
import { listDescription, pageTitle } from '../../seo/page-words'
import { Offers } from './view'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { findDocument, listDocuments } from '../../cms/documents/documents.server'
import { pictureFinder } from '../../media/pictures.server'
import { Invitation } from '../../ui/invitation'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import { Share } from '../../ui/share'
import type { Route } from './+types/route'

/** The pages of this kind, by the last part of their address. */
const PAGES = {
  'offres-du-moment': {
    collection: 'offresDuMoment',
    title: 'Nos Offres',
    intro: 'Ce que nous proposons en ce moment, en soins et en duos.',
    none: 'Aucune offre pour le moment.',
  },
  'ventes-privees': {
    collection: 'ventesPrivees',
    title: 'Nos Ventes privées',
    intro: 'Des soins et des coffrets en petit nombre, réservés à celles et ceux qui nous suivent.',
    none: 'Aucune vente privée pour le moment.',
  },
  'nos-soldes': {
    collection: 'soldes',
    title: 'Nos Soldes',
    intro: 'Les dernières pièces de la boutique, à prix réduit.',
    none: 'Aucun produit soldé pour le moment.',
  },
} as const

/** Stands in for notes that were never written: the first save makes them. */
const NO_NOTES = { id: FIXED_IDS.notesOffres, version: 0, notes: [] }

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const key = pattern.replace('/', '') as keyof typeof PAGES
  const page = PAGES[key]
  const [offers, notes] = await Promise.all([
    listDocuments(db, page.collection),
    findDocument(db, 'notesOffres', FIXED_IDS.notesOffres),
  ])
  const find = await pictureFinder(
    db,
    offers.map(({ image }) => image),
  )
  const shown = offers.map((offer) => ({ ...offer, picture: find(offer.image, offer.titre) }))
  const meta = await pageMeta({ context }, key, ({ whose }) => ({
    name: page.title,
    title: pageTitle(page.title, whose, true),
    description: listDescription(
      page.intro,
      offers.map(({ titre }) => titre),
    ),
    picture: shown.find(({ picture }) => picture)?.picture,
  }))
  return {
    ...page,
    meta,
    offers: shown,
    notes: page.collection === 'offresDuMoment' ? (notes ?? NO_NOTES) : undefined,
  }
}

export default function OffersPage({ loaderData, matches }: Route.ComponentProps) {
  const { telephone } = matches[0].loaderData.facts
  const { meta, title, intro, ...offers } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={title} intro={intro}>
        <Share />
      </PageHead>
      <Offers {...offers} />
      <Invitation telephone={telephone} />
    </>
  )
}
