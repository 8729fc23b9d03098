import type { SessionLine } from '../own-account'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from '../account.module.css'
import rows from '../rows.module.css'

/** How many sessions are in view; the others are folded. */
const IN_VIEW = 3

/** Where the one who reads is signed in, with a way to end each of the other sessions. */
export function OwnSessions({ sessions }: { sessions: SessionLine[] }) {
  const others = sessions.filter(({ isThis }) => !isThis)
  const sorted = [...sessions.filter(({ isThis }) => isThis), ...others]
  const folded = sorted.slice(IN_VIEW)
  return (
    <section aria-labelledby="mes-sessions">
      <h2 id="mes-sessions">Mes sessions</h2>
      <p className={styles.intro}>
        {fr(
          others.length === 0
            ? "Aucun autre appareil n'est connecté."
            : "Les appareils connectés à votre compte. Vous n'en reconnaissez pas un ? Déconnectez-le, puis changez votre mot de passe.",
        )}
      </p>
      <SessionList sessions={sorted.slice(0, IN_VIEW)} />
      {folded.length > 0 && (
        <details>
          <summary className={styles.others}>
            {folded.length > 1 ? `Les ${folded.length} autres sessions` : "L'autre session"}
          </summary>
          <SessionList sessions={folded} />
        </details>
      )}
      {others.length > 0 && (
        <form method="post" action="/admin/sessions">
          <Button look="quiet" name="session" value="autres">
            Déconnecter toutes les autres
          </Button>
        </form>
      )}
    </section>
  )
}

function SessionList({ sessions }: { sessions: SessionLine[] }) {
  return (
    <ul className={classNames(rows.rows, styles.list)}>
      {sessions.map((session) => (
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
  )
}
