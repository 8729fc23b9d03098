import { fr } from '../../lib/french-typography'
import styles from './second-factor.module.css'

/** The codes that let in without the app, shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section className={styles.section}>
      <h2>Vos codes de secours</h2>
      <p role="status">
        {fr(
          "C'est fait. Imprimez ou recopiez ces dix codes maintenant : ils ne seront plus montrés. Chacun remplace une fois votre clé ou l'application, si le téléphone est perdu.",
        )}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
