import { problemPaths } from '../cms/documents/document-problems.ts'
import { definitionOf, type CollectionName } from '../cms/documents/collections.ts'
import { emptyOf, type Field, type FieldKind, type Fields } from '../cms/kinds/kind.ts'
import { dayAt, instantOf, isDay } from '../lib/clock.ts'
import { isFields, type Json } from '../lib/json.ts'

/** Another site's document as this one understands it; `notes` say in French what was done, one line a field. */
export interface MendedDocument {
  fields: Record<string, Json>
  notes: string[]
}

type Say = (path: string, words: string) => void

/**
 * Reads a document whose fields are not all as the definition of its collection asks: what has another form is brought
 * into the one that is meant, what is missing or means nothing becomes the empty value of its kind. What nobody
 * understands stays, for the schema to refuse.
 */
export function mendDocument(collection: CollectionName, given: Record<string, Json>): MendedDocument {
  const notes: string[] = []
  const say: Say = (path, words) => notes.push(`${path} : ${words}`)
  const { fields } = definitionOf(collection)
  let mended = mendFields(fields, given, '', say)
  for (const [first] of problemPaths(collection, mended)) {
    const name = String(first)
    if (!Object.hasOwn(mended, name)) continue
    say(name, 'contenu non compris, laissé vide')
    const others = Object.entries(mended).filter(([key]) => key !== name)
    const empty = fields[name]?.empty as Json | undefined
    mended = Object.fromEntries(empty === undefined ? others : [...others, [name, empty]])
  }
  return { fields: mended, notes }
}

function mendFields(fields: Fields, given: Record<string, Json>, path: string, say: Say): Record<string, Json> {
  const empty = emptyOf(fields) as Record<string, Json>
  const present = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  const mended: Record<string, Json> = Object.fromEntries(present)
  for (const [name, field] of Object.entries(fields)) {
    const at = path + name
    const value = given[name]
    if (value === undefined || value === null) {
      if (empty[name] === undefined || field.schema.safeParse(undefined).success) continue
      say(at, 'manque, laissé vide')
      mended[name] = empty[name]
      continue
    }
    const read = mendValue(field, value, at, say)
    if (read === undefined) continue
    // What stands within a group or a list was said there.
    const isSaid = typeof value === 'object' && typeof read === 'object' && Array.isArray(value) === Array.isArray(read)
    if (!isSaid && read !== value)
      say(at, field.kind === 'date' ? "n'était pas écrit comme une date, lu ainsi" : formWords(value))
    mended[name] = read
  }
  return mended
}

function formWords(value: Json): string {
  if (typeof value === 'number') return 'était un nombre, lu comme un texte'
  if (typeof value === 'boolean') return 'était « vrai » ou « faux », lu comme un texte'
  if (Array.isArray(value)) return 'était une liste, réunie'
  return isFields(value) ? 'était un objet, lu autrement' : 'était un texte, lu autrement'
}

/** The value in the form that its kind has; undefined where it is left as it is. */
function mendValue(field: Field | FieldKind, value: Json, at: string, say: Say): Json | undefined {
  switch (field.kind) {
    case 'list':
      return mendList(field, value, at, say)
    case 'group':
      return isFields(value) ? mendFields(field.fields as Fields, value, `${at}.`, say) : undefined
    case 'date':
      return mendDate(field, value)
    case 'toggle':
      return typeof value === 'string' && /^(?:true|false|oui|non)$/i.test(value)
        ? /^(?:true|oui)$/i.test(value)
        : undefined
    case 'focus':
    case 'colour':
    case 'choice':
      return undefined
    default:
      return 'number' in field && field.number ? mendNumber(value) : mendText(field, value)
  }
}

function mendText(field: FieldKind, value: Json): Json | undefined {
  if (typeof value === 'number')
    return field.kind === 'line' && field.bare ? `${String(value).replace('.', ',')} €` : String(value)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return undefined
  if (field.kind === 'html') return value.map((one) => `<p>${one}</p>`).join('')
  return value.join(field.kind === 'text' ? '\n\n' : ' ')
}

const mendNumber = (value: Json) =>
  typeof value === 'string' && /^\s*\d+(?:[.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : undefined

/** The first moment that a number of milliseconds, and not of seconds, can mean: 1973. */
const MILLISECONDS = 1e11

function mendDate({ day }: { day?: boolean }, value: Json): Json | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  if (typeof value === 'string') {
    const [, ofMonth = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? []
    const text = year ? `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}` : value
    if (isDay(text)) return day ? text : instantOf(text, '00:00').toISOString()
    const [written] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
    if (written && !isDay(written)) return undefined
    // Midnight of whichever zone: the day was meant.
    if (day && written && /^[T ]00:00/.test(text.slice(10))) return written
    if (text === '' || (!day && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text))) return text
  }
  const date = new Date(typeof value === 'number' && value < MILLISECONDS ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) return undefined
  return day ? dayAt(date) : date.toISOString()
}

function mendList(field: FieldKind & { kind: 'list' }, value: Json, at: string, say: Say): Json | undefined {
  const { fields, name } = field.entry as unknown as { fields?: Fields; name?: string }
  const values = Array.isArray(value)
    ? value
    : isFields(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
      ? Object.values(value)
      : [value]
  const known = values.filter((one) => one !== null && one !== '')
  if (!fields) {
    if (!known.every((one) => ['string', 'number'].includes(typeof one))) return undefined
    return known.map(String)
  }
  // A plain text where an entry has several parts is the longest of them.
  const body = Object.keys(fields).find((each) => ['text', 'html'].includes(fields[each]!.kind)) ?? name
  return known.map((one, index) => {
    const entry = isFields(one) ? one : body ? { [body]: one } : undefined
    return entry ? mendFields(fields, entry, `${at}.${index}.`, say) : one
  })
}
