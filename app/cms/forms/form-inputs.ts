import { lineOf } from '../../lib/plain-text.ts'
import { FORMER_PRICE, PRICE_HINT } from '../../lib/price.ts'
import { quoted } from '../../lib/quoted.ts'
import type { Problem } from '../documents/changes.ts'
import { labelOf, type FormField, type FormFields } from '../kinds/form-field.ts'
import { FORMER, TAKEN_AWAY, writeTyped, type Typed } from './typed-fields.ts'

/** One control of a form, as plain data. */
export interface FormInput {
  name: string
  label: string
  type:
    | 'line'
    | 'url'
    | 'emphasis'
    | 'area'
    | 'html'
    | 'picture'
    | 'moment'
    | 'day'
    | 'number'
    | 'box'
    | 'choice'
    | 'hidden'
  value: string
  options?: Record<string, string> | undefined
  hint?: string | undefined
  problem?: string | undefined
  isRequired?: boolean
  /** Whether the form opens on it: a price, which is what is changed of a line that there is. */
  leads?: boolean
}

/** Controls that belong together, under their name. */
export interface FormGroup {
  legend: string
  parts: FormPart[]
}

export type FormPart = FormInput | FormGroup

const HTML_HINT =
  'Une ligne vide entre deux paragraphes. Mise en forme possible : <strong>gras</strong>, <em>italique</em>.'
const LINE_HINT = 'Mise en forme possible : <strong>gras</strong>, <em>italique</em>, <s>barré</s>.'

/** Describes the controls of fields, with what stands in them and what is wrong of them by their dotted paths. */
export function formParts(fields: FormFields, typed: Typed, problems: Problem[], before = ''): FormPart[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = before ? `${before}.${key}` : key
    const part = partOf(field, name, typed, problems)
    const old = `${name}.${FORMER}`
    if (!field.bare || typed[old] === undefined) return [part]
    return [
      { ...part, type: 'line', hint: PRICE_HINT },
      { name: old, label: FORMER_PRICE, type: 'line', value: typed[old] },
    ]
  })
}

function partOf(field: FormField, name: string, typed: Typed, problems: Problem[]): FormPart {
  const label = labelOf(field)
  if (field.fields) return { legend: label, parts: formParts(field.fields, typed, problems, name) }
  if (field.entry?.fields) return { legend: label, parts: entryParts(field.entry, name, typed, problems) }
  const isOfField = ({ path }: Problem) => path === name || (field.entry && path.startsWith(`${name}.`))
  return {
    name,
    label,
    type: typeOf(field),
    value: typed[name] ?? '',
    options: field.options,
    hint: hintOf(field),
    problem: problems.find(isOfField)?.message,
    ...(field.bare && typed[name] && { leads: true }),
    ...(field.required && { isRequired: true }),
  }
}

/** Those that there are, and an empty one. */
function entryParts(
  entry: NonNullable<FormField['entry']>,
  name: string,
  typed: Typed,
  problems: Problem[],
): FormGroup[] {
  const noun = labelOf({ kind: 'group', noun: entry.noun, empty: '' })
  const isId = (key: string) => key.startsWith(`${name}.`) && /^\d+\.id$/.test(key.slice(name.length + 1))
  const count = Object.keys(typed).filter(isId).length
  return Array.from({ length: count + 1 }, (_, place) => {
    const path = `${name}.${place}`
    const called = lineOf(typed[`${path}.${entry.name}`] ?? '', entry.fields?.[entry.name ?? '']?.html, 60)
    const isNew = place === count
    const removal = `${path}.${TAKEN_AWAY}`
    const begun = isNew ? { ...writeTyped(entry.fields!, {}, path), ...typed } : typed
    const parts = formParts(entry.fields!, begun, problems, path)
    return {
      legend: isNew ? `${noun} à ajouter` : called ? `${noun} ${quoted(called)}` : noun,
      parts: [
        // What is left blank is not added.
        ...(isNew ? parts.map((part) => ('legend' in part ? part : { ...part, isRequired: false })) : parts),
        { name: `${path}.id`, label: '', type: 'hidden', value: typed[`${path}.id`] ?? '' },
        ...(isNew ? [] : [{ name: removal, label: 'Supprimer', type: 'box' as const, value: typed[removal] ?? '' }]),
      ],
    }
  })
}

function typeOf(field: FormField): FormInput['type'] {
  const { kind, number, day, picture, html, url } = field
  switch (kind) {
    case 'toggle':
      return 'box'
    case 'choice':
      return 'choice'
    case 'date':
      return day ? 'day' : 'moment'
    case 'html':
      return 'html'
    case 'list':
    case 'text':
      return 'area'
    case 'address':
      return picture ? 'picture' : 'url'
    // Which part of a picture is shown is chosen with the picture before one's eyes.
    case 'focus':
      return 'hidden'
    default:
      return number ? 'number' : html ? 'emphasis' : url ? 'url' : 'line'
  }
}

function hintOf({ kind, html, entry, secret }: FormField): string | undefined {
  if (secret) return 'Laissez vide pour ne rien y changer.'
  if (kind === 'html') return HTML_HINT
  if (html) return LINE_HINT
  if (entry) return entry.long ? 'Une ligne vide entre deux paragraphes.' : 'Une ligne chacun.'
  return undefined
}
