import type { SecondStepOffer } from '../../accounts/passkeys/passkeys'
import type { Viewer } from '../../accounts/viewer'
import { notices, notify } from './notices'
import { ask, FAILURE_WORDS, type Answered, type Failure } from './request'
import { watchSession, type Prolonged } from './session-watch'
import { makeState } from './state'
import { unsavedCount } from './unsaved'

/** Told to the browser's other tabs, those of visitors' pages included: app/enhance/reload.ts. */
const SIGNAL = 'site'

/**
 * Whether the password is asked for over the page: `told` beside a text that is being typed, which keeps the
 * keyboard; `asked` where a save waits for it.
 */
export const passwordAsked = makeState<'no' | 'told' | 'asked'>('no')

/** Whether the page still has a session, as far as it knows. */
export const signedIn = makeState(true)

let signIns = 0
let waiting: ((signedIn: boolean) => void)[] = []
let watch: ReturnType<typeof watchSession> | undefined

/** Whether the password was left for later: only a save asks for it again. */
let isPostponed = false

const STILL_THERE = "La déconnexion n'a pas abouti : votre session est encore ouverte. Vérifiez le réseau."

/** How long a page that was left may still be there, in milliseconds. */
const ON_ITS_WAY = 1500

/** Whether the page is on its way home: that its session is over is then no news. */
let leaving = false

/** Says whether the page is on its way home, signed out. */
export function isLeaving(): boolean {
  return leaving
}

/** Watches the session of a page for as long as it is open. Returns what ends the watch. */
export function keepSession({ session }: Viewer): () => void {
  signal(session.id)
  watch = watchSession({ expiresAt: localEnd(session), prolong, onEnd: endSession })
  const onShow = () => {
    if (document.visibilityState === 'visible') void watch?.check()
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    // Also told of a page that has only now loaded whole, which may already be on its way home.
    if (persisted) leaving = false
    onShow()
  }
  const onSignal = ({ key, newValue }: StorageEvent) => {
    if (key !== SIGNAL || newValue === session.id) return
    if (newValue && !signedIn.get()) void resumeSession()
    else void watch?.check()
  }
  document.addEventListener('visibilitychange', onShow)
  addEventListener('pageshow', onReturn)
  addEventListener('storage', onSignal)
  return () => {
    watch?.stop()
    document.removeEventListener('visibilitychange', onShow)
    removeEventListener('pageshow', onReturn)
    removeEventListener('storage', onSignal)
  }
}

/** Takes note that the session is over: asks for the password where something is unsaved, else shows the visitor's page. */
export function endSession(): void {
  if (leaving) return
  signedIn.set(false)
  watch?.stop()
  if (hasUnsaved()) return tell()
  // A sign-out that was pressed before any script was there may be on its way home: to load the page again would stop it.
  setTimeout(() => {
    if (leaving || signedIn.get()) return
    if (hasUnsaved()) tell()
    else location.reload()
  }, ON_ITS_WAY)
}

/** Whether something is not saved yet or waits for the password, or what was done last can still be taken back. */
const hasUnsaved = () =>
  unsavedCount() > 0 || waiting.length > 0 || notices.get().some(({ action }) => action) || hasTyped()

/** Whether a field holds another text than it was written with: what was typed before React was there, nobody has counted. */
const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

function tell(): void {
  if (!isPostponed && passwordAsked.get() === 'no') passwordAsked.set('told')
}

/** Says how often somebody has signed in over the page: what is refused is told apart by it from what was refused before. */
export function signInCount(): number {
  return signIns
}

/**
 * Asks for the password over the page, and waits for it: at once over, where somebody has signed in since `count`.
 * Returns whether somebody has signed in.
 */
export async function untilSignedIn(count: number): Promise<boolean> {
  if (signIns > count) return true
  signedIn.set(false)
  watch?.stop()
  passwordAsked.set('asked')
  return new Promise((resolve) => waiting.push(resolve))
}

/** Asks as `ask` does; where a session has ended, once more each time that somebody has signed in over the page. */
export async function askSignedIn(address: string, body: unknown): Promise<Answered> {
  for (;;) {
    const count = signIns
    const answer = await ask(address, body)
    const isSignedOut = 'failure' in answer && answer.failure === 'signedOut'
    if (!isSignedOut || !(await untilSignedIn(count))) return answer
  }
}

/** What is given at a step of a sign-in. */
type Given = { email: string; password: string } | { code: string } | { passkey: string }

/**
 * What a step of a sign-in over the page came to: nothing more to do, or what may be given next, and why what was given
 * was refused, in French. Without an offer, only the password helps.
 */
export interface SignInStep {
  isDone?: boolean
  problem?: string | undefined
  offer?: SecondStepOffer | undefined
}

/** Signs in over the page, with the password or then what follows it; `before` is what was offered for this step. */
export async function signInAgain(given: Given, before?: SecondStepOffer): Promise<SignInStep> {
  const answer = await ask('/api/session', given)
  if ('failure' in answer) return { problem: `Erreur de connexion : ${FAILURE_WORDS[answer.failure]}`, offer: before }
  const { message, offer } = (answer.body ?? {}) as { message?: string; offer?: SecondStepOffer }
  if (answer.status === 202) return { offer }
  if (answer.status >= 400) return { problem: message ?? 'Erreur de connexion.', offer }
  const failure = await resumeSession()
  return failure ? { problem: `Erreur de connexion : ${FAILURE_WORDS[failure]}` } : { isDone: true }
}

/** Goes on under the session that was opened, here or in another tab. Returns why that is not possible. */
async function resumeSession(): Promise<Failure | undefined> {
  const answer = await ask('/api/session')
  if ('failure' in answer) return answer.failure
  const { session } = answer.body as Viewer
  signal(session.id)
  watch?.stop()
  watch = watchSession({ expiresAt: localEnd(session), prolong, onEnd: endSession })
  isPostponed = false
  signIns++
  signedIn.set(true)
  passwordAsked.set('no')
  resume(true)
  return undefined
}

/** Leaves the password for later: what waited for it has failed, and its text is kept. */
export function signInLater(): void {
  isPostponed = true
  passwordAsked.set('no')
  resume(false)
}

function resume(signedIn: boolean): void {
  const resumed = waiting
  waiting = []
  for (const go of resumed) go(signedIn)
}

/** Signs out, tells the other tabs, and goes home. */
export async function signOut(): Promise<void> {
  leaving = true
  try {
    const response = await fetch('/deconnexion', { method: 'POST', redirect: 'manual' })
    if (response.status >= 400) throw new Error(`Statut ${response.status}`)
    signal('')
    location.assign('/')
  } catch (error) {
    leaving = false
    console.error('Erreur lors de la déconnexion', error)
    notify({ text: STILL_THERE, action: { label: 'Réessayer', run: () => void signOut() } })
  }
}

/** Says when a session ends by the clock of this machine. */
function localEnd({ expiresAt, now }: Viewer['session']): string {
  return new Date(Date.now() + Date.parse(expiresAt) - Date.parse(now)).toISOString()
}

async function prolong(): Promise<Prolonged> {
  const answer = await ask('/api/session')
  if (!('failure' in answer)) return { expiresAt: localEnd((answer.body as Viewer).session) }
  return answer.failure === 'signedOut' || answer.failure === 'refused' ? 'ended' : 'unknown'
}

function signal(sessionId: string): void {
  try {
    if (localStorage.getItem(SIGNAL) !== sessionId) localStorage.setItem(SIGNAL, sessionId)
  } catch {
    // A browser without storage has no other tab that could be told.
  }
}
