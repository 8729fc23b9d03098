import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { PasskeyCreation, PasskeyRequest } from './passkeys.ts'
import type { Viewer } from '../viewer.ts'
import type { Database } from '../../platform/database/tables.ts'
import { log } from '../../lib/log.ts'
import { CHALLENGE_TIME, ChallengeOver, keepChallenge, takeChallenge } from './passkey-challenges.server.ts'
import {
  findPasskeyOwner,
  hasPasskeys,
  listPasskeys,
  notePasskeyUse,
  type NewPasskey,
  type Passkey,
} from './passkeys.server.ts'
import { makeOpenChallenge, takeOpenChallenge } from './open-challenge.server.ts'
import type { Pending } from '../sign-in/pending-sign-in.server.ts'
import type { RelyingParty } from './relying-party.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

type Kept = Pick<Site, 'db' | 'auth'>

/** EdDSA, ES256 and RS256: what every version of Node checks. Source: IANA, COSE Algorithms. */
const ALGORITHMS = [-8, -7, -257]

/** The password was given: that somebody is there is enough, and a plain key without a fingerprint will do. */
const AFTER_PASSWORD = { userVerification: 'preferred', requireUserVerification: false } as const

/** Nothing else is given: the device must have recognised whose it is, by the fingerprint, the face or its own code. */
const ALONE = { userVerification: 'required', requireUserVerification: true } as const

const base64url = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/)

/** What a browser says of the page that asked; refused from a frame of another site's page. Source: Web Authentication 3, 7.2. */
const clientDataSchema = base64url.refine((encoded) => {
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as Record<string, unknown>
  return !crossOrigin && topOrigin === undefined
})

const credentialSchema = z.object({ id: base64url, rawId: base64url, type: z.literal('public-key') })

const madeSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: clientDataSchema,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const signedSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: clientDataSchema,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

/** For a session: whoever has begun to make a passkey in it has just given the password. */
const creationKey = ({ session }: Viewer) => `creation|${session.id}`

const requestKey = ({ id }: Pending) => `request|${id}`

/** Says what a browser is to make for an administrator who has given the password again. */
export async function offerCreation(
  db: Database,
  party: RelyingParty,
  viewer: Viewer,
  siteName: string,
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: party.id,
    userID: new TextEncoder().encode(viewer.user.uid),
    userName: viewer.user.email,
    userDisplayName: viewer.user.displayName,
    timeout: CHALLENGE_TIME,
    excludeCredentials: await credentialsOf(db, viewer.user.uid),
    authenticatorSelection: { residentKey: 'preferred', userVerification: AFTER_PASSWORD.userVerification },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await keepChallenge(db, creationKey(viewer), options.challenge)
  return options
}

/** Reads a passkey that a browser has made. Returns undefined where it is not what was asked for, here and just now. */
export async function readCreated(
  db: Database,
  party: RelyingParty,
  viewer: Viewer,
  given: string,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  const made = parse(madeSchema, given)
  if (!made) return undefined
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, creationKey(viewer), challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: AFTER_PASSWORD.requireUserVerification,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const { transports } = made.response
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** Finds a passkey that a browser has made among those that an administrator has already, as where it is sent again. */
export async function findCreated(db: Database, { user }: Viewer, given: string): Promise<Passkey | undefined> {
  const made = parse(madeSchema, given)
  return (await listPasskeys(db, user.uid)).find(({ id }) => id === made?.id)
}

/** Says what a browser is to ask of the passkeys of who has given the password. Returns undefined where there are none. */
export async function offerRequest(
  db: Database,
  party: RelyingParty,
  pending: Pending,
): Promise<PasskeyRequest | undefined> {
  const allowCredentials = await credentialsOf(db, pending.userId)
  if (allowCredentials.length === 0) return undefined
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials,
    timeout: CHALLENGE_TIME,
    userVerification: AFTER_PASSWORD.userVerification,
  })
  await keepChallenge(db, requestKey(pending), options.challenge)
  return options
}

/**
 * Checks what a passkey has signed, and takes note of its use. Refuses it where it is none of this account's, was not asked
 * for here, was used before, or has counted further than it says.
 */
export function usePasskey(db: Database, party: RelyingParty, pending: Pending, given: string): Promise<Use> {
  const take = (challenge: string) => takeChallenge(db, requestKey(pending), challenge)
  return useSigned(db, party, { userId: pending.userId, given, take, ...AFTER_PASSWORD })
}

/** Says what a browser is to ask of any passkey of this site, without a password. Returns undefined where nobody has one. */
export async function offerOpenRequest(site: Kept, party: RelyingParty): Promise<PasskeyRequest | undefined> {
  if (!(await hasPasskeys(site.db))) return undefined
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: makeOpenChallenge(site.auth.options.secret),
    timeout: CHALLENGE_TIME,
    userVerification: ALONE.userVerification,
  })
}

/** Finds who has signed, as far as is said. Returns undefined for a passkey that is nobody's. */
export async function findSigner(db: Database, given: string): Promise<{ id: string; email: string } | undefined> {
  const signed = parse(signedSchema, given)
  return signed && findPasskeyOwner(db, signed.id)
}

/** Checks what a passkey has signed without a password, as `usePasskey`; and that its device has recognised its owner. */
export function usePasskeyAlone({ db, auth }: Kept, party: RelyingParty, userId: string, given: string): Promise<Use> {
  const take = (challenge: string) => takeOpenChallenge(db, auth.options.secret, challenge)
  return useSigned(db, party, { userId, given, take, ...ALONE })
}

/** What comes of what a passkey has signed; `late` where it was asked for too long ago. */
export type Use = 'used' | 'refused' | 'late'

interface Signed {
  userId: string
  given: string
  /** Uses up what was to be signed. */
  take: (challenge: string) => Promise<boolean>
  requireUserVerification: boolean
}

async function useSigned(
  db: Database,
  party: RelyingParty,
  { userId, given, take, requireUserVerification }: Signed,
): Promise<Use> {
  const signed = parse(signedSchema, given)
  const passkey = (await listPasskeys(db, userId)).find(({ id }) => id === signed?.id)
  if (!signed || !passkey) return 'refused'
  const { userHandle, ...response } = signed.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== userId) return 'refused'
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...signed, response, clientExtensionResults: {} },
    expectedChallenge: take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification,
  }).catch((error: unknown) => {
    refused(error)
    return error instanceof ChallengeOver ? ('late' as const) : undefined
  })
  if (verified === 'late') return verified
  const isUsed = verified?.verified && (await notePasskeyUse(db, passkey.id, verified.authenticationInfo.newCounter))
  return isUsed ? 'used' : 'refused'
}

const credentialsOf = async (db: Database, userId: string) =>
  (await listPasskeys(db, userId)).map(({ id, transports }) => ({ id, transports }))

function parse<T>(schema: z.ZodType<T>, given: string): T | undefined {
  try {
    return schema.parse(JSON.parse(given))
  } catch {
    return undefined
  }
}

/** The library throws at what is not as it should be, and says why: no fault of ours, whose place would help. */
function refused(error: unknown): undefined {
  log('warn', 'passkey-refused', { error: error instanceof Error ? error.message : String(error) })
  return undefined
}
