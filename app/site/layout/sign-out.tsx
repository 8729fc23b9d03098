import { classNames } from '../../lib/class-names'
import styles from './sign-out.module.css'

/** Among the links of a menu: it looks like one, but changes something, which a link must not. */
export function SignOut({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action="/deconnexion" className={styles.form}>
      <button className={classNames(styles.button, className)}>Déconnexion</button>
    </form>
  )
}
