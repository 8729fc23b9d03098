import { z } from 'zod'
import { dropUnusableIds } from '../../lib/entry-ids.ts'
import type { Json } from '../../lib/json.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'

const { localeError } = z.locales.fr()

/** Says in French what the schema refuses of a document, one line a field; an empty list when it obeys. */
export function documentProblems(collection: CollectionName, id: string, value: unknown): string[] {
  const parsed = COLLECTIONS[collection].schema.safeParse(dropUnusableIds(value as Json), { error: localeError })
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) =>
    [`${collection}/${id}`, path.join('.') || 'document', message].join(' : '),
  )
}

/** Lists where the schema refuses a document, as paths. */
export function problemPaths(collection: CollectionName, value: unknown): PropertyKey[][] {
  const parsed = COLLECTIONS[collection].schema.safeParse(dropUnusableIds(value as Json))
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path)
}
