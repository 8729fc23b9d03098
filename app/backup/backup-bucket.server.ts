import { addAbortSignal, type Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { bucketClient, listBucket } from '../media/media-bucket.server.ts'
import type { Bucket } from '../media/media-storage.server.ts'
import type { BackupPlace } from './backup-place.server.ts'

/** How long a part of a file may take, in milliseconds, and how large it is, in bytes. */
const PATIENCE = 60_000
const PART_SIZE = 5 * 1024 * 1024

/** Keeps backups in a bucket; what is under way breaks off when `ending` is aborted. */
export function bucketPlace(bucket: Bucket, ending = new AbortController()): BackupPlace {
  const client = bucketClient(bucket, PATIENCE)
  breakOff(client, ending.signal)
  const objectOf = (name: string) => ({ Bucket: bucket.name, Key: bucket.prefix + name })
  return {
    name: `s3://${bucket.name}/${bucket.prefix}`,
    async list() {
      const names: string[] = []
      for await (const { name } of listBucket(bucket, (page) => client.send(page))) names.push(name)
      return names
    },
    async read(name) {
      return (await client.send(new GetObjectCommand(objectOf(name)))).Body as Readable
    },
    async put(name, bytes) {
      const params = { ...objectOf(name), Body: bytes, ContentType: 'application/octet-stream' }
      addAbortSignal(ending.signal, bytes)
      await new Upload({ client, params, partSize: PART_SIZE, queueSize: 1, abortController: ending }).done()
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
  }
}

/** Lets a signal end every request of a client but those that remove: a film that was sent in part is given up. */
function breakOff({ config: { requestHandler } }: S3Client, signal: AbortSignal): void {
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = (request, options) =>
    handle(request, request.method === 'DELETE' ? options : { ...options, abortSignal: signal })
}
