import { useIsAlive } from '../../ui/alive'
import { DoneMessage } from '../../ui/done-message'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import styles from './view.module.css'

/** The codes that let in without the app, shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const isAlive = useIsAlive()
  return (
    <section className={styles.section}>
      <h2>Vos codes de secours</h2>
      <DoneMessage>
        {fr(
          "C'est fait. Imprimez ou recopiez ces dix codes maintenant : ils ne seront plus montrés. Chacun remplace une fois votre clé ou l'application, si le téléphone est perdu.",
        )}
      </DoneMessage>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions} data-needs-script="">
        <Button type="button" disabled={!isAlive} onClick={() => print()}>
          Imprimer les codes
        </Button>
      </p>
      <CopyButton
        text={codes.join('\n')}
        done="Les dix codes sont copiés : collez-les dans votre gestionnaire de mots de passe."
      >
        Copier les codes
      </CopyButton>
    </section>
  )
}
