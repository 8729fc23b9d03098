import type { RouterContextProvider } from 'react-router'
import { concerned } from './audit.server.ts'
import { sentForm, textsOf } from '../platform/http/sent-form.server.ts'
import type { AccountsAnswer, AccountsField, AccountsState } from './own-account.ts'
import type { Viewer } from './viewer.ts'
import { errorFields, log } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'
import { checkEmail, checkName } from './account-checks.server.ts'
import { ACCOUNT_LIMIT, addAccount, changeEmail, listAccounts, renameAccount } from './accounts.server.ts'
import { countAttempt } from './attempts.server.ts'
import { generatePassword } from './passwords/generate-password.server.ts'
import { makePasswordLink } from './passwords/password-links.server.ts'
import { checkOwnPassword } from './passwords/own-password.server.ts'
import { clientOf } from './session.server.ts'
import { waitWords } from './sign-in/sign-in-answers.server.ts'
import { sayFailedWrite } from '../platform/failed-write.server.ts'
import { siteContext } from '../platform/site-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** Nobody forgets her password more often. */
const LINKS = [{ window: 24 * 60 * 60, max: 10 }]

/** Reads what an administrator may change of her own account, and whom she may help. */
export async function readAccounts(context: Context, { user }: Viewer): Promise<AccountsState> {
  const accounts = await listAccounts(context.get(siteContext).db)
  const others = accounts.filter(({ id, disabled }) => id !== user.uid && !disabled)
  return {
    name: user.displayName,
    email: user.email,
    others: others.map(({ id, name }) => ({ id, name })),
    hasRoom: accounts.length < ACCOUNT_LIMIT,
  }
}

/** Does what a form of the page asks. Who gives her password again changes her e-mail, adds the other, or makes a link to a new password. */
export async function answerAccounts(request: Request, context: Context, viewer: Viewer): Promise<AccountsAnswer> {
  const form = await sentForm(request)
  const text = textsOf(form)
  const { db, live, settings } = context.get(siteContext)
  const from = clientOf(request, context)
  let about = (['name', 'email', 'newName'] as const).find((field) => form.has(field)) ?? ('password' as AccountsField)
  const kept = { name: text('name'), email: text('email'), newName: text('newName'), newEmail: text('newEmail') }
  const linkBy = (ticket: string) => new URL(`/nouveau-mot-de-passe/${ticket}`, request.url).href
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
      await changeEmail(db, concerned(viewer), kept.email, from)
      return { changed: 'adresse' }
    }
    if (about === 'newName') {
      const name = checkName(kept.newName)
      about = 'newEmail'
      const email = checkEmail(kept.newEmail)
      const wrong = await checkOwnPassword(request, context, viewer, text('newProof'))
      if (wrong) return { problem: { field: 'newProof', message: wrong }, kept }
      const password = generatePassword(settings.passwordMinLength)
      const id = await addAccount(db, { name, email, password }, settings.passwordMinLength, from)
      // The account is there by now: that its link failed is no reason to ask for it again.
      const ticket = await makePasswordLink(db, id, from).catch((error: unknown) => {
        log('error', 'password-link-failed', errorFields(error))
        return undefined
      })
      return { added: name, ...(ticket !== undefined && { link: linkBy(ticket) }) }
    }
    const other = text('other')
    if (!other || other === viewer.user.uid) return { problem: { field: 'password', message: 'Demande inconnue.' } }
    const wrong = await checkOwnPassword(request, context, viewer, text('password'))
    if (wrong) return { problem: { field: 'password', message: wrong } }
    const counted = await countAttempt(db, `links|${viewer.user.uid}`, LINKS)
    if (!counted.allowed) throw new Refusal(`Trop de liens. Réessayez dans ${waitWords(counted.retryAfter)}.`)
    return { link: linkBy(await makePasswordLink(db, other, from)) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: { field: about, message: error.message }, kept }
    const { status, message } = sayFailedWrite(error)
    return { problem: { field: about, message }, kept, again: status }
  }
}
