import type { Change, Outcome, Problem } from '../cms/documents/changes.ts'
import { REFUSALS } from './media.ts'
import { picturesElsewhere, withPictures } from './pictures-elsewhere.ts'
import type { Database } from '../platform/database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { applyChange } from '../cms/documents/changes.server.ts'
import {
  planChange,
  planOver,
  type Overtaken,
  type Planned,
  type Planning,
} from '../cms/documents/plan-change.server.ts'
import type { MediaLibrary } from './media-library.server.ts'
import { MediaRefusal } from './received-file.server.ts'

/**
 * Does what an administrator asks, with the site's own pictures in place of those of other sites, fetched first. The
 * address of one that does not come stays, and a remark says why.
 */
export async function applyWithPictures(
  { db, media }: { db: Database; media: MediaLibrary },
  change: Change,
  author: string,
): Promise<Outcome> {
  const { change: taken, problems } = await withOwnPictures(media, change, author)
  return withRemarks(await applyChange(db, taken, author), problems)
}

/** What became of a change, with why pictures that it shows did not come. */
export function withRemarks<O extends { outcome: string }>(outcome: O, remarks: Problem[]): O {
  const isTold = outcome.outcome === 'saved' || outcome.outcome === 'planned'
  return isTold && remarks.length > 0 ? { ...outcome, remarks } : outcome
}

/**
 * Makes a change, or keeps it for its moment, with the pictures of other sites that it shows fetched; with
 * `seen` only over what that says of what waits under its key.
 */
export async function planWithPictures(
  { db, media }: { db: Database; media: MediaLibrary },
  { change, at, until, restores, seen }: Planning & { seen?: string | undefined },
  author: string,
): Promise<Planned | Overtaken> {
  if (!at && !until && !restores && seen === undefined) return applyWithPictures({ db, media }, change, author)
  const { change: taken, problems } = await withOwnPictures(media, change, author)
  const planning = { change: taken, at, until, restores }
  const made = seen === undefined ? planChange(db, planning, author) : planOver(db, { ...planning, seen }, author)
  return withRemarks<Planned | Overtaken>(await made, problems)
}

/** Fetches the pictures of other sites that a change shows, and puts the site's own in their place. */
export async function withOwnPictures(
  media: MediaLibrary,
  change: Change,
  author: string,
): Promise<{ change: Change; problems: Problem[] }> {
  if (change.intent !== 'add' && change.intent !== 'update') return { change, problems: [] }
  const { fields, problems } = await takePictures(media, change.fields, author)
  return { change: { ...change, fields }, problems }
}

async function takePictures<T>(
  media: MediaLibrary,
  fields: T,
  author: string,
): Promise<{ fields: T; problems: Problem[] }> {
  const found = new Map<string, string>()
  const problems: Problem[] = []
  for (const { path, address } of picturesElsewhere(fields)) {
    const taken = await takeFrom(media, address, author)
    if ('src' in taken) found.set(address, taken.src)
    else problems.push({ path, message: taken.message })
  }
  return { fields: withPictures(fields, found), problems }
}

/** What an import fetches: the site's own address of each picture, and in French, one line each, what did not come. */
export interface TakenPictures {
  found: Map<string, string>
  problems: string[]
}

/** Fetches the pictures at addresses of other sites, one after the other. Says after each how many there were. */
export async function takeAllPictures(
  media: MediaLibrary,
  addresses: Iterable<string>,
  progress?: (done: number) => void,
): Promise<TakenPictures> {
  const found = new Map<string, string>()
  const problems: string[] = []
  let done = 0
  for (const address of addresses) {
    const taken = await takeFrom(media, address, null)
    if ('src' in taken) found.set(address, taken.src)
    else problems.push(`${address} : ${taken.message}`)
    progress?.((done += 1))
  }
  return { found, problems }
}

/** Puts the fetched pictures in place of their addresses, one document after the other. */
export async function* withTakenPictures<D extends { fields: unknown }>(
  documents: AsyncIterable<D>,
  { found }: TakenPictures,
): AsyncGenerator<D> {
  for await (const document of documents) yield { ...document, fields: withPictures(document.fields, found) }
}

async function takeFrom(media: MediaLibrary, address: string, author: string | null) {
  try {
    return await media.addFrom(address, author)
  } catch (error) {
    log('warn', 'picture-not-fetched', { address, ...errorFields(error) })
    return { message: error instanceof MediaRefusal ? error.message : REFUSALS.notFetched }
  }
}
