import { frenchDate } from '../../lib/french-date.ts'
import { focusWords } from '../../lib/focus.ts'
import { fr } from '../../lib/french-typography.ts'
import { plainText } from '../../lib/plain-text.ts'
import { headline } from '../../lib/headline.ts'
import { isFields, type Json, type Fields } from '../../lib/json.ts'
import type { FormField } from './form-field.ts'
import { kindAmong } from './kind-among.ts'
import type { EntryKind, FieldKind } from './kind.ts'

const BLOCK_END = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h\d|blockquote)>/gi

/** Writes a field's value as lines of plain text, as a reader would see them. */
export function fieldLines(kind: FieldKind, value: Json | undefined): string[] {
  return readable(rawLines(kind, value))
}

/** Writes the same where it is read beside another version: of an empty field that it is. */
export function shownLines(field: FormField | undefined, value: Json): string[] {
  // A form has what a definition says of a field, without its schema; what it does not know is a text.
  const kind = (field ?? { kind: 'text' }) as FieldKind
  const lines = fieldLines(kind, value)
  return lines.length > 0 ? lines : [fr((kind.kind === 'line' && kind.absent) || '(vide)')]
}

/** Writes an entry of a list as lines of plain text: its short fields on one, then its texts. */
export function entryLines(kind: EntryKind, entry: Json): string[] {
  return readable(rawEntryLines(kind, entry))
}

const readable = (lines: string[]) => lines.filter((line) => line !== '').map(fr)

function rawLines(kind: FieldKind, value: Json | undefined): string[] {
  if (value === undefined || value === null) return []
  switch (kind.kind) {
    case 'list':
      return Array.isArray(value) ? value.flatMap((entry) => rawEntryLines(kind.entry, entry)) : [textOf(value)]
    case 'group':
      return isFields(value) ? groupLines(kind.fields, value) : [textOf(value)]
    case 'html':
      return htmlLines(textOf(value))
    case 'date':
      return [frenchDate(textOf(value))]
    case 'focus':
      return value === '' ? [] : [focusWords(textOf(value))]
    case 'toggle':
      return [value ? 'oui' : 'non']
    case 'choice':
      return [kind.options[textOf(value)] ?? textOf(value)]
    case 'line':
      if (kind.secret) return value ? ['réglée'] : []
      return [kind.html ? plainText(textOf(value)) : textOf(value)]
    case 'colour':
    case 'text':
    case 'address':
      return textOf(value).split('\n')
  }
}

function rawEntryLines({ fields }: EntryKind, entry: Json): string[] {
  if (!isFields(entry) || !fields) return textOf(entry).split('\n')
  const kinds = inOrder(fields, entry).map((field) => [field, kindAmong(fields, field, [entry[field]])] as const)
  const short = kinds.filter(([, { kind }]) => ['line', 'address', 'date', 'focus', 'toggle', 'choice'].includes(kind))
  const long = kinds.filter((one) => !short.includes(one))
  const head = short.flatMap(([field, kind]) => shortLines(kind, entry[field])).filter((text) => text !== '')
  return [head.join(' — '), ...long.flatMap(([field, kind]) => rawLines(kind, entry[field]))]
}

/** Of an empty field what is said of it, but not of a price. */
function shortLines(kind: FieldKind, value: Json | undefined): string[] {
  const lines = rawLines(kind, value)
  return kind.kind === 'line' && !kind.bare && kind.absent ? lines.map((text) => text || kind.absent!) : lines
}

function groupLines(known: Record<string, FieldKind>, value: Fields): string[] {
  return inOrder(known, value).flatMap((field) => {
    const kind = kindAmong(known, field, [value[field]])
    if (kind.kind === 'group') return rawLines(kind, value[field])
    const text = rawLines(kind, value[field]).join(' ') || (kind.kind === 'line' ? (kind.absent ?? '') : '')
    return text ? [`${headline(kind.noun.label ?? kind.noun.text)} : ${text}`] : []
  })
}

const inOrder = (known: Record<string, unknown>, value: Fields) => [
  ...Object.keys(known).filter((field) => field in value),
  ...Object.keys(value).filter((field) => !(field in known) && field !== 'id'),
]

function htmlLines(html: string): string[] {
  return html
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(BLOCK_END, '\n')
    .split('\n')
    .map((line) => plainText(line))
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
