import { frText } from './french-text'
import { telephoneLink } from '../lib/telephone'
import { ButtonLink } from './button'
import { Sun } from './sun'
import styles from './invitation.module.css'

interface InvitationProps {
  titre: string
  texte: string
  telephone: string
}

/** How a page that informs ends: the two ways to an appointment. */
export function Invitation({ titre, texte, telephone }: InvitationProps) {
  return (
    <section className={styles.invitation} data-screen="">
      <h2>{frText(titre)}</h2>
      {texte && <p>{frText(texte)}</p>}
      <p className={styles.ways}>
        <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
        <ButtonLink href={telephoneLink(telephone)} look="quiet">
          {telephone}
        </ButtonLink>
      </p>
      <Sun className={styles.sun} />
    </section>
  )
}
