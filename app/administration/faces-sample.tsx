import type { Pair } from '../appearance/definition'
import { fr } from '../lib/french-typography'
import styles from './faces-sample.module.css'

const NAMES: Record<Pair, string> = { origine: "D'origine", douce: 'Douce', moderne: 'Moderne' }

/** A few words in each pair of faces, with the one that the site is set in. */
export function FacesSample({ chosen }: { chosen: Pair }) {
  return (
    <ul className={styles.samples}>
      {Object.entries(NAMES).map(([pair, name]) => (
        <li key={pair} className={styles.sample} data-pair={pair}>
          <p className={styles.display}>{fr('Un instant pour vous')}</p>
          <p className={styles.main}>{fr('Soin du visage, 60 min : 65 €')}</p>
          <p className={styles.name}>
            {name}
            {pair === chosen && <strong>{fr(' · choisie')}</strong>}
          </p>
        </li>
      ))}
    </ul>
  )
}
