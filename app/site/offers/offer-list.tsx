import type { Offer as OfferFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { Picture } from '../../ui/picture'
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

/** Of the first, which leads the others from one edge of the screen on, and on a telephone to the other. */
const LEADING = [{ from: 1024, width: '56vw', ratio: 4 / 3 }, BOXES[1]!, { width: '100vw', ratio: 4 / 3 }]

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
}

/** How what is offered is asked for: the words of a button, where it leads, and what stands beside it. */
export interface Asking {
  words: string
  link: (id: string) => string
  beside?: string
}

/** Offers in their order, with the lines and notes that hold for all of them. */
export function OfferList({ offers, notes, none, today, asking, goods = false }: OfferListProps) {
  const shared = linesOfAll(offers.map(({ contenu }) => contenu))
  const over = notes.filter((note) => isNoteOver(note, today))
  const holding = notes.filter((note) => !over.includes(note))
  const [first, ...others] = offers.map((offer, index) => (
    <Offer
      key={offer.id}
      offer={{ ...offer, contenu: offer.contenu.filter((line) => !shared.includes(line)) }}
      index={index}
      today={today}
      asking={asking}
      leads={!goods}
    />
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
  index: number
  today: string
  /** Said beside its days to administrators. */
  mark?: string | undefined
  /** Left out while it is edited. */
  asking?: Asking | undefined
  leads?: boolean
}

/** One offer: its picture, days, prices and lines, and how it is asked for. */
export function Offer({ offer, index, today, mark, asking, leads = true }: OfferProps) {
  const period = periodWords(offer, today)
  const { id, titre, limite, contenu, picture, cadrage } = offer
  return (
    <article id={id} className={styles.offer} data-place={index % 2 ? 'right' : index === 0 ? 'first' : undefined}>
      {picture && (
        <Picture
          picture={picture}
          boxes={index === 0 ? LEADING : BOXES}
          priority={index === 0}
          focus={cadrage}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {titre && <h2 className={styles.title}>{frText(titre)}</h2>}
        {(period || limite || mark) && (
          <p className={styles.period}>
            {period}
            {[limite && fr(limite), mark].map((said) => said && [' ', <Pill key={said}>{said}</Pill>])}
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
