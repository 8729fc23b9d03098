import type { RouterContextProvider } from 'react-router'
import type { OwnPasswordAnswer } from '../content/own-account.ts'
import type { Viewer } from '../content/viewer.ts'
import { verifyPassword } from '../lib/password-hash.server.ts'
import { Refusal } from '../lib/refusal.ts'
import { findPasswordHash, setPassword } from '../store/accounts.server.ts'
import { countAttempt, forgetAttempts } from '../store/attempts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { whence } from './session.server.ts'
import { siteContext } from './site-context.server.ts'

/** A session that was left open is no way to guess the password. */
const RULES = [{ window: 15 * 60, max: 10 }]

/** Asks an administrator for her password again. Returns why it will not do, in French, or undefined. */
export async function checkOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { user }: Viewer,
  password: string,
): Promise<string | undefined> {
  const { db } = context.get(siteContext)
  const key = `own|${user.uid}`
  if (!(await countAttempt(db, key, RULES)).allowed) return 'Trop de tentatives. Réessayez dans 15 minutes.'
  const hash = await findPasswordHash(db, user.uid)
  if (!hash || !(await verifyPassword(password, hash))) {
    await recordEvent(db, 'refused', { id: user.uid, name: user.displayName }, whence(request, context))
    return 'Ce mot de passe est incorrect.'
  }
  await forgetAttempts(db, [key], RULES)
  return undefined
}

/** Changes an administrator's password as the form of the page asks, and ends her other sessions. */
export async function changeOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
): Promise<OwnPasswordAnswer> {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => String(form.get(name) ?? '')
  const { db, settings, live } = context.get(siteContext)
  const problem = await checkOwnPassword(request, context, viewer, text('password'))
  if (problem) return { problem }
  if (text('new') !== text('again')) return { problem: 'Les deux nouveaux mots de passe ne sont pas les mêmes.' }
  if (text('new') === text('password')) return { problem: "C'est le mot de passe que vous avez déjà." }
  const own = { session: viewer.session.id, whence: whence(request, context) }
  try {
    await setPassword(db, viewer.user.email, text('new'), settings.passwordMinLength, own)
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    throw error
  }
  live.nudge()
  return { isDone: true }
}
