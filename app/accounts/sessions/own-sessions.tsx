import type { SecondStep, SessionLine } from '../own-account'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from '../account.module.css'
import rows from '../rows.module.css'

interface OwnSessionsProps {
  sessions: SessionLine[]
  secondStep: SecondStep
}

/** Where the one who reads is signed in, with a way to end each of the other sessions. */
export function OwnSessions({ sessions, secondStep: { code, passkeys } }: OwnSessionsProps) {
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <section className={styles.section} aria-labelledby="mes-sessions">
      <h2 id="mes-sessions">Mes sessions</h2>
      <p className={styles.intro}>
        {fr(
          others.length === 0
            ? "Aucun autre appareil n'est connecté."
            : "Les appareils connectés à votre compte. Vous n'en reconnaissez pas un ? Déconnectez-le, puis changez votre mot de passe.",
        )}
      </p>
      <ul className={classNames(rows.rows, styles.list)}>
        {[...sessions]
          .sort((a, b) => Number(b.isThis) - Number(a.isThis))
          .map((session) => (
            <li key={session.id}>
              <div>
                <p className={styles.name}>
                  {session.device}
                  {session.isThis && <span className={styles.mark}>Cette session</span>}
                </p>
                <p className={styles.detail}>{session.times}</p>
              </div>
              {!session.isThis && (
                <form method="post" action="/admin/sessions">
                  <Button look="quiet" name="session" value={session.id}>
                    Déconnecter <span className="visually-hidden">{`${session.device}. ${session.times}`}</span>
                  </Button>
                </form>
              )}
            </li>
          ))}
      </ul>
      {others.length > 0 && (
        <form method="post" action="/admin/sessions">
          <Button look="quiet" name="session" value="autres">
            Déconnecter toutes les autres
          </Button>
        </form>
      )}
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
  )
}
