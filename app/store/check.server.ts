import { isCollection } from '../content/collections.ts'
import type { Database } from '../database/tables.ts'
import { documentProblems } from './document-problems.ts'

/** Counts documents and revisions, and says in French, one line each, which fields break their schema. */
export async function checkDocuments(
  db: Database,
): Promise<{ documents: number; revisions: number; problems: string[] }> {
  const rows = await db
    .selectFrom('documents')
    .select(['collection', 'id', 'data'])
    .orderBy('collection')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const revisions = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { documents: rows.length, revisions: revisions.count, problems: rows.flatMap(rowProblems) }
}

function rowProblems({ collection, id, data }: { collection: string; id: string; data: string }): string[] {
  if (!isCollection(collection)) return [`${collection}/${id} : collection inconnue`]
  try {
    return documentProblems(collection, id, JSON.parse(data))
  } catch {
    return [`${collection}/${id} : le texte enregistré n'est pas du JSON`]
  }
}
