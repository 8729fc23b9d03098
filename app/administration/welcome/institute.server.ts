import { applyChange } from '../../cms/documents/changes.server.ts'
import { findIdentity, FIRST_IDENTITY } from '../../cms/documents/identity.server.ts'
import { isSame, type Fields } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import { seenName, takenMeanwhile, type Refused } from './step.ts'

/** The fields of the step, and where each stands in the document. */
const PATHS = {
  nom: ['nom'],
  rue: ['adresse', 'rue'],
  code_postal: ['adresse', 'code_postal'],
  ville: ['adresse', 'ville'],
  telephone: ['contact', 'telephone'],
  email: ['contact', 'email'],
  siret: ['mentions', 'siret'],
} as const

export type InstituteField = keyof typeof PATHS
const MESSAGE = "Rien n'a été enregistré : relisez ce qui est signalé."

const FIELDS = Object.entries(PATHS) as [InstituteField, readonly string[]][]

/** Reads who the institute is; what is invented is left empty, and told as an example. */
export async function readInstitute(db: Database) {
  const standing = await findIdentity(db)
  const values = FIELDS.map(([field, path]) => {
    const example = String(valueAt(FIRST_IDENTITY, path) ?? '')
    return [field, { value: shownOf(standing, path), example }] as const
  })
  return { values: Object.fromEntries(values) as Record<InstituteField, { value: string; example: string }> }
}

/** Saves what was changed of who the institute is. What another person has changed meanwhile is asked about. */
export async function takeInstitute(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  const standing = await findIdentity(db)
  const touched = FIELDS.filter(([field]) => (typed[field] ?? '') !== (typed[seenName(field)] ?? ''))
  const others = touched.flatMap(([field, path]) => {
    const now = shownOf(standing, path)
    if (now === typed[field] || now === (typed[seenName(field)] ?? '')) return []
    typed[seenName(field)] = now
    return [[field, takenMeanwhile(now)] as const]
  })
  if (others.length > 0) return { problems: Object.fromEntries(others), typed, message: MESSAGE }
  // An address is hers as a whole: what she leaves empty of it, as a street where nobody comes, is not the invented one.
  const isInvented = ([field, path]: (typeof FIELDS)[number]) => typed[field] === '' && shownOf(standing, path) === ''
  const isPlace = ([, [group]]: (typeof FIELDS)[number]) => group === 'adresse'
  const emptied = touched.some(isPlace) ? FIELDS.filter((one) => isPlace(one) && isInvented(one)) : []
  const fields: Fields = {}
  for (const [field, [group = '', inner]] of [...touched, ...emptied]) {
    const value = typed[field] ?? ''
    fields[group] = inner ? { ...((fields[group] ?? valueAt(standing, [group])) as Fields), [inner]: value } : value
  }
  if (touched.length === 0) return undefined
  const outcome = await applyChange(
    db,
    { intent: 'update', collection: 'centres', id: standing.id, base: standing.version, fields },
    author,
  )
  if (outcome.outcome === 'saved') return undefined
  const problems = outcome.outcome === 'invalid' ? outcome.problems : []
  const named = problems.flatMap(({ path, message }) => {
    const [field] = FIELDS.find(([, own]) => own.join('.') === path) ?? []
    return field ? [[field, message] as const] : []
  })
  return { problems: Object.fromEntries(named), typed, message: MESSAGE }
}

/** What the step shows of a field: nothing where it is still invented, which of an address is told as a whole. */
function shownOf(standing: unknown, path: readonly string[]): string {
  const told = path[0] === 'adresse' ? ['adresse'] : path
  return isSame(valueAt(standing, told), valueAt(FIRST_IDENTITY, told)) ? '' : String(valueAt(standing, path) ?? '')
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inner, name) => (inner as Fields | undefined)?.[name], value)
