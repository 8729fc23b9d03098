import type { RouterContextProvider } from 'react-router'
import type { AccountsAnswer, AccountsField, AccountsState } from './own-account.ts'
import type { Viewer } from './viewer.ts'
import { Refusal } from '../lib/refusal.ts'
import { checkEmail } from './account-checks.server.ts'
import { changeEmail, listAccounts, renameAccount } from './accounts.server.ts'
import { countAttempt } from './attempts.server.ts'
import { makePasswordLink } from './passwords/password-links.server.ts'
import { checkOwnPassword } from './passwords/own-password.server.ts'
import { clientOf } from './session.server.ts'
import { waitWords } from './sign-in/sign-in-answers.server.ts'
import { siteContext } from '../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Nobody forgets her password more often. */
const LINKS = [{ window: 24 * 60 * 60, max: 10 }]

/** Reads what an administrator may change of her own account, and whom she may help. */
export async function readAccounts(context: Context, { user }: Viewer): Promise<AccountsState> {
  const accounts = await listAccounts(context.get(siteContext).db)
  const others = accounts.filter(({ id, disabled }) => id !== user.uid && !disabled)
  return { name: user.displayName, email: user.email, others: others.map(({ id, name }) => ({ id, name })) }
}

/** Does what a form of the page asks. An e-mail is changed, and a link to a new password made, for who gives her own again. */
export async function answerAccounts(request: Request, context: Context, viewer: Viewer): Promise<AccountsAnswer> {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => String(form.get(name) ?? '')
  const { db, live } = context.get(siteContext)
  const from = clientOf(request, context)
  const about: AccountsField = form.has('name') ? 'name' : form.has('email') ? 'email' : 'password'
  const kept = { name: text('name'), email: text('email') }
  try {
    if (about === 'name') {
      await renameAccount(db, viewer.user.uid, kept.name, from)
      live.notify()
      return { changed: 'nom' }
    }
    if (about === 'email') {
      checkEmail(kept.email)
      const wrong = await checkOwnPassword(request, context, viewer, text('proof'))
      if (wrong) return { problem: { field: 'proof', message: wrong }, kept }
      await changeEmail(db, { id: viewer.user.uid, name: viewer.user.displayName }, kept.email, from)
      return { changed: 'adresse' }
    }
    const other = text('other')
    if (!other || other === viewer.user.uid) return { problem: { field: 'password', message: 'Demande inconnue.' } }
    const wrong = await checkOwnPassword(request, context, viewer, text('password'))
    if (wrong) return { problem: { field: 'password', message: wrong } }
    const counted = await countAttempt(db, `links|${viewer.user.uid}`, LINKS)
    if (!counted.allowed) throw new Refusal(`Trop de liens. Réessayez dans ${waitWords(counted.retryAfter)}.`)
    const ticket = await makePasswordLink(db, other, from)
    return { link: new URL(`/nouveau-mot-de-passe/${ticket}`, request.url).href }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problem: { field: about, message: error.message }, kept }
  }
}
