/** A text that was typed and not saved, with what it was based on. */
export interface Draft<T> {
  value: T
  base: unknown
  /** ISO timestamp, UTC. */
  at: string
  /** The path of the page on which it was typed; left out by earlier releases. */
  page?: string
}

const PREFIX = 'brouillon:'

/** Finds what was typed at a place and not saved, by this browser; undefined where there is nothing. */
export function findDraft<T>(place: string): Draft<T> | undefined {
  try {
    const text = localStorage.getItem(PREFIX + place)
    return text === null ? undefined : (JSON.parse(text) as Draft<T>)
  } catch {
    return undefined
  }
}

/** Keeps what is typed at a place, at once: a tab may be gone at the next moment. Returns false where it cannot. */
export function keepDraft<T>(place: string, value: T, base: unknown): boolean {
  try {
    const draft: Draft<T> = { value, base, at: new Date().toISOString(), page: location.pathname }
    localStorage.setItem(PREFIX + place, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Forgets what was typed at a place: it is saved, or given up. */
export function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place)
  } catch {
    // Nothing was kept.
  }
}

/** Lists the places, as `collection/id/field`, where something was typed and not saved, by this browser. */
export function listDrafts(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}
