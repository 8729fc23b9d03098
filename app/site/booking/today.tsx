import type { ReactNode } from 'react'
import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { telephoneLink } from '../../lib/telephone'
import type { OpeningStatus as Status } from '../../opening/opening'
import { OpeningStatus } from '../../opening/opening-status'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import { Sun } from '../../ui/sun'
import type { BOOKING_PAGES } from './booking-pages'
import styles from './today.module.css'

const BOXES = [
  { from: 1216, width: '540px', ratio: 4 / 3 },
  { from: 768, width: '44vw', ratio: 4 / 3 },
  { width: '91vw', ratio: 4 / 3 },
]

interface TodayProps {
  page: keyof typeof BOOKING_PAGES
  picture: PictureSource | undefined
}

/** What there is today on a page that the booking service is not there for. */
export function Today({ page, picture }: TodayProps) {
  const words = useWords()[page]
  if (!('reperes' in words)) return null
  const shown = picture && <Picture picture={picture} boxes={BOXES} priority className={styles.picture} />
  const figured = words.reperes.filter(({ chiffre }) => chiffre)
  // What one comes for stands before what is counted, which stands beside the picture where there is one.
  const said = figured.length > 0 ? words.reperes.filter(({ chiffre }) => !chiffre) : []
  return (
    <>
      <Shown page={page} picture={undefined} isSaid facts={said} />
      <Shown page={page} picture={shown} facts={figured.length > 0 ? figured : words.reperes} />
    </>
  )
}

interface Fact {
  id: string
  chiffre?: string | undefined
  titre: string
  texte: string
  lien?: string | undefined
}

const factOf = ({ id, chiffre, titre, texte, lien }: Fact) => (
  <li key={id} data-figured={chiffre ? '' : undefined}>
    <h2>{lien ? <a href={lien}>{frText(titre)}</a> : frText(titre)}</h2>
    {chiffre && <p className={styles.figure}>{fr(chiffre)}</p>}
    {texte && <p>{frText(texte)}</p>}
  </li>
)

/** How to reach the institute at once, and whether somebody answers. */
export function Call({ telephone, status }: { telephone: string; status: Status | undefined }) {
  return (
    <p className={styles.call}>
      <ButtonLink href={telephoneLink(telephone)}>
        <Icon name="telephone" />
        {telephone}
      </ButtonLink>
      {status && <OpeningStatus status={status} href="/notre-centre" />}
    </p>
  )
}

interface ShownProps {
  page: TodayProps['page']
  picture: ReactNode
  /** Whether these stand beside what is counted. */
  isSaid?: boolean
  facts: Fact[]
}

function Shown({ page, picture, isSaid, facts }: ShownProps) {
  if (!picture && facts.length === 0) return null
  return (
    <div
      className={styles.today}
      data-page={page}
      data-pictured={picture ? '' : undefined}
      data-said={isSaid ? '' : undefined}
    >
      {picture}
      {facts.length > 0 && (
        <ul className={styles.facts} data-ways={facts.every(({ lien }) => lien) || undefined}>
          {facts.map(factOf)}
        </ul>
      )}
    </div>
  )
}

/** The pages that show what is handed over, and the ground that each stands on. */
export const CARD_GROUNDS = { 'cheques-cadeaux': 'pine', 'mon-compte': 'plum' } as const

export type CardPage = keyof typeof CARD_GROUNDS

interface CardProps {
  page: CardPage
  /** The institute's name, as its cards bear it. */
  name: string
}

/** A voucher, or a card of somebody's own, as it is handed over: with its lines to fill in, or filled in as an example. */
export function Card({ page, name }: CardProps) {
  const { enTete: title, carte: lines } = useWords()[page]
  return (
    <div className={styles.scene} data-page={page}>
      {lines.some(isWritten) && (
        <p className={styles.example} data-own-ground="">
          Exemple
        </p>
      )}
      <div className={styles.card} data-own-ground="">
        <Sun className={styles.sun} />
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>{frText(title)}</p>
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            <CardLine key={place} text={line} />
          ))}
        </ul>
      </div>
    </div>
  )
}

const WRITTEN = /^([^:]+):(.+)$/s

const isWritten = (line: string) => WRITTEN.test(line)

/** A line with what is written on it, after a colon; one that says nothing more is to be filled in. */
function CardLine({ text }: { text: string }) {
  const [, label = text, written] = WRITTEN.exec(text) ?? []
  return (
    <li data-written={written ? '' : undefined}>
      <span>{frText(label.trim())}</span>
      {written && <em>{frText(written.trim())}</em>}
    </li>
  )
}
