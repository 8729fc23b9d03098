import type { ReactNode } from 'react'
import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
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
  if (figured.length === 0) return <Shown page={page} picture={shown} facts={words.reperes} />
  return (
    <>
      <Shown page={page} picture={shown} facts={figured} isCounted />
      <Shown page={page} picture={undefined} facts={words.reperes.filter(({ chiffre }) => !chiffre)} />
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

interface CallProps {
  telephone: string
  /** What a voucher was chosen for. */
  amount?: string | undefined
  status: Status | undefined
  /** Where one can write; empty where there is no such address. */
  email: string
}

/** How to reach the institute at once, whether somebody answers, and where to write. */
export function Call({ telephone, status, email, amount }: CallProps) {
  const letter = amount ? `?subject=${encodeURIComponent(`Chèque-cadeau : ${amount}`)}` : ''
  return (
    <>
      {amount && <p>{fr(`Vous offrez un chèque-cadeau de ${amount}.`)}</p>}
      <p className={styles.call}>
        {telephoneNumbers(telephone).map((number) => (
          <ButtonLink key={number} href={telephoneLink(number)}>
            <Icon name="telephone" />
            {telephoneText(number)}
          </ButtonLink>
        ))}
        <OpeningStatus status={status} now="call" href="/notre-centre" />
        {email && <a href={`mailto:${email}${letter}`}>{email}</a>}
      </p>
    </>
  )
}

interface ShownProps {
  page: TodayProps['page']
  picture: ReactNode
  facts: Fact[]
  /** Whether they are figures, which stand together as on the back of the page's card. */
  isCounted?: boolean
}

function Shown({ page, picture, facts, isCounted = false }: ShownProps) {
  const grounds: Partial<Record<string, string>> = CARD_GROUNDS
  if (!picture && facts.length === 0) return null
  return (
    <div className={styles.today} data-page={page} data-pictured={picture ? '' : undefined}>
      {picture}
      {facts.length > 0 && (
        <ul
          className={styles.facts}
          data-ways={facts.every(({ lien }) => lien) || undefined}
          data-counted={isCounted || undefined}
          data-ground={isCounted ? grounds[page] : undefined}
        >
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
  /** What a voucher was chosen for. */
  amount?: string | undefined
}

/** A voucher, or a card of somebody's own, as it is handed over: with its lines to fill in, or filled in as an example. */
export function Card({ page, name, amount }: CardProps) {
  const { enTete: title, carte } = useWords()[page]
  const lines = amount ? carte.filter((line) => !OF_A_TREATMENT.test(line)).map(labelOf) : carte
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
        {amount && <p className={styles.amount}>{fr(amount)}</p>}
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
const SHARE = /^(\d{1,6}) sur (\d{1,6})$/

/** How many signs stand for all that a card can hold. */
const STAMPS = 10

/** What a voucher of an amount has no line for. */
const OF_A_TREATMENT = /^[^:]*soin/i

const labelOf = (line: string) => WRITTEN.exec(line)?.[1] ?? line

const isWritten = (line: string) => WRITTEN.test(line)

/** A line with what is written on it, after a colon; one that says nothing more is to be filled in. */
function CardLine({ text }: { text: string }) {
  const [, label = text, written = ''] = WRITTEN.exec(text) ?? []
  const [, part, whole] = SHARE.exec(written.trim()) ?? []
  return (
    <li data-written={written ? '' : undefined}>
      <span>{frText(label.trim())}</span>
      {written && <em>{frText(written.trim())}</em>}
      {whole && (
        <span className={styles.stamps} aria-hidden="true">
          {Array.from({ length: STAMPS }, (_, place) => (
            <span key={place} data-full={place < (Number(part) / Number(whole)) * STAMPS || undefined}>
              <Sun />
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
