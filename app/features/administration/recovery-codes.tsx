import { useState } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from './second-factor.module.css'

/** The codes that let in without the app, shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState<string>()

  async function copy() {
    setCopied(undefined)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('Les dix codes sont copiés : collez-les dans votre gestionnaire de mots de passe.')
    } catch {
      // Without https, or where the browser asks and she says no.
      setCopied("Le navigateur ne l'a pas permis : choisissez les codes, et copiez-les vous-même.")
    }
  }

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
      <p className={styles.actions} data-needs-script="">
        <Button type="button" onClick={() => print()}>
          Imprimer les codes
        </Button>
        <Button type="button" look="quiet" onClick={() => void copy()}>
          Copier les codes
        </Button>
      </p>
      <p role="status">{copied && fr(copied)}</p>
    </section>
  )
}
