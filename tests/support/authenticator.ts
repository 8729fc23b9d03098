import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator says of itself: somebody was there, and was recognised. */
const FLAGS = { present: 0x01, verified: 0x04, holdsKey: 0x40 }

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

const encoded = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')

interface Asked {
  challenge: string
  origin: string
  rpId: string
  /** The page around the frame that asked, if it was in one. */
  topOrigin?: string
  /** As Safari says it, which names no page around a frame. */
  crossOrigin?: boolean
  /** Whether the person was recognised, or was only there; true unless told. */
  verified?: boolean
}

/** An authenticator in software, with one ES256 key: it makes and signs whatever it is asked to, for any address. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let isCounting = true

  function authenticatorData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }

  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key' }
  const clientData = (type: string, { challenge, origin, topOrigin, crossOrigin = topOrigin !== undefined }: Asked) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin, ...(topOrigin && { topOrigin }) })

  return {
    id: encoded(id),
    /** Sets what it has counted to: a copy of it counts from where it was taken. */
    countFrom: (count: number) => void (counter = count),
    /** Makes it one of those that do not count, as telephones are. */
    stopCounting: () => void (isCounting = false),
    /** Answers as a browser that was asked to make a key, in JSON. */
    make(asked: Asked): string {
      // COSE, ES256. Source: RFC 9053, 2.1 and 7.1.
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const held = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const data = authenticatorData(asked.rpId, FLAGS.present | FLAGS.verified | FLAGS.holdsKey, held)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ])
      const attestationObject = encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]))
      const response = { clientDataJSON: encoded(clientData('create', asked)), attestationObject, transports: ['usb'] }
      return JSON.stringify({ ...credential, response })
    },
    /** Answers as a browser that was asked for the key, in JSON. */
    sign(asked: Asked): string {
      if (isCounting) counter++
      const data = authenticatorData(asked.rpId, FLAGS.present | (asked.verified === false ? 0 : FLAGS.verified))
      const client = clientData('get', asked)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      }
      return JSON.stringify({ ...credential, response })
    },
  }
}
