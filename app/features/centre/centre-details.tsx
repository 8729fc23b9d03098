import type { Centre } from '../../content/centres'
import type { PictureSource } from '../../content/pictures'
import { WEEKDAYS } from '../../content/weekdays'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { OpeningHours } from '../../ui/opening-hours'
import { Picture } from '../../ui/picture'
import styles from './centre-details.module.css'

export type CentreView = Pick<Centre, 'nom' | 'description' | 'horaires' | 'adresse' | 'contact'>

export function CentreDetails({ centre, picture }: { centre: CentreView; picture: PictureSource | undefined }) {
  const { nom, description, horaires, adresse, contact } = centre
  return (
    <div className={styles.centre}>
      <section className={styles.about}>
        {picture && <Picture picture={picture} sizes="(min-width: 768px) 36rem, 92vw" className={styles.picture} />}
        <div className={styles.words}>
          <h2>{fr(nom)}</h2>
          {description.map((paragraph, index) => (
            <p key={index}>{fr(paragraph)}</p>
          ))}
          <p>
            <strong>Parking gratuit, facile d'accès.</strong>
          </p>
        </div>
      </section>
      <div className={styles.practical}>
        <section className={styles.panel}>
          <h2>Horaires d'ouverture</h2>
          <OpeningHours days={WEEKDAYS.map((day) => ({ day, hours: horaires[day] }))} />
        </section>
        <section className={styles.panel}>
          <h2>Nous retrouver</h2>
          <address className={styles.address}>
            {adresse.rue}
            <br />
            {adresse.code_postal} {adresse.ville}
          </address>
          <p className={styles.ways}>
            <ButtonLink href={telephoneLink(contact.telephone)} look="quiet">
              {contact.telephone}
            </ButtonLink>
            <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
          </p>
        </section>
      </div>
    </div>
  )
}
