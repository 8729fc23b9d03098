import { fr } from '../../lib/french-typography'
import styles from './preparation.module.css'

interface PreparationProps {
  /** Whether the institute has its own name: a demonstration says nothing to those who look at it. */
  isOwn: boolean
  viewer: boolean
}

/** Says at the head of every page that the site is being made. */
export function Preparation({ isOwn, viewer }: PreparationProps) {
  if (!isOwn && !viewer) return null
  return (
    <aside className={styles.line} aria-label="État du site" data-screen="">
      {fr(isOwn ? 'Site en préparation' : 'Site de démonstration')}
      {viewer && (
        <>
          {fr(' : ')}
          <a href="/bienvenue">{fr('en faire le vôtre et le mettre en ligne')}</a>
        </>
      )}
    </aside>
  )
}
