import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { limitedQueue } from '../lib/limited-queue.ts'

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
  const key = await derive(password, salt, KEY_BYTES, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Says whether a password is the one that was hashed; false for a hash of another kind. Refuses as `hashPassword`. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt, kept] = hash.split('$')
  if (kind !== 'scrypt' || !salt || !kept) return false
  const expected = Buffer.from(kept, 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), expected.length, cost), expected)
}

function derive(password: string, salt: Buffer, length: number, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: maxMemory(cost) }
  return queued(
    () =>
      new Promise((resolve, reject) => {
        // The same letters typed on another keyboard may be other code points.
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
