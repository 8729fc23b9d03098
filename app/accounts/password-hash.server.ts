import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { limitedQueue } from '../lib/limited-queue.ts'
import { isFirebaseHash, readFirebaseHash } from './firebase-hash.server.ts'

/** What one hash costs: 128 MiB and about 0.4 s. Source: OWASP Password Storage Cheat Sheet, scrypt. */
const COST = { N: 2 ** 17, r: 8, p: 1 }

/** Bytes that scrypt may take: twice the 128·N·r that it needs. Node's default of 32 MiB refuses. */
const maxMemory = ({ N, r }: typeof COST) => 256 * N * r

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Two hashes at once take 256 MiB; who is sixteenth in line waits some 4 s, and nobody waits longer. */
const queued = limitedQueue({ running: 2, waiting: 16 })

/** Hashes a password for keeping. Refuses with a QueueFullError when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(normal(password), salt, KEY_BYTES, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Says whether a password is the one that was hashed, or is but for blanks around it, which a copied text often has;
 * false for a hash of an unknown kind. Refuses as `hashPassword`. Source: NIST SP 800-63B, 'Password Verifiers'.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  if (await isHashed(password, hash)) return true
  const bare = password.trim()
  // A hash of another system is renewed from what was given, which must be the password itself.
  return bare !== password && !isFirebaseHash(hash) && isHashed(bare, hash)
}

async function isHashed(password: string, hash: string): Promise<boolean> {
  if (isFirebaseHash(hash)) {
    const { salt, length, cost, seal, expected } = readFirebaseHash(hash)
    const made = seal(await derive(password, salt, length, cost))
    return made.length === expected.length && timingSafeEqual(made, expected)
  }
  const [kind, N, r, p, salt, kept] = hash.split('$')
  if (kind !== 'scrypt' || !salt || !kept) return false
  const expected = Buffer.from(kept, 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return timingSafeEqual(await derive(normal(password), Buffer.from(salt, 'base64'), expected.length, cost), expected)
}

/** The same letters typed on another keyboard may be other code points. */
const normal = (password: string) => password.normalize('NFKC')

function derive(password: string, salt: Buffer, length: number, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: maxMemory(cost) }
  return queued(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}
