import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { mediaId } from '../lib/media-id.ts'
import type { TakenMedia } from './media.ts'
import { lockDocuments } from '../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction, Tables } from '../platform/database/tables.ts'
import { moveContentVersion } from '../platform/pages/content-version.server.ts'

/** What is known of a file that was taken. */
export type Media = Selectable<Tables['media']>

/** Finds a taken file by its id, or returns undefined. */
export async function findMedia(db: Database, id: string): Promise<Media | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds the taken files that addresses lead to, by their address; those that lead to none are left out. */
export async function findMediaAt(db: Database, addresses: string[]): Promise<Map<string, Media>> {
  const ids = addresses.map(mediaId).filter((id) => id !== undefined)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [mediaAddress(row), row]))
}

/** Finds the picture that was fetched at an address of another site, or returns undefined. */
export async function findMediaFrom(db: Database, source: string): Promise<Media | undefined> {
  return db.selectFrom('media').selectAll().where('source', '=', source).executeTakeFirst()
}

/** Keeps what is known of a file. Of one that is already known the text stays. */
export async function saveMedia(db: Database, media: Media): Promise<Media> {
  const { size, width, height, variants, tone, source } = media
  return changing(db, (transaction) =>
    transaction
      .insertInto('media')
      .values(media)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ size, width, height, variants, tone, ...(source && { source }) }),
      )
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** A file as it stands, and whether it was left so because its text is another than the one that was seen. */
export interface Described {
  media: Media
  isUnseen: boolean
}

/**
 * Gives the file of an address another alternative text, where it still has the one that was seen, if that is told. Returns
 * undefined where there is none.
 */
export async function describeMedia(
  db: Database,
  { src, alt, was }: { src: string; alt: string; was?: string | undefined },
): Promise<Described | undefined> {
  const id = mediaId(src)
  if (id === undefined) return undefined
  return changing(db, async (transaction) => {
    const media = await transaction.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    if (!media) return undefined
    if (was !== undefined && media.alt !== was && media.alt !== alt) return { media, isUnseen: true }
    await transaction.updateTable('media').set({ alt }).where('id', '=', id).execute()
    return { media: { ...media, alt }, isUnseen: false }
  })
}

/** Changes what is known of a file, and moves the version of the content with it. */
function changing<T>(db: Database, change: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    await moveContentVersion(transaction)
    return change(transaction)
  })
}

/** Lists the pictures whose narrower copies are still to be made, the latest first. */
export async function listUnfinishedPictures(db: Database): Promise<Media[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('variants', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Says of a picture that its narrower copies are all made. */
export async function finishPicture(db: Database, id: string): Promise<void> {
  await db.updateTable('media').set({ variants: 'done' }).where('id', '=', id).execute()
}

/** Says where the files of a data folder are. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media')
}

/** The address of a taken file. */
export function mediaAddress({ id, extension }: Pick<Media, 'id' | 'extension'>): string {
  return `/media/${id}.${extension}`
}

/** Says of a taken file what its administrator's browser works with. */
export function mediaFacts(media: Media): TakenMedia {
  const { kind, alt, width, height } = media
  return { src: mediaAddress(media), alt, width, height, kind }
}
