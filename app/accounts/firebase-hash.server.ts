import { createCipheriv } from 'node:crypto'

/** What Firebase's console calls the password hash parameters of a project; both texts are base64. */
export interface FirebaseParameters {
  signerKey: string
  saltSeparator: string
  rounds: number
  memCost: number
}

const KIND = 'firebase'

const KEY_BYTES = 32

/** Says whether a hash is one that Firebase made. */
export const isFirebaseHash = (hash: string) => hash.startsWith(`${KIND}$`)

/** Writes down a hash that Firebase made with all that is needed to check a password against it. */
export function firebaseHash(
  { passwordHash, salt }: { passwordHash: string; salt: string },
  { signerKey, saltSeparator, rounds, memCost }: FirebaseParameters,
): string {
  const whole = Buffer.concat([salt, saltSeparator].map((text) => Buffer.from(text, 'base64')))
  return [KIND, 2 ** memCost, rounds, whole.toString('base64'), signerKey, passwordHash].join('$')
}

/** Reads what `firebaseHash` has written down: how to derive a key from a password, and how to know that it is the one. */
export function readFirebaseHash(hash: string) {
  const [, N, r, ...texts] = hash.split('$')
  const [salt, signerKey, expected] = texts.map((text) => Buffer.from(text, 'base64'))
  if (!salt || !signerKey || !expected) throw new Error('A hash of Firebase has no salt, signer key or result')
  return {
    expected,
    salt,
    length: KEY_BYTES,
    cost: { N: Number(N), r: Number(r), p: 1 },
    /** Its variation of scrypt: what is kept is the project's key, encrypted with the one that the password gives. */
    seal: (key: Buffer) => createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(signerKey),
  }
}
