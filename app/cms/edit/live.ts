import { useEffect } from 'react'
import type { LiveEvents, Presently } from '../live/live'
import type { Viewer } from '../../accounts/viewer'
import { newId } from './changes'
import { isListed, knownVersion, pageOwner, refreshAll, refreshDocuments, shownState } from './documents'
import { notify } from './notices'
import { ask } from './request'
import { endSession, isLeaving, signedIn } from './session'
import { makeState, useStateOf } from './state'

/** How often a tab says what it has open, in milliseconds; three times as often as the server asks for. */
const PRESENCE_PERIOD = 10_000

/** How soon a stream that has ended is opened again, in milliseconds. */
const AGAIN = 1000

/** Where two reports follow one another, as on opening a form in place of another, only the last is sent, in milliseconds. */
const SETTLE = 50

const tab = newId()
const open = new Map<string, number>()
const others = makeState<Presently[]>([])
const NOBODY: Presently[] = []

/** How long what happens elsewhere may go unheard before that is said, in milliseconds. */
const SILENCE = 3000

/** Whether what happens elsewhere is heard: not while it has not been for a moment. */
export const listening = makeState(true)

/** Hears what is saved and edited elsewhere, for as long as the page is open. Returns what stops it. */
export function listen({ user }: Viewer): () => void {
  let source: EventSource | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  const noteSilence = () => {
    silence ??= setTimeout(() => listening.set(false), SILENCE)
  }
  const noteSound = () => {
    clearTimeout(silence)
    silence = undefined
    listening.set(true)
  }
  const connect = () => {
    clearTimeout(waiting)
    source?.close()
    const opened = new EventSource('/api/live')
    source = opened
    const on = <E extends keyof LiveEvents>(event: E, hear: (data: LiveEvents[E]) => void) =>
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as LiveEvents[E]))
    on('presence', (all) => others.set(all.filter(({ uid }) => uid !== user.uid)))
    on('saved', (save) => void hearSave(save, user.uid))
    on('ended', () => {
      opened.close()
      lookWhy()
    })
    opened.onopen = () => {
      noteSound()
      if (open.size > 0) void report()
      // What was saved since the page was made, or during a silence, is not told again.
      void refreshAll()
    }
    opened.onerror = () => {
      noteSilence()
      // Refused for good, as with a session that is over: asking says which.
      if (opened.readyState === EventSource.CLOSED) lookWhy()
    }
  }
  /** The stream may belong to a session that another has taken the place of: only asking tells. */
  const lookWhy = () => {
    if (!isLeaving()) void ask('/api/session').then(explain)
  }
  const explain = (answer: Awaited<ReturnType<typeof ask>>) => {
    if (!('failure' in answer)) waiting = setTimeout(connect, AGAIN)
    else if (answer.failure === 'signedOut' || answer.failure === 'refused') endSession()
    else waiting = setTimeout(connect, PRESENCE_PERIOD)
  }
  noteSilence()
  connect()
  const stopWaiting = signedIn.subscribe(() => {
    if (signedIn.get() && source?.readyState === EventSource.CLOSED) connect()
  })
  const heartbeat = setInterval(() => {
    if (open.size > 0) void report()
  }, PRESENCE_PERIOD)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    clearTimeout(waiting)
    source?.close()
    stopWaiting()
    clearInterval(heartbeat)
    noteSound()
  }
}

/** Says that a place, as `collection/id/field`, is being edited while the component is on the page. */
export function usePresence(place: string | undefined): void {
  useEffect(() => {
    if (place === undefined) return
    open.set(place, (open.get(place) ?? 0) + 1)
    settle()
    return () => {
      const count = open.get(place)! - 1
      if (count > 0) open.set(place, count)
      else open.delete(place)
      settle()
    }
  }, [place])
}

/** Reads who else is editing a place, by name. */
export function useOthersAt(place: string | undefined): string[] {
  const all = useStateOf(others, NOBODY)
  return [...new Set(all.filter(({ places }) => place !== undefined && places.includes(place)).map(({ name }) => name))]
}

let settling: ReturnType<typeof setTimeout> | undefined
function settle(): void {
  clearTimeout(settling)
  settling = setTimeout(() => void report(), SETTLE)
}

/** A page that is left has nothing open: said by the browser once it is gone. */
function leave(): void {
  if (open.size === 0) return
  const body = JSON.stringify({ tab, places: [] })
  navigator.sendBeacon('/api/live', new Blob([body], { type: 'application/json' }))
}

const report = () => ask('/api/live', { tab, places: [...open.keys()] })

async function hearSave(save: LiveEvents['saved'], ownId: string) {
  const { collection, id, version, removed, author, isPlanned } = save
  const known = knownVersion(collection, id)
  if (known !== undefined && known >= version && !removed) return
  const before = shownState(collection)
  // What the page is about may be saved at another address.
  const concerned = known === undefined ? pageOwner(collection) : id
  if (isListed(collection)) await refreshDocuments(collection)
  else if (concerned !== undefined) await refreshDocuments(collection, concerned)
  else return
  // It may stand on another page of its list.
  if (shownState(collection) === before) return
  if (isPlanned) notify({ text: 'Un changement prévu vient de se faire sur cette page.' })
  else if (author && author.uid !== ownId)
    notify({ text: `${author.name} vient d'enregistrer une modification sur cette page.` })
}
