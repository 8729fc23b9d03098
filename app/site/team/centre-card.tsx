import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import type { OpeningStatus as Status } from '../../opening/opening'
import { OpeningStatus } from '../../opening/opening-status'
import { ButtonLink } from '../../ui/button'
import styles from './centre-card.module.css'

interface CentreCardProps {
  nom: string
  /** What it is, in a sentence; none where there is no text of it. */
  sentence: string
  adresse: { rue: string; ville: string }
  telephone: string
  status: Status | undefined
}

/** Where the team is found, and how somebody of it is booked. */
export function CentreCard({ nom, sentence, adresse, telephone, status }: CentreCardProps) {
  return (
    <aside className={styles.card} aria-label={fr(nom)}>
      <p className={styles.name}>{fr(nom)}</p>
      {sentence && <p>{fr(sentence)}</p>}
      <p>
        {adresse.rue}, {adresse.ville}
        {status && <OpeningStatus status={status} className={styles.status} />}
      </p>
      <p className={styles.ways}>
        <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
        <ButtonLink href={telephoneLink(telephone)} look="quiet">
          {telephone}
        </ButtonLink>
      </p>
      <p>
        <a href="/notre-centre">{fr(useWords()['notre-centre'].titre)}</a>
      </p>
    </aside>
  )
}
