import type { RouterContextProvider } from 'react-router'
import { verifyPassword } from '../lib/password-hash.server.ts'
import { findPasswordHash } from '../store/accounts.server.ts'
import { recordEvent } from '../store/audit.server.ts'
import { countAttempt, forgetAttempts } from '../store/attempts.server.ts'
import type { Viewer } from '../content/viewer.ts'
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
