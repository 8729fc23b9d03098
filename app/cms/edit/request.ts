import { MOBILE_TIMEOUT, TIMEOUT } from '../../ui/timing'

/** Why there is no answer, or none that helps. */
export type Failure = 'network' | 'away' | 'signedOut' | 'refused' | 'tooLarge' | 'full' | 'internal'

/** What a request came to: an answer, whatever its status, or a failure. */
export type Answered = { status: number; body: unknown } | { failure: Failure }

const FAILURES: Record<number, Failure> = {
  401: 'signedOut',
  403: 'refused',
  413: 'tooLarge',
  503: 'away',
  507: 'full',
}

/** What a person is told of a failure. */
export const FAILURE_WORDS: Record<Failure, string> = {
  network: 'Pas de réseau, ou le site ne répond pas.',
  away: 'Le site ne peut rien enregistrer pour le moment.',
  signedOut: 'Votre session est terminée.',
  refused: "Ce compte n'a plus le droit de modifier le site.",
  tooLarge: 'Ce texte est trop long.',
  full: "Le disque du site est plein : rien n'est perdu, prévenez la personne qui l'héberge.",
  internal: 'Un incident est survenu.',
}

/** Asks the site for JSON, with a body to write something, or for a page in a format. Never throws. */
export async function ask(address: string, body?: unknown, format?: string): Promise<Answered> {
  const signal = AbortSignal.timeout(matchMedia('(pointer: coarse)').matches ? MOBILE_TIMEOUT : TIMEOUT)
  const write = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const asked = { signal, ...(format !== undefined && { headers: { Accept: format } }) }
    const response = await fetch(address, { ...asked, ...(body !== undefined && write) })
    const failure = FAILURES[response.status] ?? (response.status >= 500 ? 'internal' : undefined)
    const isJson = response.headers.get('Content-Type')?.includes('json')
    const answer: unknown = isJson ? await response.json() : undefined
    return failure && answer === undefined ? { failure } : { status: response.status, body: answer }
  } catch {
    return { failure: 'network' }
  }
}
