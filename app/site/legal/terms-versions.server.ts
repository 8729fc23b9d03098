import { FIXED_IDS, type DocumentOf } from '../../cms/documents/collections.ts'
import { readRow, revisionsOf } from '../../cms/documents/documents.server.ts'
import { FIRST_IDENTITY } from '../../cms/documents/identity.server.ts'
import type { Database } from '../../platform/database/tables.ts'

/** A version of the terms that is no longer in force. */
export interface FormerTerms {
  version: number
  /** ISO timestamps, UTC: from when to when it was in force; the first one has no beginning. */
  from: string | undefined
  until: string
}

/** Lists the versions of the terms that were in force, the last one first. */
export async function listFormerTerms(db: Database): Promise<FormerTerms[]> {
  const revisions = await revisionsOf(db, 'cgv', FIXED_IDS.cgv)
    .select(['version', 'saved_at'])
    .where('data', 'is not', null)
    .orderBy('version')
    .execute()
  return revisions
    .slice(0, -1)
    .map(({ version, saved_at }, index) => ({
      version: Number(version),
      from: index === 0 ? undefined : saved_at,
      until: revisions[index + 1]!.saved_at,
    }))
    .reverse()
}

/** Reads terms that were in force, with what the institute then said of itself. */
export async function readFormerTerms(
  db: Database,
  { version, until }: FormerTerms,
): Promise<{ terms: DocumentOf<'cgv'>; centre: DocumentOf<'centres'> } | undefined> {
  const statesOf = (collection: 'cgv' | 'centres') =>
    revisionsOf(db, collection, FIXED_IDS[collection]).select(['version', 'data', 'position', 'saved_at'])
  const [terms, centre] = await Promise.all([
    statesOf('cgv').where('version', '=', version).executeTakeFirst(),
    statesOf('centres')
      .where('saved_at', '<=', until)
      .where('data', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (!terms?.data) return undefined
  const read = <C extends 'cgv' | 'centres'>(collection: C, { data, ...row }: typeof terms) =>
    readRow(collection, {
      id: FIXED_IDS[collection],
      version: Number(row.version),
      data: data!,
      position: row.position ?? 0,
      updated_at: row.saved_at,
    })
  return { terms: read('cgv', terms), centre: centre ? read('centres', centre) : FIRST_IDENTITY }
}
