import type { JournalLine } from './own-account'
import { classNames } from '../lib/class-names'
import { fr } from '../lib/french-typography'
import styles from './account.module.css'
import rows from './rows.module.css'

/** The last sign-ins, failures and changes of accounts, of everyone. */
export function Journal({ lines }: { lines: JournalLine[] }) {
  return (
    <section className={styles.section} aria-labelledby="journal">
      <h2 id="journal">Journal des connexions</h2>
      <p className={styles.intro}>
        {fr('Les trente derniers événements, des deux comptes. Ils sont gardés six mois, puis effacés.')}
      </p>
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
