import { changedFields, changeSentences, entryTitle } from '../history/change-sentences.ts'
import { documentPage } from '../documents/document-names.ts'
import { fieldKind } from '../documents/field-kinds.ts'
import { listChanges } from '../documents/list-changes.ts'
import { isEntryList } from '../../lib/entry-ids.ts'
import { isFields, isSame, type Json, type Fields } from '../../lib/json.ts'
import { plainText } from '../../lib/plain-text.ts'
import { readPrice } from '../../lib/price.ts'
import { fr } from '../../lib/french-typography.ts'
import type { Noun } from '../kinds/kind.ts'
import { dayAhead, hourAhead } from '../../lib/planned-moment.ts'

/** What a document is to become: null where it is not, before or after. */
export interface PlannedStates {
  collection: string
  id: string
  before: Fields | null
  after: Fields | null
}

/** Tells what a planned change does in the words of the history. */
export function plannedSentences({ collection, id, before, after }: PlannedStates): string[] {
  if (!before && !after) return []
  const state = (data: Fields | null) => ({ data, position: null })
  return changeSentences({ collection, id, before: before ? state(before) : undefined, after: state(after) })
}

/** Says which address a page is given. */
export const addressWords = (collection: string, id: string) =>
  fr(`Son adresse devient ${documentPage(collection, id, null).href} : l'ancienne y conduira.`)

/**
 * Says to whoever edits there what is to come: « Le vendredi 1er janvier, le tarif « Soir » dira 45 € », and « ce tarif »
 * where it `isOwn`, of the entry that is edited.
 */
export function noteWords(at: string, states: PlannedStates, now: Date, isOwn = false): string {
  const hour = hourAhead(at)
  const moment = `Le ${dayAhead(at, now)}${hour.startsWith('0\u00a0h') && hour.length === 3 ? '' : ` à ${hour}`}`
  const value = sayingOf(states, isOwn)
  return fr(value ? `${moment}, ${value}` : `${moment} : ${plannedSentences(states).join(' ; ')}`)
}

/** What an entry is to say, where that is all that changes: a price. */
function sayingOf({ collection, before, after }: PlannedStates, isOwn: boolean): string | undefined {
  if (!before || !after) return undefined
  const [field, ...others] = changedFields(before, after)
  if (field === undefined || others.length > 0) return undefined
  const kind = fieldKind(collection, field, [after[field], before[field]])
  if (kind.kind !== 'list') return undefined
  const [change, ...more] = listChanges(listOf(before[field]), listOf(after[field])) ?? []
  if (change?.kind !== 'changed' || more.length > 0 || !isFields(change.before) || !isFields(change.after))
    return undefined
  const [inner, ...rest] = changedFields(change.before, change.after)
  const line = inner === undefined ? undefined : kind.entry.fields?.[inner]
  if (line?.kind !== 'line' || !line.bare || rest.length > 0) return undefined
  const { noun } = kind.entry
  const subject = isOwn ? `${demonstrative(noun)} ${noun.text}` : definite(noun) + entryTitle(kind.entry, change.after)
  return `${subject} dira ${priceWords(String(change.after[inner!])) || line.absent}`
}

/** A price as it is said: of a reduced one, what it stands in place of as well. */
function priceWords(html: string): string {
  const { now = plainText(html), old = '' } = readPrice(html) ?? {}
  return old ? `${now} au lieu de ${old}` : now
}

function demonstrative({ text, feminine }: Noun): string {
  if (feminine) return 'cette'
  return BEFORE_VOWEL.test(text) ? 'cet' : 'ce'
}

/** With the blank behind it, where there is one. */
function definite({ text, feminine }: Noun): string {
  if (BEFORE_VOWEL.test(text)) return "l'"
  return feminine ? 'la ' : 'le '
}

const BEFORE_VOWEL = /^[aeiouyéèêàâh]/i

/** Lists what of a document a change is about: its fields, and of lists the entries as `field/id`. */
export function changedPlaces({ before, after }: PlannedStates): string[] {
  if (!before || !after) return ['document']
  return changedFields(before, after).flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (!isEntryList(was) || !isEntryList(is)) return [field]
    const ids = new Set([...was, ...is].map(({ id }) => id))
    const entryOf = (list: typeof was, id: string) => list.find((entry) => entry.id === id)
    return [field, ...[...ids].filter((id) => !isSame(entryOf(was, id), entryOf(is, id))).map((id) => `${field}/${id}`)]
  })
}

/** Leaves of what is planned only what is about one entry of a list, named as `field/id`. */
export function ofEntry(states: PlannedStates, place: string): PlannedStates {
  const { before, after } = states
  const [field, id] = [place.slice(0, place.indexOf('/')), place.slice(place.indexOf('/') + 1)]
  const alone = (fields: PlannedStates['after']) =>
    fields && { ...after, [field]: listOf(fields[field]).filter((entry) => isFields(entry) && entry['id'] === id) }
  return { ...states, before: alone(before), after: alone(after) }
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
