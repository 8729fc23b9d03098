import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Refusal } from '../lib/refusal.ts'

/** A key that opens what was encrypted for its public half. */
export interface BackupKey {
  secret: string
  /** What the site needs to know: it can encrypt with it, and open nothing. */
  recipient: string
}

/** What the names of encrypted files end with. */
export const ENCRYPTED = '.age'

/** Makes a key: whoever loses its secret half cannot read one backup. */
export async function makeBackupKey(): Promise<BackupKey> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const secret = await generateX25519Identity()
  return { secret, recipient: await identityToRecipient(secret) }
}

/** Encrypts bytes as they are read, so that only the key of the recipient opens them. */
export async function encrypt(recipient: string, bytes: Readable): Promise<Readable> {
  // Before anything is awaited: where they cannot be read at all, nobody else would hear of it in time.
  const read = toWeb(bytes)
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(read))
}

/** Opens what `encrypt` has written, as it is read. Throws a Refusal for another key; damage is thrown as it is met. */
export async function decrypt(secret: string, bytes: Readable): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(secret.trim())
  } catch {
    throw new Refusal("Ce n'est pas une clé de sauvegarde : elle commence par AGE-SECRET-KEY-1.")
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)))
  } catch (error) {
    throw new Refusal("Cette clé n'ouvre pas cette sauvegarde, ou la sauvegarde est abîmée.", { cause: error })
  }
}

// The web's streams of Node and of the browser are one thing in two declarations.
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (bytes: globalThis.ReadableStream<Uint8Array>) =>
  // It may fail before anybody reads, who is told of it then; unheard, a failure would end the process.
  Readable.fromWeb(bytes as unknown as ReadableStream).on('error', () => undefined)
