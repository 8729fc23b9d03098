import type { ReactNode } from 'react'
import { useWords } from '../../cms/edit/words'
import { bookingLink } from '../../lib/booking-link'
import { fr } from '../../lib/french-typography'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import type { OpeningStatus as Status } from '../../opening/opening'
import { OpeningStatus } from '../../opening/opening-status'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { LeastPrice, type Least } from '../../ui/least-price'
import { PriceNote } from '../../cms/edit/price-note'
import { frText } from '../../ui/french-text'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import { RichLine } from '../../ui/rich-text'
import { LINES } from './booking-choice'
import type { BookableGroup, BookingChoice } from './booking-choice.server'
import styles from './choosing.module.css'

const SHOT = [{ width: '48px', ratio: 4 / 5 }]

export interface Choosable {
  need: string
  treatments: {
    id: string
    title: string
    duration: string | undefined
    least: Least | undefined
    picture: PictureSource | undefined
  }[]
}

interface CallNowProps {
  telephone: string
  status: Status | undefined
  /** Today's hours, where they could be read. */
  hours: string | undefined
  address: { rue: string; code_postal: string; ville: string }
  /** Where one can write; empty where there is no such address. */
  email: string
  /** What was chosen, as a letter names it. */
  subject: string
  /** The institute's page at a booking service that does not come into this one; empty when there is none. */
  pageUrl: string
}

/** An appointment without the booking service: one press to call, whether somebody answers or how to write, and where it will be. */
export function CallNow({ telephone, status, hours, address, email, subject, pageUrl }: CallNowProps) {
  const { ferme } = useWords()['rendez-vous']
  const isOpenToday = hours !== undefined && hours !== 'Fermé'
  return (
    <>
      <p className={styles.ways}>
        {telephoneNumbers(telephone).map((number) => (
          <ButtonLink key={number} href={telephoneLink(number)} className={styles.call}>
            <Icon name="telephone" />
            {fr(`Appeler le ${telephoneText(number)}`)}
          </ButtonLink>
        ))}
        {pageUrl && (
          <ButtonLink href={pageUrl} target="_blank" rel="noopener" look="quiet" className={styles.elsewhere}>
            Réserver en ligne<span className="visually-hidden"> (nouvel onglet)</span>
          </ButtonLink>
        )}
      </p>
      <ul className={styles.now} data-now="call">
        {(status || isOpenToday) && (
          <li>
            <OpeningStatus status={status} />
            {isOpenToday && <span>{fr(`Aujourd'hui : ${hours}`)}</span>}
          </li>
        )}
        {!status?.isOpen && email && ferme && (
          <li>
            <span>{frText(ferme)}</span>
            <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
          </li>
        )}
        {address.rue && (
          <li>
            <a href="/notre-centre">
              {address.rue}, {address.code_postal} {address.ville}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

interface LinesProps {
  title: string
  groups: BookableGroup[]
  /** How to call, where nothing of these was picked yet: beside them, and on a telephone always in view below them. */
  children?: ReactNode
}

/** What can be booked of the treatment that was chosen: another line is one press away. */
export function Lines({ title, groups, children }: LinesProps) {
  if (groups.length === 0) return null
  const lines = (
    <section className={styles.choosing} id={LINES}>
      <h2>{frText(title)}</h2>
      <div className={styles.needs}>
        {groups.map(({ heading, lines }, place) => (
          <div key={place}>
            {heading && <h3>{frText(heading)}</h3>}
            <ul>
              {lines.map(({ name, duration, price, href, isChosen }, place) => (
                <Choice key={place} {...{ name, duration, href, isChosen }}>
                  <RichLine html={price} className={styles.least} />
                </Choice>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PriceNote />
    </section>
  )
  if (!children) return lines
  return (
    <div className={styles.picking}>
      {lines}
      <div className={styles.calling}>{children}</div>
    </div>
  )
}

interface ChoosingProps {
  needs: Choosable[]
  /** What was chosen: where the lines of a treatment stand above, the others are folded away. */
  choice: BookingChoice | undefined
  /** How an address says what was chosen before. */
  before: string | undefined
}

/** The treatments to choose from: what is to be said on the telephone. */
export function Choosing({ needs, choice, before }: ChoosingProps) {
  const chosen = choice?.groups?.length ? choice.title : undefined
  const { titreSoins } = useWords()['rendez-vous']
  if (!titreSoins || needs.length === 0) return null
  const treatments = (
    <div className={styles.needs}>
      {needs.map(({ need, treatments }) => (
        <div key={need}>
          <h3>{fr(need)}</h3>
          <ul>
            {treatments.map(({ id, title, duration, least, picture }) => (
              <Choice
                key={id}
                name={title}
                duration={duration}
                href={bookingLink(id, undefined, before)}
                isChosen={title === chosen}
                picture={picture}
              >
                {least && (
                  <span className={styles.least}>
                    <LeastPrice {...least} />
                  </span>
                )}
              </Choice>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
  if (chosen !== undefined)
    return (
      <details className={styles.choosing} id="soins">
        <summary>Choisir un autre soin</summary>
        {treatments}
      </details>
    )
  return (
    <section className={styles.choosing} id="soins">
      <h2>{fr(titreSoins)}</h2>
      {treatments}
      <PriceNote />
    </section>
  )
}

interface ChoiceProps {
  name: string
  duration: string | undefined
  href: string
  isChosen: boolean
  picture?: PictureSource | undefined
  /** What it costs. */
  children: ReactNode
}

const Choice = ({ name, duration, href, isChosen, picture, children }: ChoiceProps) => (
  <li>
    {picture && <Picture picture={picture} boxes={SHOT} className={styles.shot} />}
    <a href={href} aria-current={isChosen || undefined}>
      {frText(name)} <span className={styles.pick}>{isChosen ? 'Choisi' : 'Choisir'}</span>
    </a>
    {duration && <span className={styles.duration}>{fr(duration)}</span>}
    {children}
  </li>
)
