import { log } from '../../lib/log.ts'
import { upperFirst } from '../../lib/upper-first.ts'
import { findCodeStep, makeCodeSecret, stepAt } from './one-time-code.server.ts'
import { openText, sealText } from '../sealed-text.server.ts'
import { recordEvent, type Concerned, type Client } from '../audit.server.ts'
import { useRecoveryCode } from './recovery-codes.server.ts'
import { beginSecondFactor, confirmSecondFactor, findSecondFactor, useStep } from './second-factor.server.ts'
import { tryProof } from '../own-proof.server.ts'
import type { Site } from '../../platform/site-context.server.ts'

type Kept = Pick<Site, 'db' | 'auth'>

/** How many steps a secret is being taken to an app: a telephone may show its page anew meanwhile, and it stays the same. */
const TAKING = 30

/** Makes a secret for an account's authenticator app, and returns it: a first code has to prove that it is there. */
export async function beginCodes(site: Kept, userId: string): Promise<string> {
  const taken = await findSecretBeingTaken(site, userId)
  if (taken) return taken
  const secret = makeCodeSecret()
  await beginSecondFactor(site.db, userId, sealText(secret, site.auth.options.secret), stepAt(new Date()))
  return secret
}

/** Reads the secret that waits for its first code. Returns undefined where none does, or none since a step. */
export async function findWaitingSecret({ db, auth }: Kept, userId: string, since = 0): Promise<string | undefined> {
  const factor = await findSecondFactor(db, userId)
  const isWaiting = factor && !factor.confirmedAt && factor.lastStep >= since
  return isWaiting ? openText(factor.sealedSecret, auth.options.secret) : undefined
}

/** Reads the secret that was made so lately that it may be on its way to an app. */
export function findSecretBeingTaken(site: Kept, userId: string): Promise<string | undefined> {
  return findWaitingSecret(site, userId, stepAt(new Date()) - TAKING)
}

/** Turns codes on by a first code. Returns the recovery codes that were made, or undefined where the code is wrong. */
export async function confirmCodes(site: Kept, account: Concerned, code: string, client: Client) {
  const secret = await findWaitingSecret(site, account.id)
  const step = secret && findCodeStep(secret, digits(code), new Date(), 0)
  return step ? confirmSecondFactor(site.db, account, step, client) : undefined
}

/** Checks a code from the app, or one of the recovery codes, and uses it up. Returns which it was, or undefined. */
export async function useCode(
  { db, auth }: Kept,
  userId: string,
  given: string,
): Promise<'code' | 'recoveryCode' | undefined> {
  const factor = await findSecondFactor(db, userId)
  const secret = factor?.confirmedAt ? openText(factor.sealedSecret, auth.options.secret) : undefined
  const step = secret && findCodeStep(secret, digits(given), new Date(), factor!.lastStep)
  if (step && (await useStep(db, userId, step))) return 'code'
  return (await useRecoveryCode(db, userId, given)) ? 'recoveryCode' : undefined
}

/** Says in French, to go on within a sentence, why a code that `useCode` did not take is refused. */
export async function whyCodeRefused({ db, auth }: Kept, userId: string): Promise<string> {
  const factor = await findSecondFactor(db, userId)
  if (!factor?.confirmedAt || openText(factor.sealedSecret, auth.options.secret) !== undefined)
    return 'ce code est faux, ou a déjà servi.'
  if (!told.has(userId)) log('error', 'second-factor-unreadable', { userId, cause: 'SESSION_SECRET' })
  told.add(userId)
  return 'le site ne sait plus lire les codes de votre application : son réglage SESSION_SECRET a changé. Donnez un de vos codes de secours. Sans eux, la personne qui héberge le site remet ce réglage, ou lance « institut admin second-factor off » avec votre e-mail.'
}

/** Whose codes the log has said to be unreadable. */
const told = new Set<string>()

/** Asks somebody with a session for a code. Returns why it will not do, in French, or undefined. */
export function checkOwnCode(
  site: Kept,
  account: Concerned,
  given: string,
  client: Client,
): Promise<string | undefined> {
  return tryProof(site.db, `own-code|${account.id}`, async () => {
    const used = await useCode(site, account.id, given)
    if (used === 'recoveryCode') await recordEvent(site.db, 'recovery-code-used', account, client)
    if (used) return undefined
    await recordEvent(site.db, 'code-refused', account, client)
    return upperFirst(await whyCodeRefused(site, account.id))
  })
}

/** Apps show a code in two groups. */
const digits = (code: string) => code.replace(/\s/g, '')
