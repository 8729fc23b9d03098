import { useWords } from '../../cms/edit/words'
import { inOneLine } from '../../lib/address-lines'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import type { OpeningStatus as Status } from '../../opening/opening'
import { OpeningStatus } from '../../opening/opening-status'
import { ButtonLink } from '../../ui/button'
import styles from './centre-card.module.css'

interface CentreCardProps {
  nom: string
  /** What it is, in a sentence; none where there is no text of it. */
  sentence: string
  adresse: { rue: string; ville: string }
  status: Status | undefined
}

/** Where the team is found. */
export function CentreCard({ nom, sentence, adresse, status }: CentreCardProps) {
  return (
    <aside id="institut" className={styles.card} aria-label={fr(nom)}>
      <p className={styles.name}>{frText(nom)}</p>
      {sentence && <p>{frText(sentence)}</p>}
      <p>
        {inOneLine([adresse.rue, adresse.ville])}
        <OpeningStatus status={status} now="card" className={styles.status} />
      </p>
      <p>
        <ButtonLink href="/notre-centre" look="quiet">
          {frText(useWords()['notre-centre'].titre)}
        </ButtonLink>
      </p>
    </aside>
  )
}
