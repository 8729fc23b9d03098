import type { SecondStep, SessionLine } from './own-account'
import { fr } from '../lib/french-typography'
import styles from './account.module.css'
import { OwnSessions } from './sessions/own-sessions'

interface OwnAccessProps {
  sessions: SessionLine[]
  secondStep: SecondStep
}

/** What the one who reads signs in with, with a way to change each; then where she is signed in. */
export function OwnAccess({ sessions, secondStep: { code, passkeys } }: OwnAccessProps) {
  return (
    <div className={styles.section}>
      <section className={styles.access} aria-labelledby="mon-acces">
        <h2 id="mon-acces" tabIndex={-1}>
          Mon accès
        </h2>
        <p className={styles.code}>
          <a href="/admin/mot-de-passe">Changer mon mot de passe</a>
        </p>
        <p className={styles.code}>
          <a href="/admin/compte">{fr("Mon nom, mon e-mail et le compte de l'autre")}</a>
        </p>
        <p className={styles.code}>
          {fr(`Clés d'accès : ${passkeys || 'aucune'}.`)}{' '}
          <a href="/admin/cles">{passkeys > 0 ? 'Les gérer' : 'En ajouter une'}</a>
        </p>
        <p className={styles.code}>
          {fr(`Code de vérification à la connexion : ${code ? 'activé' : 'désactivé'}.`)}{' '}
          <a href="/admin/code">{code ? 'Le changer' : "L'activer"}</a>
        </p>
      </section>
      <OwnSessions sessions={sessions} />
    </div>
  )
}
