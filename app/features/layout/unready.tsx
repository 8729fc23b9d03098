import { fr } from '../../lib/french-typography'
import styles from './unready.module.css'

/** Says that an administrator's page has not come alive: seen after a while, and without any script. */
export function Unready() {
  return (
    <p className={styles.unready}>
      {fr("Les outils d'administration ne se chargent pas : la page se lit, mais ne se modifie pas. ")}
      <a href="">Recharger la page</a>
    </p>
  )
}
