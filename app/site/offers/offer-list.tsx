import type { Offer as OfferFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { Picture } from '../../ui/picture'
import type { Box } from '../../ui/picture-sizes'
import { PriceNote } from '../../cms/edit/price-note'
import { ButtonLink } from '../../ui/button'
import { Pill } from '../../ui/pill'
import { Whole } from '../../ui/whole'
import { lastDayIn, periodWords, stageOf } from '../../lib/offer-period'
import { linesOfAll, OfferLines } from '../../ui/offer-lines'
import styles from './offer-list.module.css'

export const BOXES = [
  { from: 1216, width: '540px', ratio: 4 / 3 },
  { from: 768, width: '44vw', ratio: 4 / 3 },
  { width: '90vw', ratio: 4 / 3 },
]

/** Of three in a row. */
const THIRDS = [
  { from: 1216, width: '360px', ratio: 4 / 3 },
  { from: 1024, width: '29vw', ratio: 4 / 3 },
  ...BOXES.slice(1),
]

/** Of the first, which leads the others from one edge of the screen on, and on a telephone to the other. */
const LEADING = [
  { from: 1024, width: '56vw', ratio: 1 },
  { width: '100vw', ratio: 4 / 3 },
]

/** The ground of styles/grounds.css on which the first of a page stands from edge to edge, by its collection. */
export const GROUNDS = { offresDuMoment: 'pine', ventesPrivees: 'plum', soldes: 'light' } as const

/** The collections of offers: a kind each, alike in all else. */
export type OfferCollection = keyof typeof GROUNDS

export type OfferView = Omit<OfferFields, 'image'> & {
  /** Left out of an offer that is not on the site yet. */
  id: string | undefined
  picture: PictureSource | undefined
}

interface OfferListProps {
  offers: OfferView[]
  notes: string[]
  none: string
  /** The institute's calendar day. */
  today: string
  /** Left out where nothing is asked for. */
  asking?: Asking
  /** Whether they are sold without a service: then no price leads the others. */
  goods?: boolean
  ground?: string
}

/** How what is offered is asked for: the words of a button, where it leads, and what stands beside it. */
export interface Asking {
  words: string
  link: (id: string) => string
  beside?: string
}

/** Offers in their order, with the lines and notes that hold for all of them. */
export function OfferList({ offers, notes, none, today, asking, goods = false, ground }: OfferListProps) {
  const shared = linesOfAll(offers.map(({ contenu }) => contenu))
  const over = notes.filter((note) => isNoteOver(note, today))
  const holding = notes.filter((note) => !over.includes(note))
  const [first, ...others] = offers.map((offer, index) => (
    <div key={offer.id}>
      <Offer
        offer={{ ...offer, contenu: offer.contenu.filter((line) => !shared.includes(line)) }}
        boxes={offers.length === 4 || offers.length > 5 ? THIRDS : BOXES}
        today={today}
        asking={asking}
        leads={!goods}
        ground={index === 0 ? ground : undefined}
      />
    </div>
  ))
  return (
    <div className={styles.page}>
      {offers.length === 0 && <p>{frText(none)}</p>}
      <div className={styles.grid}>
        <Whole id="offre">{first}</Whole>
        {others}
      </div>
      {offers.length + notes.length > 0 && (
        <div className={styles.foot}>
          {offers.length > 0 && <PriceNote goods={goods} />}
          <div className={styles.notes}>
            {[...shared, ...holding, ...over].map((note, place) => (
              <p key={place}>
                {over.includes(note) && fr('Terminée : ')}
                {frText(note)}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Says whether the days that a note names are past: what it says is of an offer that is no more. */
export const isNoteOver = (note: string, today: string) => (lastDayIn(note) ?? today) < today

interface OfferProps {
  offer: OfferView
  boxes?: Box[]
  today: string
  /** Said beside its days to administrators. */
  mark?: string | undefined
  /** Left out while it is edited. */
  asking?: Asking | undefined
  leads?: boolean
  /** Of the first, which leads the others. */
  ground?: string | undefined
}

/** One offer: its picture, days, prices and lines, and how it is asked for. */
export function Offer({ offer, boxes = BOXES, today, mark, asking, leads = true, ground }: OfferProps) {
  const period = periodWords(offer, today)
  const { id, titre, limite, contenu, picture, cadrage } = offer
  return (
    <article id={id} className={styles.offer} data-ground={ground}>
      {picture && (
        <Picture
          picture={picture}
          boxes={ground ? LEADING : boxes}
          priority={ground !== undefined}
          focus={cadrage}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {titre && <h2 className={styles.title}>{frText(titre)}</h2>}
        {limite && <p className={styles.limit}>{frText(limite)}</p>}
        {(period || mark) && (
          <p className={styles.period}>
            {period}
            {mark && [' ', <Pill key="mark">{mark}</Pill>]}
          </p>
        )}
        <OfferLines lines={contenu} leads={leads} />
        {asking && id !== undefined && stageOf(offer, today) === 'now' && (
          <p className={styles.book}>
            <ButtonLink href={asking.link(id)}>
              {frText(asking.words)}
              <span className="visually-hidden">{fr(` : ${titre}`)}</span>
            </ButtonLink>
            {asking.beside && <a href={asking.link(id)}>{asking.beside}</a>}
          </p>
        )}
      </div>
    </article>
  )
}
