import { useEffect, useRef, useState } from 'react'
import { fr } from '../../lib/french-typography'
import { NOTICE_WITH_ACTION } from '../../ui/timing'
import { closeNotice, NO_NOTICES, notices, type Notice } from './notices'
import { useStateOf } from './state'
import styles from './notice-list.module.css'

/** How long a notice stays that has no button, in milliseconds. */
const DURATION = 6_000

/** Where notices are shown, and read out. */
export function NoticeList() {
  const shown = useStateOf(notices, NO_NOTICES)
  const list = useRef<HTMLDivElement>(null)
  /** What had the focus before it came here. */
  const before = useRef<Element>(null)
  useEffect(() => makeRoom(list.current!), [shown])
  useEffect(() => {
    addEventListener('keydown', takeBack)
    return () => removeEventListener('keydown', takeBack)
  }, [])

  function close(key: number) {
    const hadFocus = list.current?.contains(document.activeElement)
    closeNotice(key)
    if (hadFocus) setTimeout(giveFocusBack)
  }

  /** What is left here has it next, then what had it before; neither where something else has taken it. */
  function giveFocusBack() {
    if (document.activeElement !== document.body) return
    const places = [list.current?.querySelector('button'), before.current, document.querySelector('main')]
    const next = places.find((place) => place instanceof HTMLElement && place.isConnected)
    ;(next as HTMLElement | undefined)?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={list}
      className={styles.notices}
      role="status"
      // Of several, the one that comes is read alone.
      aria-atomic="false"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
    >
      {shown.map(({ key, ...notice }) => (
        <NoticeLine key={key} {...notice} close={() => close(key)} />
      ))}
    </div>
  )
}

/** What has the keyboard is not left under notices that have just come, nor what has it next (notice-list.module.css). */
function makeRoom(list: HTMLElement): void {
  document.documentElement.style.setProperty('--notices', `${list.offsetHeight}px`)
  const { activeElement } = document
  if (!activeElement || list.contains(activeElement)) return
  const [notices, focused] = [list.getBoundingClientRect(), activeElement.getBoundingClientRect()]
  const isCovered = focused.bottom > notices.top && focused.top < notices.bottom && focused.height < innerHeight / 2
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Ctrl+Z takes back what was said last: by the keyboard, the notice itself is a whole page away. */
function takeBack(event: KeyboardEvent): void {
  if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
  const { action, key } = notices.get().at(-1) ?? {}
  const isTyping = event.target instanceof Element && event.target.closest('form, [contenteditable]')
  if (isTyping || !key || !action || !/^(?:Annuler|Reprendre)/.test(action.label)) return
  event.preventDefault()
  closeNotice(key)
  action.run()
}

function NoticeLine({ text, action, close }: Notice & { close: () => void }) {
  const duration = action ? NOTICE_WITH_ACTION : DURATION
  /** Whether the pointer or the keyboard is on it: it does not leave under either. */
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const end = setTimeout(close, duration)
    return () => clearTimeout(end)
    // A notice is closed once, however often its surroundings are drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld])
  return (
    <p
      className={styles.notice}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{fr(text)}</span>
      <span className={styles.tools}>
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
      </span>
    </p>
  )
}
