import type { BookingWidget } from '../../lib/booking-link'
import { fr } from '../../lib/french-typography'
import { NothingNow } from '../../opening/opening-status'
import { Button, ButtonLink } from '../../ui/button'
import { TelephoneLinks } from '../../ui/telephone-links'
import styles from './online-booking.module.css'

interface OnlineBookingProps {
  widget: BookingWidget
  /** The address of the script that brings the service in. */
  script: string
  service: string
  telephone: string
  /** Today's hours, where they could be read. */
  today: string | undefined
  /** The institute's page at the booking service; empty when there is none. */
  pageUrl: string
  /** Who can see to it, where the service does not come. */
  isAdministrator: boolean
}

/** The place of the booking service, and in it how to do without while it is not there. */
export function OnlineBooking(props: OnlineBookingProps) {
  const { widget, script, service, telephone, today, pageUrl, isAdministrator } = props
  const lines = [
    { state: 'loading', text: `${service} se charge…` },
    { state: 'slow', text: `${service} met plus de temps que d'habitude. Elle peut encore arriver.` },
    { state: 'unreachable', text: `${service} ne répond pas. Vérifiez votre connexion et réessayez, ou appelez-nous.` },
    { state: 'off', text: `${service} a besoin de JavaScript. Au téléphone, nous nous occupons de tout.` },
    { state: 'ready', text: `${service} est prête.` },
  ]
  return (
    <section className={styles.place} aria-label={service} data-booking-place="" data-state="loading">
      <div className={styles.waiting} data-booking-waiting="" tabIndex={-1}>
        <span className={styles.sign} aria-hidden="true" />
        <div role="status" className={styles.said}>
          {lines.map(({ state, text }) => (
            <p key={state} data-when={state}>
              {fr(text)}
            </p>
          ))}
          {isAdministrator && (
            <p data-when="unreachable">
              {fr("Pour vous seulement : si cela dure, l'adresse ou la clé du service n'est peut-être pas la bonne. ")}
              <a href="/admin#service-de-reservation">Voir les réglages</a>
            </p>
          )}
        </div>
        <p className={styles.retry}>
          <Button type="button" data-booking-retry="">
            Réessayer
          </Button>
          {pageUrl && (
            <ButtonLink href={pageUrl} target="_blank" rel="noopener" look="quiet">
              Notre page de réservation<span className="visually-hidden"> (nouvel onglet)</span>
            </ButtonLink>
          )}
        </p>
        <p className={styles.telephone}>
          <span>Par téléphone</span>
          <TelephoneLinks telephone={telephone} />
          {today ? <span data-now="today">{fr(`Aujourd'hui : ${today}`)}</span> : <NothingNow now="today" />}
        </p>
      </div>
      <div className={styles.container} id={widget.container} tabIndex={-1} />
      <script src={script} data-booking={JSON.stringify(widget)} />
    </section>
  )
}
