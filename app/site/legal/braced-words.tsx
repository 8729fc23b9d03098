import { AUDIT_WORDS, LEGAL_WORDS } from '../../lib/braced-words'
import { fr } from '../../lib/french-typography'
import styles from './identity-editor.module.css'

/** Tells administrators what a legal text writes by itself. */
export default function BracedWords({ audit }: { audit?: object | undefined }) {
  const words = [...(audit ? AUDIT_WORDS : []), ...LEGAL_WORDS]
  return (
    <details className={styles.words}>
      <summary>{fr("Ce qui s'écrit tout seul : les mots entre accolades")}</summary>
      <p>
        {fr(
          "À la place de ces mots, la page écrit ce que le site sait de l'institut, et suit partout ce que vous y changez :",
        )}
      </p>
      <p>{words.map((word) => `{${word}}`).join(', ')}.</p>
      <p>
        {fr(
          "{article Cures} écrit le numéro de l'article qui porte ce titre. Ce qui est vide n'est pas montré aux visiteurs ; ce que la loi demande vous est alors signalé ici.",
        )}
      </p>
    </details>
  )
}
