import { useEffect } from 'react'
import { fr } from '../lib/french-typography'
import { makeState, useStateOf } from './state'
import styles from './notices.module.css'

interface Notice {
  text: string
  /** What takes back what the notice is about. */
  action?: { label: string; run: () => void }
}

/** How long a notice stays, in milliseconds; one that can be taken back stays longer. */
const DURATION = 6_000
const DURATION_WITH_ACTION = 20_000

const NONE: (Notice & { key: number })[] = []
const notices = makeState(NONE)
let count = 0

/** How many notices stand at a time. */
const LIMIT = 4

/** Says something that has happened, without taking the focus. What can be taken back can be, whatever else is said. */
export function notify(notice: Notice): void {
  const others = notices.get().filter(({ text, action }) => action || text !== notice.text)
  const byUse = [...others.filter(({ action }) => !action), ...others.filter(({ action }) => action)]
  const gone = byUse.slice(0, Math.max(0, others.length + 1 - LIMIT))
  notices.set([...others.filter((other) => !gone.includes(other)), { ...notice, key: ++count }])
}

/** Where notices are shown, and read out. */
export function Notices() {
  const shown = useStateOf(notices, NONE)
  return (
    <div className={styles.notices} role="status">
      {shown.map(({ key, ...notice }) => (
        <NoticeLine key={key} {...notice} close={() => close(key)} />
      ))}
    </div>
  )
}

function close(key: number): void {
  notices.set(notices.get().filter((notice) => notice.key !== key))
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
      {fr(text)}
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
