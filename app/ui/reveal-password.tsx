import styles from './reveal-password.module.css'

/** Shows what is typed in a password's field, and hides it again; done by app/enhance, on pages with and without React. */
export function RevealPassword({ of }: { of: string }) {
  return (
    <button type="button" className={styles.reveal} data-reveal={of} aria-controls={of}>
      <span>Afficher le mot de passe</span>
      <span>Masquer le mot de passe</span>
    </button>
  )
}
