import { EditableBlock } from '../../cms/edit/editable-block'
import { useWords } from '../../cms/edit/words'
import { comingWeek, type Opening } from '../../opening/opening'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { RichLine } from '../../ui/rich-text'
import { ButtonLink } from '../../ui/button'
import { ExceptionalDates } from '../../opening/exceptional-dates'
import { OpeningHours } from '../../opening/opening-hours'
import type { BOOKING_PAGES } from './booking-pages'
import styles from './view.module.css'

interface BookingPageProps {
  page: keyof typeof BOOKING_PAGES
  /** That of the booking service's place, where it has none of its own. */
  id: string | undefined
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  telephone: string
  /** Where the centre is; left out where one need not come. */
  address: { rue: string; code_postal: string; ville: string } | undefined
  /** When somebody answers, where this could be read. */
  opening: Opening | undefined
  /** The calendar day that the page is about. */
  today: string
}

/** How to book without the booking service. */
export function BookingPage({ page, id, appointments, telephone, address, opening, today }: BookingPageProps) {
  const words = useWords()
  const { aide } = words[page]
  const { telephone: byTelephone, horaires, visite } = words.reservation
  return (
    <div className={styles.container} id={id}>
      <section className={styles.telephone}>
        <h2>{fr(byTelephone)}</h2>
        {aide && <p>{fr(aide)}</p>}
        <ButtonLink href={telephoneLink(telephone)} className={styles.number}>
          {telephone}
        </ButtonLink>
        {address?.rue && (
          <p className={styles.address}>
            {visite && <span>{fr(visite)}</span>}
            <a href="/notre-centre">
              {address.rue}, {address.code_postal} {address.ville}
            </a>
          </p>
        )}
        {appointments && (
          <EditableBlock
            collection="textes"
            document={words}
            field="reservation"
            name="les mots du téléphone et des rendez-vous déplacés"
          >
            {({ deplacement }) =>
              deplacement && (
                <p className={styles.note}>
                  <RichLine html={deplacement} />
                </p>
              )
            }
          </EditableBlock>
        )}
      </section>
      {opening && (
        <section className={styles.hours}>
          <h2>{fr(horaires)}</h2>
          <ExceptionalDates exceptions={opening.exceptions} today={today} />
          <OpeningHours
            days={comingWeek(opening, today).map(({ day, text, isToday, exception }) => ({
              day,
              hours: text,
              isToday,
              note: exception && 'À titre exceptionnel',
            }))}
          />
        </section>
      )}
    </div>
  )
}
