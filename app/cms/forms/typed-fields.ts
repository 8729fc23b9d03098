import { readNumber, writeNumber } from '../../lib/typed-number.ts'
import { instantOf, isDay } from '../../lib/clock.ts'
import { isFields, type Json, type Fields } from '../../lib/json.ts'
import { clockMomentAt } from '../../lib/planned-moment.ts'
import { readPrice, signedPrice, writePrice, type PriceTexts } from '../../lib/price.ts'
import type { FormField, FormFields } from '../kinds/form-field.ts'
import { typedParagraphs } from './typed-paragraphs.ts'

/** What stands in the fields of a form, by their names: the dotted paths of what they hold. */
export type Typed = Record<string, string>

/** The value of a box that is ticked. */
export const TICKED = 'oui'

/** Added to the path of an entry, the name of the box that takes it away. */
export const TAKEN_AWAY = 'enlever'

/** Added to the path of a price, the name of the one that it stands in place of. */
export const FORMER = 'avant'

/** Writes the values of fields as a form has them. */
export function writeTyped(fields: FormFields, values: Fields, before = ''): Typed {
  return Object.assign(
    {},
    ...named(fields, before).map(([name, key, field]) => written(field, values[key], name)),
  ) as Typed
}

function written(field: FormField, value: Json | undefined, name: string): Typed {
  if (field.fields) return writeTyped(field.fields, isFields(value) ? value : {}, name)
  if (field.entry) {
    const entries = Array.isArray(value) ? value : []
    if (!field.entry.fields) return { [name]: entries.join(separator(field)) }
    const inner = field.entry.fields
    const rows = entries.filter(isFields).map((entry, place) => ({
      [`${name}.${place}.id`]: String(entry['id'] ?? ''),
      ...writeTyped(inner, entry, `${name}.${place}`),
    }))
    return Object.assign({}, ...rows) as Typed
  }
  if (field.kind === 'toggle') return { [name]: (value ?? field.empty) ? TICKED : '' }
  if (typeof value === 'number') return { [name]: writeNumber(value) }
  // Nobody is shown it again.
  if (field.secret) return { [name]: '' }
  const text = String(value ?? '')
  // One with tags of its own is written as any other text is.
  const price = field.bare && readPrice(text)
  if (price) return { [name]: price.now, [`${name}.${FORMER}`]: price.old }
  return { [name]: isMoment(field) && text ? shownMoment(text) : text }
}

/**
 * Reads what was typed of fields; those that the form has not are left out. `values` are those that it was filled
 * with: what cannot be seen in a form, and what was left as it is, stays as it was.
 */
export function readTyped(fields: FormFields, typed: Typed, values: Fields, before = ''): Fields {
  const read: Fields = {}
  let isOther = false
  for (const [name, key, field] of named(fields, before)) {
    const value = readOne(field, typed, name, values[key])
    if (value !== undefined) read[key] = value
    if (field.picture) isOther = value !== undefined && value !== (values[key] ?? '')
    // What was chosen of one picture says nothing of another.
    if (field.kind === 'focus' && isOther && values[key]) read[key] = ''
  }
  return read
}

function readOne(field: FormField, typed: Typed, name: string, before: Json | undefined): Json | undefined {
  if (field.fields) {
    const isBlank = Object.keys(typed).every((key) => !key.startsWith(`${name}.`) || typed[key] === '')
    // What was left out, and still is.
    if (before === undefined && field.empty === undefined && isBlank) return undefined
    const known = isFields(before) ? before : {}
    const all = Object.entries(readTyped(field.fields, typed, known, name))
    // What a group lacks, it may.
    const read = Object.fromEntries(all.filter(([key, value]) => value !== '' || before === undefined || key in known))
    return Object.keys(read).length > 0 ? { ...known, ...read } : undefined
  }
  if (field.entry?.fields) return readEntries(field.entry.fields, typed, name, before)
  const text = asTyped(typed[name])
  if (text === undefined) return undefined
  if (field.kind === 'list') return text.split(separator(field)).filter((one) => one.trim() !== '')
  if (text === '' && field.empty === undefined && before === undefined) return undefined
  if (field.kind === 'toggle') return tickedOf(field, text, before)
  if (field.number) return readNumber(text)
  if (field.secret && text === '') return undefined
  if (isMoment(field)) return momentOf(text, before)
  const old = typed[`${name}.${FORMER}`]
  if (field.bare && old !== undefined) return priceOf({ now: text, old }, asTyped(before) ?? '')
  if (text === asTyped(before)) return before
  if (field.kind === 'html') return typedParagraphs(withoutStraySigns(text), asTyped(before) ?? '')
  if (field.bare) return signedPrice(text)
  return field.html ? withoutStraySigns(text) : text
}

/** What is no tag is read as text: « A<B ». */
const withoutStraySigns = (html: string) => html.replace(/<(?!\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>)/gi, '&lt;')

function priceOf(texts: PriceTexts, before: string): string {
  const stood = readPrice(before)
  const isSame = stood?.now === texts.now && stood.old === texts.old
  return isSame ? before : writePrice({ now: signedPrice(texts.now), old: signedPrice(texts.old) })
}

/** A text as a form gives it back: its line ends are the browser's. */
const asTyped = (text: Json | undefined) => (typeof text === 'string' ? text.replaceAll('\r\n', '\n') : undefined)

/** What nobody has said stays so, where the box says the same. */
function tickedOf({ empty }: FormField, text: string, before: Json | undefined): boolean | undefined {
  const isTicked = text.includes(TICKED)
  return before === undefined && isTicked === empty ? undefined : isTicked
}

/** Entries whose fields are all blank, or that are to be taken away, are no more. */
function readEntries(fields: FormFields, typed: Typed, name: string, before: Json | undefined): Json | undefined {
  const places = new Set<number>()
  for (const key of Object.keys(typed)) {
    const place = key.startsWith(`${name}.`) ? key.slice(name.length + 1).split('.')[0]! : ''
    if (/^\d{1,4}$/.test(place)) places.add(Number(place))
  }
  if (places.size === 0) return typed[name] === undefined ? undefined : []
  const known = (Array.isArray(before) ? before : []).filter(isFields)
  return [...places]
    .sort((one, other) => one - other)
    .flatMap((place) => {
      const path = `${name}.${place}`
      const id = typed[`${path}.id`] ?? ''
      const was = known.find((entry) => entry['id'] === id) ?? {}
      const read = readTyped(fields, typed, was, path)
      const isBlank = Object.entries(read).every(([key, value]) => saysNothing(fields[key], value))
      if (isBlank || typed[`${path}.${TAKEN_AWAY}`] === TICKED) return []
      return [{ ...was, ...read, ...(id && { id }) }]
    })
}

/** A choice that stands as the form began says no more than an empty text. */
const saysNothing = (field: FormField | undefined, value: Json) =>
  String(value).trim() === '' || (field?.kind === 'choice' && value === field.empty)

const named = (fields: FormFields, before: string) =>
  Object.entries(fields).map(([key, field]) => [before ? `${before}.${key}` : key, key, field] as const)

/** Texts of several lines have an empty line between two; others have a line each. */
const separator = ({ entry }: FormField) => (entry?.long ? '\n\n' : '\n')

/** Says whether a date has an hour. */
const isMoment = ({ kind, day }: FormField) => kind === 'date' && !day

/** A moment as a browser writes it in a form; what is none, as it is. */
function shownMoment(moment: string): string {
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? moment : clockMomentAt(instant)
}

function momentOf(text: string, before: Json | undefined): string {
  if (typeof before === 'string' && before && shownMoment(before) === text) return before
  const [day = '', clock = ''] = text.split('T')
  return isDay(day) && /^\d\d:\d\d/.test(clock) ? instantOf(day, clock.slice(0, 5)).toISOString() : text
}
