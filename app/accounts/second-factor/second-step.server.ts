import type { RouterContextProvider } from 'react-router'
import type { PasskeyRequest, SecondStepOffer } from '../passkeys/passkeys.ts'
import { findSecondStep } from './second-step-store.server.ts'
import { offerOpenRequest, offerRequest } from '../passkeys/verify.server.ts'
import { readPending, type Pending } from '../sign-in/pending-sign-in.server.ts'
import { relyingParty } from '../passkeys/relying-party.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

/**
 * Says what may be given after the password, which was given just now or in this browser a moment ago. Returns undefined
 * where it was not.
 */
export async function offerSecondStep(
  request: Request,
  context: Readonly<RouterContextProvider>,
  given?: Pending,
): Promise<SecondStepOffer | undefined> {
  const site = context.get(siteContext)
  const pending = given ?? (await readPending(site, request))
  if (!pending) return undefined
  const party = relyingParty(site.settings, request)
  const [passkey, { code }] = await Promise.all([
    party && offerRequest(site.db, party, pending),
    findSecondStep(site.db, pending.userId),
  ])
  return { passkey, code }
}

/** Says what may be asked of a passkey in place of the password. Returns undefined where there are none, here or at all. */
export async function offerPasskeyAlone(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PasskeyRequest | undefined> {
  const site = context.get(siteContext)
  const party = relyingParty(site.settings, request)
  return party && offerOpenRequest(site, party)
}
