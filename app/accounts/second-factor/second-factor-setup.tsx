import type { CodeSetup } from './second-factor'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import styles from './view.module.css'

/** Takes a secret to the app, and its first code back. */
export function SecondFactorSetup({ secret, address, drawing }: CodeSetup) {
  return (
    <section className={styles.section}>
      <h2>{fr("Relier l'application")}</h2>
      <ol className={styles.steps}>
        <li>
          <p>
            {fr('Si vous lisez ceci sur votre téléphone :')} <a href={address}>{fr("ouvrir l'application de codes")}</a>
            .
          </p>
          <p>{fr("Sinon : ajoutez un compte dans l'application, et visez ce carré avec le téléphone.")}</p>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${drawing.side} ${drawing.side}`}
            role="img"
            aria-label={fr("Code QR à viser avec l'application de codes. La clé écrite au-dessous dit la même chose.")}
          >
            <path d={drawing.path} />
          </svg>
          <p>{fr("Ou bien choisissez la saisie d'une clé, et recopiez :")}</p>
          <p className={styles.secret}>
            <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </li>
        <li>{fr("L'application montre six chiffres, qui changent toutes les trente secondes. Donnez-les ici.")}</li>
      </ol>
      <CodeForm problem={undefined} />
    </section>
  )
}

/** Takes a first code of a secret that is in the app and not shown again: after a wrong one, or on a page that was left for the app. */
export function FirstCode({ problem }: { problem: string | undefined }) {
  return (
    <section className={styles.section}>
      <h2>{fr("Relier l'application")}</h2>
      <CodeForm problem={problem} />
      {problem && (
        <p>
          {fr("L'application ne montre pas de code pour ce site ?")} <a href="/admin/code">Recommencer</a>
        </p>
      )}
    </section>
  )
}

function CodeForm({ problem }: { problem: string | undefined }) {
  return (
    <form method="post" className={styles.form}>
      <FormField
        label="Code de vérification"
        hint="Obligatoire : six chiffres."
        type="text"
        name="code"
        required
        inputMode="numeric"
        maxLength={10}
        autoComplete="one-time-code"
        spellCheck={false}
        problem={problem}
      />
      <p className={styles.actions}>
        <Button name="intent" value="confirm">
          Vérifier et activer
        </Button>
      </p>
    </form>
  )
}
