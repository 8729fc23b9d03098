import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from '../lib/refusal.ts'
import { folderStorage } from './media-folder.server.ts'

/** Where the pictures and films of a site are kept, each under the name that it has for ever. */
export interface MediaStorage {
  /** Finds a file by its name, or returns undefined. */
  find: (name: string) => Promise<StoredFile | undefined>
  /** Reads a file, or a part of it whose last byte is included. */
  read: (name: string, range?: { start: number; end: number }) => Promise<Readable>
  /** Lists every picture and film, in no order. */
  list: () => AsyncIterable<StoredFile>
  /** Puts bytes, or what a draft holds, at a name: there it is whole or not at all. */
  put: (name: string, content: Uint8Array | Draft) => Promise<void>
  /** Removes a file for good; leaves what is not there. */
  remove: (name: string) => Promise<void>
  /** Makes of a file a new one on this machine's disk, at a path. */
  copyTo: (name: string, path: string) => Promise<void>
  /** Makes room on this machine's disk for a file that is on its way; whoever asked removes what is left of it. */
  newDraft: () => Promise<Draft>
  /** Removes the drafts that nobody has written to for an hour. */
  removeAbandoned: () => Promise<void>
}

/** A file as it is kept; its size is in bytes, when it was put there a timestamp. */
export interface StoredFile {
  name: string
  size: number
  changedAt: number
}

/** A file of this machine that nothing leads to yet. */
export interface Draft {
  path: string
}

/** A bucket of an object storage service, as the settings name it. */
export interface Bucket {
  name: string
  /** What the names of its files begin with: empty, or a path that ends with a slash. */
  prefix: string
  region: string
  /** The address of a service other than Amazon's. */
  endpoint: string | undefined
  /** Undefined where the client finds them by itself: in a profile, or by the role of its machine. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

/** A storage that does not answer, or not as it should; the cause says how. */
export class StorageError extends Refusal {
  constructor(options: ErrorOptions) {
    super('Le rangement des photos et des films ne répond pas. Réessayez dans un instant.', options)
  }
}

/** What the files are, by the ending of their names. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
}

/** Says of which type a picture or film is, by its name. */
export function mediaType(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)]!
}

/**
 * Opens the place of pictures and films: a bucket where the settings name one, else the data folder. Throws a Refusal
 * where the service refuses what the settings say; one that does not answer may do so later.
 */
export async function openMediaStorage(place: { dataDir: string; bucket: Bucket | undefined }): Promise<MediaStorage> {
  if (!place.bucket) return folderStorage(place.dataDir)
  // Its client takes 34 MB of memory, and most sites keep their files in a folder.
  const { openBucket } = await import('./media-bucket.server.ts')
  return openBucket(place.bucket, place.dataDir)
}

/** Returns the SHA-256 of a kept file, in hexadecimal digits. */
export async function sumOf(storage: MediaStorage, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of await storage.read(name)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
