import { fr } from '../../lib/french-typography'
import { useOthersAt } from './live'
import styles from './presence-mark.module.css'

/** Says who else is editing a place, while they are. */
export function PresenceMark({ place }: { place: string }) {
  const names = useOthersAt(place)
  return (
    <p className={styles.mark} role="status">
      {names.length > 0 && fr(`${names.join(' et ')} ${names.length > 1 ? 'modifient' : 'modifie'} ce texte.`)}
    </p>
  )
}
