import { z } from 'zod'
import { COLLECTIONS, type CollectionName } from '../content/collections.ts'

const { localeError } = z.locales.fr()

/** Says in French what the schema refuses of a document, one line a field; an empty list when it obeys. */
export function documentProblems(collection: CollectionName, id: string, value: unknown): string[] {
  const parsed = COLLECTIONS[collection].schema.safeParse(value, { error: localeError })
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) =>
    [`${collection}/${id}`, path.join('.') || 'document', message].join(' : '),
  )
}
