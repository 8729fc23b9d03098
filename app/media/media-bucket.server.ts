import { createReadStream, createWriteStream } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { errorFields, log } from '../lib/log.ts'
import { FOR_EVER } from '../platform/http/headers.server.ts'
import { Refusal } from '../lib/refusal.ts'
import { draftsIn } from './media-drafts.server.ts'
import { mediaType, StorageError, type Bucket, type MediaStorage, type StoredFile } from './media-storage.server.ts'
import { mediaFolder } from './media.server.ts'
import { MEDIA_NAME } from './media.ts'

/**
 * How long a service may take to take a connection, to answer, to go on with an answer whose next piece is asked for,
 * and to take a part of a film, in milliseconds. Each is tried twice.
 */
const PATIENCE = { connecting: 2_000, answer: 5_000, piece: 15_000, part: 60_000 }

/** Films are sent in parts of this size, in bytes, the least that there may be, and so many of them at a time. */
const PART_SIZE = 5 * 1024 * 1024
const PARTS = 2

/** How many answers may be under way at once: a film that somebody has stopped is one. */
const CONNECTIONS = 1000

/** What a service says of settings that it will not take later either. */
const FOR_GOOD = new Set([301, 400, 401, 403, 404])

/** Keeps pictures and films in a bucket, and in a data folder what is on its way there. */
export async function openBucket(bucket: Bucket, dataDir: string): Promise<MediaStorage> {
  const client = bucketClient(bucket, PATIENCE.answer)
  const sender = bucketClient(bucket, PATIENCE.part)
  const asking = attentive()
  const objectOf = (name: string) => ({ Bucket: bucket.name, Key: bucket.prefix + name })
  const listed = () => listBucket(bucket, (page) => asking(() => client.send(page)))

  async function open(name: string, range?: { start: number; end: number }) {
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await asking(() => client.send(new GetObjectCommand({ ...objectOf(name), Range })))
    const answer = found.Body as Readable
    if (range && !found.ContentRange?.startsWith(`bytes ${range.start}-${range.end}/`)) {
      answer.destroy()
      throw new StorageError({ cause: new Error(`Asked for ${Range}, and given ${found.ContentRange}`) })
    }
    const bytes = Readable.from(timely(answer), { objectMode: false })
    // One that nobody has begun to read ends as well.
    bytes.once('close', () => answer.destroy())
    return { bytes, changedAt: found.LastModified! }
  }

  async function find(name: string): Promise<StoredFile | undefined> {
    try {
      const found = await asking(() => client.send(new HeadObjectCommand(objectOf(name))))
      return { name, size: found.ContentLength!, changedAt: found.LastModified!.getTime() }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  await refuseUnusable(() => listed().next())
  return {
    ...draftsIn(mediaFolder(dataDir)),
    find,
    read: async (name, range) => (await open(name, range)).bytes,
    async *list() {
      for await (const file of listed()) if (MEDIA_NAME.test(file.name)) yield file
    },
    async put(name, content) {
      // A service that is silent is known to be by this in seconds, by a part of a film in minutes.
      await find(name)
      const Body = 'path' in content ? createReadStream(content.path) : content
      const params = { ...objectOf(name), Body, ContentType: mediaType(name), CacheControl: FOR_EVER }
      const upload = new Upload({ client: sender, params, partSize: PART_SIZE, queueSize: PARTS })
      await asking(() => upload.done())
      if ('path' in content) await rm(content.path, { force: true })
    },
    async remove(name) {
      await asking(() => client.send(new DeleteObjectCommand(objectOf(name))))
    },
    async copyTo(name, path) {
      const { bytes, changedAt } = await open(name)
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      // Two clocks need not agree: the copy is as old as the file.
      await utimes(path, changedAt, changedAt)
    },
  }
}

/** Lists the files of a bucket, in whatever pages its service gives them. */
export async function* listBucket(
  { name: Bucket, prefix: Prefix }: Bucket,
  ask: (page: ListObjectsV2Command) => Promise<ListObjectsV2CommandOutput>,
): AsyncGenerator<StoredFile> {
  let page: ListObjectsV2CommandOutput | undefined
  do {
    page = await ask(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: page?.NextContinuationToken }))
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
      yield { name: Key.slice(Prefix.length), size: Size, changedAt: LastModified!.getTime() }
  } while (page.NextContinuationToken)
}

/** Makes a client of a bucket's service, which waits so long for each answer, in milliseconds. */
export function bucketClient({ region, endpoint, credentials }: Bucket, patience: number): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // A service of one's own has no name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Sums that only Amazon's own service is sure to know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: PATIENCE.connecting,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  })
}

/** Turns what a service fails at into a StorageError; logs the first failure, and the first answer after it. */
function attentive() {
  let isLost = false
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      const answer = await ask()
      if (isLost) log('info', 'media-storage-back')
      isLost = false
      return answer
    } catch (error) {
      if (isMissing(error)) throw error
      if (!isLost) log('error', 'media-storage-lost', errorFields(error))
      isLost = true
      throw new StorageError({ cause: error })
    }
  }
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NotFound', 'NoSuchKey'].includes(error.name)

/** Passes an answer on. Gives up one whose next piece does not come, however long nobody asks for that piece. */
async function* timely(answer: Readable): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    timer = setTimeout(() => answer.destroy(new Error('The rest does not come')), PATIENCE.piece)
  }
  try {
    wait()
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      clearTimeout(timer)
      yield piece
      wait()
    }
  } catch (error) {
    throw new StorageError({ cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function refuseUnusable(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    const { cause } = error as StorageError
    if (cause instanceof S3ServiceException && FOR_GOOD.has(cause.$metadata.httpStatusCode!))
      throw new Refusal(
        `Le stockage d'objets refuse MEDIA_URL (${cause.name}) : vérifiez le nom du compartiment, la région et les clés`,
      )
    if (cause instanceof Error && cause.name === 'CredentialsProviderError')
      throw new Refusal('Aucune clé pour MEDIA_URL : indiquez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY')
  }
}
