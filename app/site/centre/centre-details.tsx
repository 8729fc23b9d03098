import type { Centre } from './definition'
import type { Exception } from '../../opening/exceptions'
import type { PictureSource } from '../../ui/pictures'
import { directionsTo } from '../../lib/directions'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { Picture } from '../../ui/picture'
import { OpeningPanel } from './opening-panel'
import styles from './centre-details.module.css'

const BOXES = [
  { from: 1216, width: '516px', ratio: 4 / 5 },
  { from: 768, width: '43vw', ratio: 4 / 5 },
  { width: '91vw', ratio: 4 / 3 },
]

export type CentreView = Pick<Centre, 'nom' | 'description' | 'horaires' | 'adresse' | 'contact'>

interface CentreDetailsProps {
  centre: CentreView
  exceptions: Exception[]
  /** The instant that the page is about, as ISO text: the same on the server and in the browser. */
  now: string
  picture: PictureSource | undefined
  /** Whether hours that are not understood are marked, for administrators. */
  flagged?: boolean
}

export function CentreDetails({ centre, exceptions, now, picture, flagged = false }: CentreDetailsProps) {
  const { nom, description, horaires, adresse, contact } = centre
  return (
    <div className={styles.centre}>
      <section className={styles.about}>
        {picture && <Picture picture={picture} boxes={BOXES} priority className={styles.picture} />}
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
          <OpeningPanel horaires={horaires} exceptions={exceptions} now={now} flagged={flagged} />
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
            <ButtonLink
              href={directionsTo(nom, adresse.rue, `${adresse.code_postal} ${adresse.ville}`)}
              target="_blank"
              rel="noopener noreferrer"
              look="quiet"
            >
              Itinéraire<span className="visually-hidden"> (nouvel onglet)</span>
            </ButtonLink>
            <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
          </p>
        </section>
      </div>
    </div>
  )
}
