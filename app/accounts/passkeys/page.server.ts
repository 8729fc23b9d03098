import type { RouterContextProvider } from 'react-router'
import { concerned } from '../audit.server.ts'
import { sentForm, textsOf } from '../../platform/http/sent-form.server.ts'
import { PASSKEY_NAME_LENGTH, type PasskeyLine, type PasskeysAnswer, type PasskeysState } from './passkeys.ts'
import type { Viewer } from '../viewer.ts'
import { deviceWords } from '../device-words.ts'
import { frenchMoment } from '../../lib/french-moment.ts'
import { findIdentity } from '../../cms/documents/identity.server.ts'
import { listPasskeys, PASSKEY_LIMIT, type Passkey } from './passkeys.server.ts'
import { CODES_MISSED } from '../second-factor/codes-left.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '../second-factor/recovery-codes.server.ts'
import { addPasskey, findSecondStep, hasSecondStep, removePasskey } from '../second-factor/second-step-store.server.ts'
import { checkOwnPassword } from '../passwords/own-password.server.ts'
import { findCreated, offerCreation, readCreated } from './verify.server.ts'
import { relyingParty } from './relying-party.server.ts'
import { clientOf } from '../session.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

const IMPOSSIBLE = "Ce site n'a pas d'adresse sûre (https) : les clés d'accès n'y sont pas possibles."

const REMOVED = "La clé d'accès est supprimée."

const PASSWORD_ALONE =
  'Votre mot de passe suffit maintenant à la connexion, et vos codes de secours ne servent plus : jetez-les.'

const addedWords = (name: string) => `La clé « ${name} » est ajoutée.`

/** Reads which passkeys an administrator has. */
export async function readPasskeys(request: Request, context: Context, { user }: Viewer): Promise<PasskeysState> {
  const { db, settings } = context.get(siteContext)
  const passkeys = await listPasskeys(db, user.uid)
  const { code } = await findSecondStep(db, user.uid)
  return {
    passkeys: passkeys.map(lineOf),
    hasApp: code,
    isPossible: relyingParty(settings, request) !== undefined,
    isFull: passkeys.length >= PASSKEY_LIMIT,
    codesLeft: await countRecoveryCodes(db, user.uid),
  }
}

function lineOf({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyLine {
  const now = new Date()
  const used = lastUsedAt ? `utilisée ${frenchMoment(lastUsedAt, now)}` : 'jamais utilisée'
  return { id, name, times: `Ajoutée ${frenchMoment(createdAt, now)}, ${used}.` }
}

/** Does what a form of the page asks. Whatever changes something begins with the password, given again. */
export async function answerPasskeys(request: Request, context: Context, viewer: Viewer): Promise<PasskeysAnswer> {
  const form = await sentForm(request)
  const text = textsOf(form)
  const { db, settings } = context.get(siteContext)
  const account = concerned(viewer)
  const from = clientOf(request, context)
  const party = relyingParty(settings, request)
  if (form.has('created')) {
    if (!party) return { problem: IMPOSSIBLE }
    // The key is made by now: a name that will not do is no reason to lose it.
    const given = text('name')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, PASSKEY_NAME_LENGTH)
    const name = given || deviceWords(request.headers.get('User-Agent'))
    const created = await readCreated(db, party, viewer, text('created'))
    const recoveryCodes = created && (await addPasskey(db, account, { ...created, name }, from))
    if (!recoveryCodes) {
      const earlier = await findCreated(db, viewer, text('created'))
      if (earlier) {
        const { code, passkeys } = await findSecondStep(db, account.id)
        const added = addedWords(earlier.name)
        // Codes were made with it where it is all that there is.
        return { done: !code && passkeys === 1 ? `${added} ${CODES_MISSED}` : added }
      }
      return { problem: "La clé d'accès n'a pas été ajoutée. Recommencez." }
    }
    return recoveryCodes.length > 0 ? { recoveryCodes } : { done: addedWords(name) }
  }
  const problem = await checkOwnPassword(request, context, viewer, text('password'))
  if (problem) return { problem, field: 'password' }
  if (form.has('remove')) {
    const removed = await removePasskey(db, account, text('remove'), from)
    if (!removed) return { problem: "Cette clé d'accès n'est plus là." }
    return { done: (await hasSecondStep(db, account.id)) ? REMOVED : `${REMOVED} ${PASSWORD_ALONE}` }
  }
  switch (text('intent')) {
    case 'begin': {
      if (!party) return { problem: IMPOSSIBLE }
      const { nom } = await findIdentity(db)
      const name = deviceWords(request.headers.get('User-Agent'))
      return { setup: { creation: await offerCreation(db, party, viewer, nom), name } }
    }
    case 'renew': {
      const { code, passkeys } = await findSecondStep(db, account.id)
      if (code) return { problem: 'Refaites-les à la page « Code de vérification » : un code vous y est demandé.' }
      return passkeys > 0 ? { recoveryCodes: await renewRecoveryCodes(db, account, from) } : {}
    }
    default:
      return { problem: 'Cette demande est inconnue.' }
  }
}
