import { fr } from '../lib/french-typography'
import { telephoneLink } from '../lib/telephone'
import { ButtonLink } from './button'
import styles from './invitation.module.css'

/** How a page that informs ends: the two ways to an appointment. */
export function Invitation({ telephone }: { telephone: string }) {
  return (
    <section className={styles.invitation}>
      <h2>{fr('Une envie, une question ?')}</h2>
      <p>Parlons-en au téléphone, ou passez nous voir au centre.</p>
      <p className={styles.ways}>
        <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
        <ButtonLink href={telephoneLink(telephone)} look="quiet">
          {telephone}
        </ButtonLink>
      </p>
    </section>
  )
}
