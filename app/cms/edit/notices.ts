import { makeState } from './state'

export interface Notice {
  text: string
  /** What takes back what the notice is about. */
  action?: { label: string; run: () => void }
}

export const NO_NOTICES: (Notice & { key: number })[] = []

/** What is said, in the order in which it was. */
export const notices = makeState(NO_NOTICES)

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

/** Takes a notice away. */
export function closeNotice(key: number): void {
  notices.set(notices.get().filter((notice) => notice.key !== key))
}
