import { useEffect } from 'react'
import { fr } from '../../lib/french-typography'
import { closeNotice, NO_NOTICES, notices, type Notice } from './notices'
import { useStateOf } from './state'
import styles from './notice-list.module.css'

/** How long a notice stays, in milliseconds; one that can be taken back stays longer. */
const DURATION = 6_000
const DURATION_WITH_ACTION = 20_000

/** Where notices are shown, and read out. */
export function NoticeList() {
  const shown = useStateOf(notices, NO_NOTICES)
  return (
    <div className={styles.notices} role="status">
      {shown.map(({ key, ...notice }) => (
        <NoticeLine key={key} {...notice} close={() => closeNotice(key)} />
      ))}
    </div>
  )
}

function NoticeLine({ text, action, close }: Notice & { close: () => void }) {
  const duration = action ? DURATION_WITH_ACTION : DURATION
  useEffect(() => {
    const end = setTimeout(close, duration)
    return () => clearTimeout(end)
    // A notice is closed once, however often its surroundings are drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <p className={styles.notice}>
      <span>{fr(text)}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Fermer l'avis" onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </p>
  )
}
