import type { RouterContextProvider } from 'react-router'
import { concerned } from '../audit.server.ts'
import { sentForm, textsOf } from '../../platform/http/sent-form.server.ts'
import type { SecondFactorAnswer, SecondFactorState } from './second-factor.ts'
import type { Viewer } from '../viewer.ts'
import { frenchDate } from '../../lib/french-date.ts'
import { codeAddress } from './one-time-code.server.ts'
import { drawQrCode } from '../../lib/qr-code.server.ts'
import { findIdentity } from '../../cms/documents/identity.server.ts'
import { CODES_MISSED } from './codes-left.ts'
import { countRecoveryCodes, renewRecoveryCodes, wereCodesRenewed } from './recovery-codes.server.ts'
import { findSecondFactor } from './second-factor.server.ts'
import { findSecondStep, removeCodes } from './second-step-store.server.ts'
import { checkOwnPassword } from '../passwords/own-password.server.ts'
import { tryProof } from '../own-proof.server.ts'
import { beginCodes, checkOwnCode, confirmCodes, findSecretBeingTaken, findWaitingSecret } from './verify.server.ts'
import { clientOf } from '../session.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

const TURNED_ON = 'Le code est activé.'

const JUST_RENEWED =
  "Vos codes de secours viennent d'être refaits, et les anciens ne servent plus. Vous n'avez pas vu les nouveaux ? Attendez que l'application montre un autre code, et refaites-les."

/** Reads whether an administrator is asked for codes. */
export async function readSecondFactor(context: Context, { user }: Viewer): Promise<SecondFactorState> {
  const site = context.get(siteContext)
  const { db } = site
  const confirmedAt = (await findSecondFactor(db, user.uid))?.confirmedAt
  return {
    since: confirmedAt ? frenchDate(confirmedAt) : undefined,
    codesLeft: await countRecoveryCodes(db, user.uid),
    isWaiting: (await findSecretBeingTaken(site, user.uid)) !== undefined,
  }
}

/**
 * Does what a form of the page asks. Whatever changes something but a first code asks for the password again, and for a
 * code where codes are on; a secret is shown after the password alone.
 */
export async function answerSecondFactor(
  request: Request,
  context: Context,
  viewer: Viewer,
): Promise<SecondFactorAnswer> {
  const text = textsOf(await sentForm(request))
  const site = context.get(siteContext)
  const account = concerned(viewer)
  const from = clientOf(request, context)
  if (text('intent') === 'confirm') {
    // Sent again, as by a page that is loaded anew: the code was right the first time.
    const { code, passkeys } = await findSecondStep(site.db, account.id)
    // Where a passkey came first, no codes were shown.
    if (code) return { done: passkeys > 0 ? TURNED_ON : `${TURNED_ON} ${CODES_MISSED}` }
    let recoveryCodes: string[] | undefined
    const problem = await tryProof(site.db, `first-code|${account.id}`, async () => {
      recoveryCodes = await confirmCodes(site, account, text('code'), from)
      return recoveryCodes
        ? undefined
        : "Ce code est faux. Attendez le suivant, et vérifiez que le téléphone est à l'heure."
    })
    // Those on paper are still good where a passkey came first.
    if (!problem) return recoveryCodes?.length ? { recoveryCodes } : {}
    return { problem, field: 'code', isWaiting: (await findWaitingSecret(site, account.id)) !== undefined }
  }
  const wrong = await checkOwnPassword(request, context, viewer, text('password'))
  if (wrong) return { problem: wrong, field: 'password' }
  const { code: isOn } = await findSecondStep(site.db, account.id)
  const refused = isOn ? await checkOwnCode(site, account, text('code'), from) : undefined
  if (refused) {
    const isRepeated = text('intent') === 'renew' && (await wereCodesRenewed(site.db, account.id))
    return { problem: isRepeated ? `${refused} ${JUST_RENEWED}` : refused, field: 'code' }
  }
  switch (text('intent')) {
    case 'begin':
      if (isOn) return {}
      return { setup: await setup(context, viewer, await beginCodes(site, account.id)) }
    case 'renew':
      return isOn ? { recoveryCodes: await renewRecoveryCodes(site.db, account, from) } : {}
    case 'off':
      await removeCodes(site.db, account, from)
      return {}
    default:
      return { problem: 'Cette demande est inconnue.' }
  }
}

async function setup(context: Context, { user }: Viewer, secret: string) {
  const { nom } = await findIdentity(context.get(siteContext).db)
  const address = codeAddress(secret, nom, user.email)
  return { secret, address, drawing: drawQrCode(address) }
}
