import type { RouterContextProvider } from 'react-router'
import { sentForm, textsOf } from '../../platform/http/sent-form.server.ts'
import type { OwnPasswordAnswer } from '../own-account.ts'
import { networkOf } from '../../lib/network.ts'
import { upperFirst } from '../../lib/upper-first.ts'
import { Refusal } from '../../lib/refusal.ts'
import { setPassword } from '../accounts.server.ts'
import { countAttempt } from '../attempts.server.ts'
import { forgetFirstPassword } from '../first-password.server.ts'
import { findPasswordLink } from './password-links.server.ts'
import { DIFFERENT, notSet, refused } from './own-password.server.ts'
import { addressContext, clientOf } from '../session.server.ts'
import { tooManyWords } from '../sign-in/sign-in-answers.server.ts'
import { RULES } from '../sign-in/sign-in-limits.server.ts'
import { TooBusy } from '../too-busy.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Reads whose password a link sets. Returns undefined where it is good no more. */
export async function readPasswordLink(context: Context, ticket: string) {
  const { db, settings } = context.get(siteContext)
  const account = await findPasswordLink(db, ticket)
  return account && { email: account.email, minLength: settings.passwordMinLength }
}

/** Sets a password as the form of a link's page asks. Returns undefined where the link is good no more. */
export async function setPasswordByLink(
  request: Request,
  context: Context,
  ticket: string,
): Promise<OwnPasswordAnswer | undefined> {
  const text = textsOf(await sentForm(request))
  const { db, settings, live } = context.get(siteContext)
  const address = context.get(addressContext)
  const kept = { new: text('new'), again: text('again') }
  let email: string
  try {
    const counted = await countAttempt(db, `link|${address && networkOf(address)}`, RULES)
    if (!counted.allowed) return { ...refused('new', upperFirst(tooManyWords(counted.retryAfter)), kept), again: 429 }
    const account = await findPasswordLink(db, ticket)
    if (!account) return undefined
    if (kept.new !== kept.again) return refused('again', DIFFERENT, { new: kept.new })
    email = account.email
    const by = { ticket, client: clientOf(request, context) }
    await setPassword(db, email, kept.new, settings.passwordMinLength, by)
  } catch (error) {
    if (error instanceof TooBusy || !(error instanceof Refusal)) return { ...notSet(error), kept }
    return refused('new', error.message, {})
  }
  await forgetFirstPassword(settings.dataDir, email)
  live.notify()
  return { isDone: true }
}
