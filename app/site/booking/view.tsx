import { EditableBlock } from '../../cms/edit/editable-block'
import { useWords } from '../../cms/edit/words'
import { comingWeek, type Opening, type OpeningStatus as Status } from '../../opening/opening'
import { frText } from '../../ui/french-text'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import { RichLine } from '../../ui/rich-text'
import { ButtonLink } from '../../ui/button'
import { Directions } from '../../ui/directions'
import { ExceptionalDates } from '../../opening/exceptional-dates'
import { OpeningHours } from '../../opening/opening-hours'
import { OpeningStatus } from '../../opening/opening-status'
import type { BOOKING_PAGES } from './booking-pages'
import styles from './view.module.css'

interface BookingPageProps {
  page: keyof typeof BOOKING_PAGES
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  /** What the institute is called. */
  name: string
  telephone: string
  /** Where the centre is; left out where one need not come. */
  address: Address | undefined
  /** When somebody answers, where this could be read. */
  opening: Opening | undefined
  /** Whether somebody answers now: said in place of the hours of the week. */
  status: Status | undefined
  /** The calendar day that the page is about. */
  today: string
}

interface Address {
  rue: string
  code_postal: string
  ville: string
}

/** How to book without the booking service. */
export function BookingPage({
  page,
  appointments,
  name,
  telephone,
  address,
  opening,
  status,
  today,
}: BookingPageProps) {
  const words = useWords()
  const { aide } = words[page]
  const place = status ? undefined : address?.rue && address
  return (
    <div className={styles.container} data-now="reach">
      <section className={styles.telephone}>
        <h2>{frText(words.reservation.telephone)}</h2>
        {aide && <p>{frText(aide)}</p>}
        {telephoneNumbers(telephone).map((number) => (
          <ButtonLink key={number} href={telephoneLink(number)} className={styles.number}>
            {telephoneText(number)}
          </ButtonLink>
        ))}
        {place && <Place address={place} as="p" />}
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
          {address && status ? (
            <>
              <Place address={address} as="h2" />
              <OpeningStatus status={status} />
              <ExceptionalDates opening={opening} today={today} />
              <p className={styles.ways}>
                <ButtonLink href="/notre-centre" look="quiet">
                  {frText(words.reservation.horaires)}
                </ButtonLink>
                <Directions name={name} address={address} />
              </p>
            </>
          ) : (
            <Week opening={opening} today={today} />
          )}
        </section>
      )}
    </div>
  )
}

/** Where one may come instead. */
function Place({ address, as: Title }: { address: Address; as: 'h2' | 'p' }) {
  const { visite } = useWords().reservation
  if (!address.rue) return null
  return (
    <>
      {visite && <Title>{frText(visite)}</Title>}
      <p className={styles.address}>
        <a href="/notre-centre">
          {address.rue}, {address.code_postal} {address.ville}
        </a>
      </p>
    </>
  )
}

function Week({ opening, today }: { opening: Opening; today: string }) {
  return (
    <>
      <h2>{frText(useWords().reservation.horaires)}</h2>
      <ExceptionalDates opening={opening} today={today} />
      <OpeningHours days={comingWeek(opening, today)} />
    </>
  )
}
