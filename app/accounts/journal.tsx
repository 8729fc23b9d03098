import type { JournalLine, StrangersLine } from './own-account'
import { classNames } from '../lib/class-names'
import { fr } from '../lib/french-typography'
import styles from './account.module.css'
import rows from './rows.module.css'

interface JournalProps {
  lines: JournalLine[]
  /** Undefined where nothing was tried that belongs to no account. */
  strangers: StrangersLine | undefined
}

/** The last sign-ins, failures and changes of accounts; and how often others were tried, which says more of robots than of the site. */
export function Journal({ lines, strangers }: JournalProps) {
  return (
    <section className={styles.section} aria-labelledby="journal">
      <h2 id="journal">Journal des connexions</h2>
      <p className={styles.intro}>
        {fr('Les trente derniers événements, des deux comptes. Ils sont gardés six mois, puis effacés.')}
      </p>
      {strangers && (
        <p className={styles.intro}>
          {fr(
            `Essais de connexion refusés qui ne correspondent à aucun compte : ${strangers.count}, le dernier ${strangers.last}.`,
          )}
        </p>
      )}
      <ol className={classNames(rows.rows, styles.list)} data-dense>
        {lines.map(({ at, when, sentence, device, isWarning }, index) => (
          <li key={`${at} ${index}`}>
            <div>
              <p className={styles.event} data-warning={isWarning || undefined}>
                {sentence}
              </p>
              <p className={styles.detail}>{device}</p>
            </div>
            <time dateTime={at} className={styles.detail}>
              {when}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
