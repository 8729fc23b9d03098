import { isFields, parsedJson } from '../lib/json.ts'
import { isCollection } from '../cms/documents/collections.ts'
import type { Database } from '../platform/database/tables.ts'
import { documentProblems } from '../cms/documents/document-problems.ts'
import { findMediaAt } from '../media/media.server.ts'
import { findOwnPicture } from '../media/pictures.server.ts'

/**
 * Counts documents and revisions, and says in French, one line each, which fields break their schema
 * and, as notes, which pictures are none of the site's own.
 */
export async function checkDocuments(
  db: Database,
): Promise<{ documents: number; revisions: number; problems: string[]; notes: string[] }> {
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
  const media = await findMediaAt(
    db,
    rows.map(({ data }) => imageOf(data)),
  )
  return {
    documents: rows.length,
    revisions: revisions.count,
    problems: rows.flatMap(rowProblems),
    notes: rows.flatMap((row) => pictureNotes(row, media)),
  }
}

interface Row {
  collection: string
  id: string
  data: string
}

function rowProblems({ collection, id, data }: Row): string[] {
  if (!isCollection(collection)) return [`${collection}/${id} : collection inconnue`]
  try {
    return documentProblems(collection, id, JSON.parse(data))
  } catch {
    return [`${collection}/${id} : le texte enregistré n'est pas du JSON`]
  }
}

function pictureNotes({ collection, id, data }: Row, media: ReadonlyMap<string, unknown>): string[] {
  const image = imageOf(data)
  return image && !findOwnPicture(image) && !media.has(image)
    ? [`${collection}/${id} : image : pas une image du site : ${image}`]
    : []
}

/** The address of a document's picture; '' where there is none, or the text cannot be read. */
function imageOf(data: string): string {
  const fields = parsedJson(data)
  const image = isFields(fields) ? fields['image'] : undefined
  return typeof image === 'string' ? image : ''
}
