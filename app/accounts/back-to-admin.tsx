import { fr } from '../lib/french-typography'

/** The way back from a page of one's own account. */
export function BackToAdmin() {
  return (
    <p>
      <a href="/admin">{fr("Revenir à la page d'administration")}</a>
    </p>
  )
}
