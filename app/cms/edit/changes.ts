import type { Change, Outcome } from '../documents/changes'
import type { PlanOutcome } from '../documents/plans'
import {
  dropDocument,
  isInPages,
  isListed,
  isShown,
  keepDocument,
  knownVersion,
  placeDocument,
  refreshDocuments,
} from './documents'
import { notify } from './notices'
import { addressed, currentPlan, type FormPlan } from './planning'
import { FAILURE_WORDS } from './request'
import { askSignedIn } from './session'

/**
 * What a change came to: the server's word on it, or why there is none, in French. Where no answer came, the server may
 * have made it all the same.
 */
export type Sent = Outcome | { outcome: 'failed'; words: string; isUnanswered?: boolean }

/** Said before why a picture of another site was not fetched. */
const UNSHOWN = "Enregistré, mais l'image n'est pas montrée."
const UNSHOWN_THEN = "L'image ne sera pas montrée."

/**
 * The last change of each document that was not answered, with its key: the site may have made it, and the same one
 * sent again is not a second. Any other answer on the document ends that. An addition has brought its own key.
 */
const unanswered = new Map<string, { meant: string; key: string }>()

/** How long to wait before a site that cannot answer for the moment is asked again, in milliseconds. */
const AGAIN = [1000, 2000, 4000]

/**
 * Sends a change and shows what came of it on the page. A session that has ended asks for the password over the
 * page, then the change goes on; a site that cannot answer for the moment is asked again. What fails is logged.
 */
export async function sendChange(change: Change): Promise<Sent> {
  const document = `${change.collection}/${change.id}`
  const plan = currentPlan()
  const meant = JSON.stringify([change, plan?.from, plan?.until])
  const earlier = unanswered.get(document)
  let key = change.key ?? (earlier?.meant === meant ? earlier.key : newId())
  const waits = AGAIN.values()
  for (;;) {
    const { address, body } = addressed({ ...change, key }, plan)
    const answer = await askSignedIn(address, body)
    if ('failure' in answer && answer.failure === 'away') {
      const wait = waits.next().value
      if (wait !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        continue
      }
    }
    if ('failure' in answer || answer.body === undefined) {
      const failure = 'failure' in answer ? answer.failure : 'internal'
      console.error('Enregistrement impossible', change.intent, change.collection, change.id, failure)
      unanswered.set(document, { meant, key })
      return { outcome: 'failed', words: FAILURE_WORDS[failure], isUnanswered: failure === 'network' }
    }
    unanswered.delete(document)
    // A page made for another is not made again by itself.
    if (change.intent !== 'create' && isKeyTaken(answer.body as PlanOutcome)) {
      key = newId()
      continue
    }
    const outcome = plan ? planned(plan, answer.body as PlanOutcome) : (answer.body as Outcome)
    if (outcome.outcome !== 'failed') await show(change, outcome)
    return outcome
  }
}

/** Says whether a change was refused because another administrator of this browser has sent one under its key. */
export const isKeyTaken = (sent: Sent | PlanOutcome) =>
  sent.outcome === 'invalid' && sent.problems.some(({ path }) => path === 'key')

/**
 * Gives what a text that is added is based on the key of its addition: kept with it, so that it is the same addition
 * however often it is sent, and whatever it says by then.
 */
export const withKey = <B extends { key?: string | undefined }>(base: B): B =>
  base.key ? base : { ...base, key: newId() }

/** Tells a form what its plan has come to; for the rest of its save, what waits has not been saved. */
function planned(plan: FormPlan, answer: PlanOutcome): Sent {
  if (answer.outcome === 'planned') {
    for (const { message } of answer.remarks ?? []) notify({ text: `${UNSHOWN_THEN} ${message}` })
    plan.kept = { id: answer.id, at: answer.at, isEnd: false }
    return { outcome: 'failed', words: '' }
  }
  if (answer.outcome === 'overlap') {
    plan.overlap = answer.plans
    return { outcome: 'failed', words: '' }
  }
  if (answer.outcome === 'untimely') {
    plan.untimely = answer
    return { outcome: 'failed', words: answer.words }
  }
  const { end, ...outcome } = { end: undefined, ...answer }
  if (end) plan.kept = { ...end, isEnd: true }
  return outcome as Outcome
}

async function show(change: Change, outcome: Outcome): Promise<void> {
  const { collection, id } = change
  // Only the server knows where in its list a document stood, and what now stands at the edges of a page.
  const isElsewhere = change.intent === 'restore' ? isListed(collection) : isInPages(collection)
  if (isElsewhere && change.intent !== 'update' && (outcome.outcome === 'saved' || outcome.outcome === 'removed'))
    await refreshDocuments(collection)
  if (outcome.outcome === 'removed') dropDocument(collection, id)
  if (outcome.outcome === 'saved')
    for (const { message } of outcome.remarks ?? []) notify({ text: `${UNSHOWN} ${message}` })
  if (outcome.outcome === 'saved' || outcome.outcome === 'removed')
    for (const text of outcome.planned ?? [])
      notify({ text, action: { label: 'Voir ce qui est prévu', run: () => location.assign('/prevu') } })
  if (outcome.outcome === 'done' || outcome.outcome === 'outdated')
    for (const document of outcome.documents) if (isShown(collection)) keepDocument(collection, document)
  // What stands in the way of an addition may be planned, and not there yet.
  if (outcome.outcome === 'saved' || (outcome.outcome === 'conflict' && change.intent !== 'add')) {
    // A page that has another address by now is shown under the one that it had.
    const isMoved = change.intent === 'update' && knownVersion(collection, id) !== undefined
    keepDocument(collection, isMoved ? { ...outcome.document, id } : outcome.document)
  }
  if (outcome.outcome === 'saved' && change.intent === 'move') placeDocument(collection, id, change.before)
}

/** Makes an id for a document that the browser adds. */
export function newId(): string {
  // `randomUUID` exists only where the address is https or the machine's own.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
