import type { Problem } from '../cms/documents/changes.ts'
import { REFUSALS } from './media.ts'

/** Names in an address why pictures of other sites did not come; undefined where all did. */
export function writeUnshown(remarks: Problem[] | undefined): string | undefined {
  const said = new Set(remarks?.map(({ message }) => message))
  const named = Object.entries(REFUSALS).flatMap(([name, words]) => (said.has(words) ? [name] : []))
  return named.length > 0 ? named.join('.') : undefined
}

/** Says why pictures did not come, as an address names it. */
export function readUnshown(written: string | null | undefined): string[] {
  const names = (written ?? '').split('.')
  return Object.entries(REFUSALS).flatMap(([name, words]) => (names.includes(name) ? [words] : []))
}
