import type { RouterContextProvider } from 'react-router'
import { sentForm, textsOf } from '../../platform/http/sent-form.server.ts'
import type { OwnPasswordAnswer, PasswordField } from '../own-account.ts'
import type { Viewer } from '../viewer.ts'
import { verifyPassword } from '../password-hash.server.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findPasswordHash, setPassword } from '../accounts.server.ts'
import { concerned, recordEvent } from '../audit.server.ts'
import { tryProof } from '../own-proof.server.ts'
import { clientOf } from '../session.server.ts'
import { TooBusy } from '../too-busy.server.ts'
import { sayFailedWrite } from '../../platform/failed-write.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

/** Asks an administrator for her password again. Returns why it will not do, in French, or undefined. */
export async function checkOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  password: string,
): Promise<string | undefined> {
  const { db } = context.get(siteContext)
  const { user } = viewer
  return tryProof(db, `own|${user.uid}`, async () => {
    const hash = await findPasswordHash(db, user.uid)
    if (hash && (await verifyPassword(password, hash))) return undefined
    await recordEvent(db, 'refused', concerned(viewer), clientOf(request, context))
    return 'Ce mot de passe est incorrect.'
  })
}

/** Why a new password was not taken that was not given twice. */
export const DIFFERENT = 'Les deux nouveaux mots de passe ne sont pas les mêmes.'

/** Changes an administrator's password as the form of the page asks, and ends her other sessions. */
export async function changeOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
): Promise<OwnPasswordAnswer> {
  const text = textsOf(await sentForm(request))
  const { db, settings, live } = context.get(siteContext)
  const given = { password: text('password'), new: text('new'), again: text('again') }
  try {
    const wrong = await checkOwnPassword(request, context, viewer, given.password)
    if (wrong) return refused('password', wrong, { new: given.new, again: given.again })
    if (given.new !== given.again) return refused('again', DIFFERENT, { password: given.password, new: given.new })
    if (given.new === given.password)
      return refused('new', "C'est le mot de passe que vous avez déjà.", { password: given.password })
    const by = { session: viewer.session.id, client: clientOf(request, context) }
    await setPassword(db, viewer.user.email, given.new, settings.passwordMinLength, by)
  } catch (error) {
    if (error instanceof TooBusy || !(error instanceof Refusal)) return { ...notSet(error), kept: given }
    return refused('new', error.message, { password: given.password })
  }
  live.notify()
  return { isDone: true }
}

/** Says why a password that was not looked at, or could not be written, is to be sent again. */
export function notSet(error: unknown): OwnPasswordAnswer {
  const { status, message } = error instanceof TooBusy ? { status: 429, message: error.message } : sayFailedWrite(error)
  return { problem: { field: 'new', message }, again: status }
}

/** Refuses a new password beside a field, and keeps what else was given. */
export const refused = (field: PasswordField, message: string, kept: NonNullable<OwnPasswordAnswer['kept']>) => ({
  problem: { field, message },
  kept,
})
