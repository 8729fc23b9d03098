import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/tables.ts'
import { CHALLENGE_TIME, ChallengeOver, useUpChallenge } from './passkey-challenges.server.ts'

const RANDOM = 16
const EXPIRY = 6
const SIGNATURE = 32

/**
 * Makes what a passkey is to sign for whoever asks: anybody may, so nothing is kept of it until it is used. It holds when it
 * is over, under a signature of ours.
 */
export function makeOpenChallenge(secret: string): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(EXPIRY)
  expiry.writeUIntBE(Date.now() + CHALLENGE_TIME, 0, EXPIRY)
  const told = Buffer.concat([randomBytes(RANDOM), expiry])
  return Uint8Array.from(Buffer.concat([told, signatureOf(told, secret)]))
}

/** Uses up what was to be signed. Returns false where it was not ours or used before; throws `ChallengeOver`. */
export async function takeOpenChallenge(db: Database, secret: string, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== RANDOM + EXPIRY + SIGNATURE) return false
  const told = bytes.subarray(0, RANDOM + EXPIRY)
  if (!timingSafeEqual(bytes.subarray(told.length), signatureOf(told, secret))) return false
  const expiry = told.readUIntBE(RANDOM, EXPIRY)
  if (expiry <= Date.now()) throw new ChallengeOver()
  return useUpChallenge(db, told.toString('base64url'), new Date(expiry))
}

const signatureOf = (told: Uint8Array, secret: string) =>
  createHmac('sha256', secret).update('passkey alone').update(told).digest()
