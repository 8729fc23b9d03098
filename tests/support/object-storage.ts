import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { temporaryFolder } from './temporary-folder.ts'

/** What a request to the service meets instead of an answer. */
type Trouble = 'silence' | 'failure' | 'break'

/** An object storage service that runs in this process, its one bucket empty at first. */
export interface ObjectStorage {
  /** The settings of a site that keeps its files there. */
  settings: { MEDIA_URL: string; S3_ENDPOINT: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** Every request so far: its method, address and range. */
  requests: string[]
  /** Says which requests are to meet which trouble from now on; undefined: none. */
  trouble: (kind: Trouble | undefined, which?: RegExp) => void
  /** The films that were begun to be sent in parts, and neither ended nor given up. */
  unfinished: () => string[]
  /** Forgets a file, by its name within the site. */
  lose: (name: string) => void
  /** Ends it as a crash would; `start` lets it answer at the same address again. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Ends it for good, with all that it holds. */
  remove: () => Promise<void>
}

const BUCKET = 'institut'
const FOLDER = 'site'

/** The one account that the service knows. */
const KEY = 'S3RVER'

/** Starts an object storage service on a free port of loopback. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = temporaryFolder()
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] }
  const service = new S3rver(options)
  await service.configureBuckets()
  const answer = service.callback()
  // It takes the signature of a list for a wrong one, by the slash that its address ends with.
  const answerList = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const uploads = join(directory, BUCKET, '._S3rver_uploads')
  const requests: string[] = []
  let troubled: { kind: Trouble; which: RegExp } | undefined

  const listener: RequestListener = (request, response) => {
    const line = `${request.method} ${request.url}`
    requests.push(`${line} ${request.headers.range ?? 'whole'}`)
    const kind = troubled?.which.test(line) ? troubled.kind : undefined
    if (kind === 'silence') return
    if (kind === 'failure') return void response.writeHead(503).end()
    if (kind === 'break') response.write = breakOff(response.write)
    const given = /^DELETE .*[?&]uploadId=(\w+)/.exec(line)?.[1]
    // The one request of the site's that the service does not know.
    if (given) {
      rmSync(join(uploads, given), { recursive: true })
      return void response.writeHead(204).end()
    }
    void (/^GET \/[\w-]+\/\?/.test(line) ? answerList : answer)(request, response)

    function breakOff(write: typeof response.write) {
      return ((...args: Parameters<typeof response.write>) => {
        setTimeout(() => response.destroy(), 20)
        return write.apply(response, args)
      }) as typeof response.write
    }
  }

  let server = createServer(listener)
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return {
    settings: {
      MEDIA_URL: `s3://${BUCKET}/${FOLDER}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    requests,
    trouble: (kind, which = /./) => void (troubled = kind && { kind, which }),
    unfinished: () => (existsSync(uploads) ? readdirSync(uploads) : []),
    lose(name) {
      for (const part of ['object', 'metadata.json', 'object.md5'])
        rmSync(join(directory, BUCKET, FOLDER, `${name}._S3rver_${part}`), { force: true })
    },
    stop,
    async start() {
      server = createServer(listener)
      await listen(port)
    },
    async remove() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
