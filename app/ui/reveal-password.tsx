import styles from './reveal-password.module.css'

interface RevealPasswordProps {
  /** The id of the field. */
  of: string
  /** The id of its name: a form may have several. */
  label: string
}

/** Shows what is typed in a password's field, and hides it again; done by app/enhance, on pages with and without React. */
export function RevealPassword({ of, label }: RevealPasswordProps) {
  return (
    <button type="button" className={styles.reveal} data-reveal={of} aria-controls={of} aria-describedby={label}>
      <span>Afficher le mot de passe</span>
      <span>Masquer le mot de passe</span>
    </button>
  )
}
