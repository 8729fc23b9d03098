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
import { DIFFERENT } from './own-password.server.ts'
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
  const counted = await countAttempt(db, `link|${address && networkOf(address)}`, RULES)
  if (!counted.allowed) return tooMuch(upperFirst(tooManyWords(counted.retryAfter)), text)
  const account = await findPasswordLink(db, ticket)
  if (!account) return undefined
  if (text('new') !== text('again'))
    return { problem: { field: 'again', message: DIFFERENT }, kept: { new: text('new') } }
  try {
    const by = { ticket, client: clientOf(request, context) }
    await setPassword(db, account.email, text('new'), settings.passwordMinLength, by)
  } catch (error) {
    if (error instanceof TooBusy) return tooMuch(error.message, text)
    if (error instanceof Refusal) return refused(error.message)
    throw error
  }
  await forgetFirstPassword(settings.dataDir, account.email)
  live.notify()
  return { isDone: true }
}

const refused = (message: string): OwnPasswordAnswer => ({ problem: { field: 'new', message }, kept: {} })

const tooMuch = (message: string, text: (name: string) => string): OwnPasswordAnswer => ({
  problem: { field: 'new', message },
  kept: { new: text('new'), again: text('again') },
  isTooMuch: true,
})
