import { frenchDate } from '../../lib/french-date.ts'
import { fr } from '../../lib/french-typography.ts'
import { listChanges, type EntryChange } from '../documents/list-changes.ts'
import { mediaId } from '../../lib/media-id.ts'
import { isFields, isSame, type Json, type Fields } from '../../lib/json.ts'
import { cutText, lineOf } from '../../lib/plain-text.ts'
import { compareWords, type Part } from '../../lib/word-diff.ts'
import { quoted } from '../../lib/quoted.ts'
import { documentName } from '../documents/document-names.ts'
import { fieldKind } from '../documents/field-kinds.ts'
import { kindAmong } from '../kinds/kind-among.ts'
import { agree, type EntryKind, type FieldKind, type Noun } from '../kinds/kind.ts'
import type { Revision } from '../documents/revision.ts'

/** The longest text that is quoted in a sentence, in characters. */
const QUOTE_LIMIT = 60

/** The longest text that is quoted as what a line was or became. */
const LINE_LIMIT = 90

/** The most changes of one list that are told one by one. */
export const TOLD_LIMIT = 12

type Texts = Record<'before' | 'after', string>

/**
 * Tells in French what a save, or so many together, did to a document: a sentence for each change, with its typography.
 */
export function changeSentences(
  { collection, id, before, after }: Pick<Revision, 'collection' | 'id' | 'before' | 'after'>,
  saves = 1,
): string[] {
  const [was, is] = [before?.data ?? null, after.data]
  const { subject, noun } = documentName(collection, id, is ?? was)
  const said = (word: string) => [fr(`${noun.text} ${agree(word, noun)}`)]
  if (!is) return said('supprimé')
  if (!was) return said(before ? 'rétabli' : 'ajouté')
  const changes = changedFields(was, is).flatMap((field) =>
    fieldChanges(fieldKind(collection, field, [is[field], was[field]]), was[field], is[field]),
  )
  if (changes.length > 0) return changes.map((change) => fr(`${subject} : ${change}`))
  if (before?.position !== after.position) return said('déplacé')
  return saves > 1 ? [fr(`${subject} : ${saves} changements qui s'annulent`)] : said('enregistré')
}

/** Lists the fields that are not the same in both, in the order of the later. */
export function changedFields(before: Fields, after: Fields): string[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...fields].filter((field) => !isSame(before[field] ?? null, after[field] ?? null))
}

/** Tells the changes of a field, without the document's name and the typography. */
function fieldChanges(kind: FieldKind, before: Json | undefined, after: Json | undefined): string[] {
  switch (kind.kind) {
    case 'list':
      return listSentences(kind, entriesOf(before), entriesOf(after))
    case 'group':
      return groupChanges(kind.fields, before, after)
    case 'line':
      return [lineChange(kind, before, after)]
    case 'address':
      return [presence(kind, before, after) ?? `${kind.noun.text} ${agree('changé', kind.noun)}`]
    case 'date':
      return [
        presence(kind, before, after) ??
          `${kind.noun.text} ${frenchDate(String(before))} → ${frenchDate(String(after))}`,
      ]
    case 'focus':
      return before || after ? [`${kind.noun.text} ${agree('changé', kind.noun)}`] : []
    case 'colour':
      return [presence(kind, before, after) ?? `${kind.noun.text} ${String(before)} → ${String(after)}`]
    case 'toggle':
      return [kind.said?.[after ? 'yes' : 'no'] ?? `${kind.noun.text} : ${after ? 'oui' : 'non'}`]
    case 'choice':
      return [`${kind.noun.text} : ${kind.options[String(after)] ?? String(after)}`]
    case 'html':
    case 'text':
      return [longTextChange(kind, before, after)]
  }
}

function groupChanges(known: Record<string, FieldKind>, before: Json | undefined, after: Json | undefined): string[] {
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
  const order = Object.keys(known)
  return changedFields(was, is)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .flatMap((field) => fieldChanges(kindAmong(known, field, [is[field], was[field]]), was[field], is[field]))
}

function lineChange(kind: Extract<FieldKind, { kind: 'line' }>, before: Json | undefined, after: Json | undefined) {
  const { noun, bare, absent } = kind
  if (kind.secret) return presence(kind, before, after) ?? `${noun.text} ${agree('remplacé', noun)}`
  const [was, is] = [before, after].map((value) => lineText(value, kind)) as [string, string]
  if (was === is) return reshaped(noun)
  if (was.length > LINE_LIMIT || is.length > LINE_LIMIT) return `${noun.text} ${agree('modifié', noun)}`
  const shown = (text: string) => (bare ? text || absent! : quoted(text || absent!))
  if (bare) return `${shown(was)} → ${shown(is)}`
  if (was === '' && absent === undefined) return `${noun.text} ${quoted(is)} ${agree('ajouté', noun)}`
  if (is === '' && absent === undefined) return `${noun.text} ${quoted(was)} ${agree('retiré', noun)}`
  return `${noun.text} ${shown(was)} → ${shown(is)}`
}

function longTextChange(kind: FieldKind, before: Json | undefined, after: Json | undefined): string {
  const { noun } = kind
  const texts = { before: lineText(before, kind), after: lineText(after, kind) }
  if (texts.before === texts.after) return reshaped(noun)
  const change = presence({ noun }, texts.before, texts.after) ?? `${noun.text} ${agree('modifié', noun)}`
  const words = texts.before && texts.after ? fewWords(texts) : undefined
  return words ? `${change} : ${words}` : change
}

/** Quotes what was replaced in a text, where that is one short passage. */
function fewWords({ before, after }: Texts): string | undefined {
  const compared = compareWords(before, after)
  const passages = ({ changed }: Part) => changed
  const [left, come] = [compared.before.filter(passages), compared.after.filter(passages)]
  if (left.length > 1 || come.length > 1) return undefined
  const [was, is] = [left[0]?.text.trim() ?? '', come[0]?.text.trim() ?? '']
  if (was.length > QUOTE_LIMIT || is.length > QUOTE_LIMIT) return undefined
  if (!was) return `${quoted(is)} ajouté`
  return is ? `${quoted(was)} → ${quoted(is)}` : `${quoted(was)} retiré`
}

function listSentences({ noun, entry }: Extract<FieldKind, { kind: 'list' }>, before: Json[], after: Json[]): string[] {
  const changes = listChanges(before, after)
  if (!changes) return [`${noun.text} ${agree('modifié', noun)}`]
  if (changes.length > TOLD_LIMIT) return [`${noun.text} : ${changes.length} changements`]
  return changes.map((change) => entrySentence(entry, change))
}

function entrySentence(entry: EntryKind, change: EntryChange): string {
  const { noun } = entry
  if (change.kind === 'changed') return entryChange(entry, change.before, change.after)
  const one = change.kind === 'removed' ? change.before : change.after
  const word = { added: 'ajouté', removed: 'supprimé', moved: 'déplacé' }[change.kind]
  const aside = isFields(one) ? asideOf(entry, one) : ''
  const beside = aside && change.kind !== 'moved' ? ` (${cut(aside)})` : ''
  return `${entryTitle(entry, one)} ${agree(word, noun)}${beside}`
}

/** What is said beside the name of an entry: of a field that may be empty also that it is, but not of a price. */
function asideOf({ aside, fields }: EntryKind, entry: Fields): string {
  if (!aside) return ''
  const kind = fields?.[aside]
  return lineText(entry[aside], kind) || (kind?.kind === 'line' && !kind.bare && kind.absent) || ''
}

function entryChange(entry: EntryKind, before: Json, after: Json): string {
  const { noun, name, fields } = entry
  const [was, is] = [entryName(entry, before), entryName(entry, after)]
  const isUnnamed = isTakenFile(entry, after)
  if (!isFields(before) || !isFields(after) || !fields) {
    if (isUnnamed || isTakenFile(entry, before)) return `${noun.text} ${agree('remplacé', noun)}`
    if (was.length <= LINE_LIMIT && is.length <= LINE_LIMIT) return `${noun.text} ${called(was)} → ${called(is)}`
    const words = fewWords({ before: was, after: is })
    return `${noun.text} ${called(was)} ${agree('modifié', noun)}${words ? ` : ${words}` : ''}`
  }
  const isRenamed = was !== is && !isUnnamed
  let sentence = entryTitle(entry, before)
  if (isRenamed) sentence += ` ${agree('renommé', noun)} ${called(is)}`
  for (const field of changedFields(before, after)) {
    if (field === name && isRenamed) continue
    const kind = kindAmong(fields, field, [after[field], before[field]])
    const told = fieldChanges(kind, before[field], after[field]).join(', ')
    const bare = kind.kind === 'line' && kind.bare && told.includes(' → ')
    sentence += (bare && was === is && !sentence.includes(',') ? ' ' : ', ') + told
  }
  return sentence
}

/** What an entry is and is called, as at the head of a sentence about it: « tarif « Aisselles » ». */
export function entryTitle(kind: EntryKind, entry: Json): string {
  if (isTakenFile(kind, entry)) return kind.noun.text
  return `${kind.noun.text} ${called(entryName(kind, entry))}`
}

/** Whether an entry is called by the address of a file that was given to the site, which has made up its name. */
const isTakenFile = (kind: EntryKind, entry: Json) => mediaId(calledBy(kind, entry)) !== undefined

const calledBy = ({ name = '', fields }: EntryKind, entry: Json) =>
  lineText(isFields(entry) ? entry[name] : entry, fields?.[name])

/** What an entry is called by, in plain text; '' where it has nothing of the kind. */
function entryName(entryKind: EntryKind, entry: Json): string {
  const { name, address, fields } = entryKind
  const kind = fields?.[name ?? '']
  const text = calledBy(entryKind, entry)
  if (kind?.kind === 'date') return frenchDate(text)
  return address || kind?.kind === 'address' ? (text.split('/').findLast(Boolean) ?? '') : text
}

/** Says that there is something where there was nothing, or the reverse; undefined for any other change. */
function presence({ noun }: Pick<FieldKind, 'noun'>, before: Json | undefined, after: Json | undefined) {
  if (!before && after) return `${noun.text} ${agree('ajouté', noun)}`
  if (before && !after) return `${noun.text} ${agree('retiré', noun)}`
  return undefined
}

/** A value as plain text on one line. */
function lineText(value: Json | undefined, kind: FieldKind | undefined): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return lineOf(text, isHtml(kind))
}

const isHtml = (kind: FieldKind | undefined) => kind?.kind === 'html' || (kind?.kind === 'line' && kind.html === true)

const entriesOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

/** The same words, set otherwise. */
const reshaped = (noun: Noun) => `${noun.text} ${agree('présenté', noun)} autrement`

const called = (name: string) => (name ? quoted(cut(name)) : 'sans nom')

const cut = (text: string) => cutText(text, QUOTE_LIMIT)
