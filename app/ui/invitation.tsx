import { frText } from './french-text'
import { telephoneLink, telephoneNumbers, telephoneText } from '../lib/telephone'
import { ButtonLink } from './button'
import { Sun } from './sun'
import styles from './invitation.module.css'

interface InvitationProps {
  titre: string
  texte: string
  telephone: string
  /** Where an appointment is asked for. */
  href?: string | undefined
  /** The ground of styles/grounds.css that its page has; the sand where it has none. */
  ground?: string | undefined
}

/** How a page that informs ends: the two ways to an appointment. */
export function Invitation({ titre, texte, telephone, href = '/rendez-vous', ground }: InvitationProps) {
  return (
    <section className={styles.invitation} data-ground={ground} data-screen="">
      <h2>{frText(titre)}</h2>
      {texte && <p>{frText(texte)}</p>}
      <p className={styles.ways}>
        <ButtonLink href={href}>Prendre rendez-vous</ButtonLink>
        {telephoneNumbers(telephone).map((number) => (
          <ButtonLink key={number} href={telephoneLink(number)} look="quiet">
            {telephoneText(number)}
          </ButtonLink>
        ))}
      </p>
      <Sun className={styles.sun} />
    </section>
  )
}
