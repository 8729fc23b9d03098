import { FIXED_IDS } from '../../cms/documents/collections'
import { listDescription, pageTitle } from '../../seo/page-words'
import { findIdentity } from '../../cms/documents/identity.server'
import { isSalePeriod, saleLabel } from '../../lib/sale-period'
import { dayAt } from '../../lib/clock'
import { pageExpiryContext, turnPageAt } from '../../opening/page-expiry.server'
import { isShown, lastDayIn, nextTurn } from '../../lib/offer-period'
import { GROUNDS } from './offer-list'
import { Offers } from './view'
import { pageMeta, readable } from '../../seo/page-meta.server'
import { findWords } from '../../cms/documents/words.server'
import { viewerContext } from '../../accounts/session.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { examplesIn, findShown, listShown } from '../../cms/documents/examples.server'
import { pictureFinder } from '../../media/pictures.server'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageIntro, useWords } from '../../cms/edit/words'
import { ButtonLink } from '../../ui/button'
import { frText } from '../../ui/french-text'
import { PageHead } from '../../ui/page-head'
import { readEmptyPages } from '../../seo/empty-pages.server'
import { readWithdrawnPages } from '../../seo/withdrawn-pages.server'
import { PageMeta } from '../../seo/page-meta-tags'
import { Share } from '../../ui/share'
import type { Route } from './+types/route'
import styles from './offer-list.module.css'

/** What the pages of this kind list, by the last part of their address. */
const COLLECTIONS = {
  'offres-du-moment': 'offresDuMoment',
  'ventes-privees': 'ventesPrivees',
  'nos-soldes': 'soldes',
} as const

type Key = keyof typeof COLLECTIONS

const KEYS = Object.keys(COLLECTIONS) as Key[]

/** Stands in for notes that were never written: the first save makes them. */
const NO_NOTES = { id: FIXED_IDS.notesOffres, version: 0, notes: [] }

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const key = pattern.replace('/', '') as Key
  const collection = COLLECTIONS[key]
  const viewer = context.get(viewerContext)
  const now = momentOf(context)
  const today = dayAt(now)
  const [offers, notes, words, centre] = await Promise.all([
    listShown(db, collection, viewer),
    findShown(db, 'notesOffres', FIXED_IDS.notesOffres, viewer),
    findWords(db),
    readable(findIdentity(db), undefined),
  ])
  const isSale = isSalePeriod(now, centre?.adresse.code_postal ?? '')
  const title = saleLabel(words[key].titre, isSale)
  const turn = nextTurn([...offers, ...(notes?.notes ?? []).map((note) => ({ au: lastDayIn(note) }))], now)
  if (turn) turnPageAt(context.get(pageExpiryContext), turn)
  const find = await pictureFinder(
    db,
    offers.map(({ image }) => image),
  )
  const shown = offers.map((offer) => ({ ...offer, picture: find(offer.image, offer.titre) }))
  const visible = shown.filter((offer) => isShown(offer, today))
  const empty = visible.length === 0 ? await readEmptyPages(site, now) : undefined
  const withdrawn = empty && (await readWithdrawnPages(db))
  if (empty?.turn) turnPageAt(context.get(pageExpiryContext), empty.turn)
  const meta = await pageMeta({ context }, key, ({ whose }) => ({
    name: title,
    title: pageTitle(title, whose, true),
    description: listDescription(
      words[key].introduction,
      visible.map(({ titre }) => titre),
    ),
    isEmpty: visible.length === 0,
    picture: visible.find(({ picture }) => picture)?.picture,
  }))
  return {
    key,
    collection,
    isSale,
    meta,
    today,
    /** Where there is something where there is nothing here. */
    elsewhere: KEYS.filter((one) => empty && !empty.keys.has(one) && !withdrawn?.has(one)),
    offers: shown,
    examples: examplesIn(collection, offers, viewer),
    notes: collection === 'offresDuMoment' ? (notes ?? NO_NOTES) : undefined,
  }
}

export default function OffersPage({ loaderData, matches }: Route.ComponentProps) {
  const { telephone } = matches[0].loaderData.facts
  const { meta, key, isSale, elsewhere, ...offers } = loaderData
  const words = useWords()
  const { titre, vide } = words[key]
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={saleLabel(titre, isSale)} intro={<PageIntro page={key} />} isClose split="intro">
        <Share />
      </PageHead>
      <Offers {...offers} none={vide} telephone={telephone} />
      {elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          {elsewhere.map((one) => (
            <ButtonLink key={one} href={`/${one}`} look="quiet">
              {frText(saleLabel(words[one].titre, isSale))}
            </ButtonLink>
          ))}
        </p>
      )}
      <EditableInvitation telephone={telephone} ground={GROUNDS[offers.collection]} />
    </>
  )
}
