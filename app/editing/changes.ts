import type { Change, Outcome } from '../content/changes'
import { LISTS } from '../content/lists'
import { dropDocument, keepDocument, placeDocument, refreshDocuments } from './documents'
import { ask, FAILURE_WORDS } from './request'
import { signInCount, untilSignedIn } from './session'

/** What a change came to: the server's word on it, or why there is none, in French. */
export type Sent = Outcome | { outcome: 'failed'; words: string }

/**
 * Sends a change and shows what came of it on the page. A session that has ended asks for the password over the
 * page, then the change goes on. What fails is logged.
 */
export async function sendChange(change: Change): Promise<Sent> {
  for (;;) {
    const count = signInCount()
    const answer = await ask('/api/changes', change)
    if ('failure' in answer && answer.failure === 'signedOut' && (await untilSignedIn(count))) continue
    if ('failure' in answer || answer.body === undefined) {
      const failure = 'failure' in answer ? answer.failure : 'internal'
      console.error('Enregistrement impossible', change.intent, change.collection, change.id, failure)
      return { outcome: 'failed', words: FAILURE_WORDS[failure] }
    }
    const outcome = answer.body as Outcome
    await show(change, outcome)
    return outcome
  }
}

async function show(change: Change, outcome: Outcome): Promise<void> {
  const { collection, id } = change
  // Only the server knows where in its list a document stood.
  if (outcome.outcome === 'saved' && change.intent === 'restore' && LISTS.includes(collection))
    await refreshDocuments(collection)
  if (outcome.outcome === 'removed') dropDocument(collection, id)
  if (outcome.outcome === 'saved' || outcome.outcome === 'conflict') keepDocument(collection, outcome.document)
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
