import { hash } from 'node:crypto'
import type { Database } from '../../platform/database/tables.ts'
import { limitedQueue } from '../../lib/limited-queue.ts'
import { networkOf } from '../../lib/network.ts'
import { countAttempt, forgetAttempts, type Attempt } from '../attempts.server.ts'
import { findTried, type Concerned } from '../audit.server.ts'

/** For each way in: ten tries in a quarter of an hour and a hundred in a day. Source: OWASP ASVS 5.0, 6.3.1. */
export const RULES = [
  { window: 15 * 60, max: 10 },
  { window: 24 * 60 * 60, max: 100 },
]

/** One stranger's password is checked at a time: whatever their number, who is known finds a place. */
const strangersQueue = limitedQueue({ running: 1, waiting: 8 })

/** A device that has signed in before, and the keys of the accounts that it signed in to. */
export interface Device {
  id: string
  accounts: string[]
}

/** Someone's way to an account, with the counts that it is held to. */
export interface Way {
  account: Concerned | undefined
  /** Lets a try through, or says how long to wait. */
  count: () => Promise<Attempt>
  /** Forgets what this way has counted: whoever came by it was in the right. */
  forget: () => Promise<void>
  /** Runs the check of a password when it is its turn. Refuses with a QueueFullError. */
  run: <T>(check: () => Promise<T>) => Promise<T>
}

/** What is given: the password, what follows it, or a passkey alone. */
export type Step = 'password' | 'code' | 'passkey'

interface Trying {
  email: string
  address: string | undefined
  device: Device
  /** Each step has its own counts. */
  step: Step
}

/** Names an account that may not exist: not by the e-mail itself, which may be anybody's who mistook this form for another. */
export const accountKey = (email: string) => hash('sha256', email, 'base64url')

/**
 * Finds the way by which someone comes to an account. A device that has signed in to it before has counts of its
 * own, and so has an address that it was signed in from: what the rest of the world guesses does not shut them
 * out. Strangers are counted by network and, all together, by account.
 */
export async function findWay(db: Database, { email, address, device, step }: Trying): Promise<Way> {
  const network = address && networkOf(address)
  const key = accountKey(email)
  const { account, isKnownAddress } = await findTried(db, email, network)
  const isKnownDevice = device.accounts.includes(key)
  const keys = isKnownDevice
    ? [`${step}|device|${device.id}|${key}`]
    : isKnownAddress
      ? [`${step}|known|${network}|${key}`]
      : [`${step}|address|${network}`, `${step}|account|${key}`]
  return {
    account,
    count: () => countAll(db, keys),
    forget: () => forgetAttempts(db, keys, RULES),
    run: (check) => (isKnownDevice || isKnownAddress ? check() : strangersQueue(check)),
  }
}

async function countAll(db: Database, keys: string[]): Promise<Attempt> {
  for (const key of keys) {
    const attempt = await countAttempt(db, key, RULES)
    if (!attempt.allowed) return attempt
  }
  return { allowed: true }
}
