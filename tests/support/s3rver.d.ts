declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** As much of it as the tests use. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent?: boolean
      vhostBuckets?: boolean
      allowMismatchedSignatures?: boolean
      configureBuckets?: { name: string }[]
    })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
