import type { RouterContextProvider } from 'react-router'
import type { AuditKind } from '../audit.ts'
import { QueueFullError } from '../../lib/limited-queue.ts'
import { log } from '../../lib/log.ts'
import { recordEvent } from '../audit.server.ts'
import { forgetFirstPassword } from '../first-password.server.ts'
import { findPasswordHash } from '../accounts.server.ts'
import { isFirebaseHash } from '../firebase-hash.server.ts'
import { deleteSession, whyNotAdmitted } from '../sessions/sessions.server.ts'
import { takeTicket } from '../../platform/tickets.server.ts'
import { ADDRESS_HEADER, REFUSED, SIGN_IN, type Auth } from '../auth.server.ts'
import { readDevice, rememberDevice } from '../device.server.ts'
import { findSigner, usePasskey, usePasskeyAlone, type Use } from '../passkeys/verify.server.ts'
import { forgetPending, readPending, rememberPending, type Pending } from './pending-sign-in.server.ts'
import { relyingParty } from '../passkeys/relying-party.server.ts'
import { useCode, whyCodeRefused } from '../second-factor/verify.server.ts'
import { addressContext, endPrevious, clientOf } from '../session.server.ts'
import { full, internal, refusal, tooMany, type SignIn } from './sign-in-answers.server.ts'
import { findWay, type Step, type Way } from './sign-in-limits.server.ts'
import { failedWrite } from '../../platform/json-answers.server.ts'
import { BUSY } from '../too-busy.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'

/** One try at one of both steps. */
interface Try {
  request: Request
  context: Readonly<RouterContextProvider>
  way: Way
  record: (kind: AuditKind) => Promise<void>
}

/**
 * Signs in with e-mail and password; 202 where a second step is to follow. Refuses with a status and a message for the form;
 * never says which of both is wrong.
 */
export async function signIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  credentials: { email: string; password: string },
): Promise<SignIn> {
  if (!credentials.email || !credentials.password) return refusal(400, "indiquez l'e-mail et le mot de passe.")
  return tryStep(request, context, { email: credentials.email, step: 'password' }, (one) =>
    tryPassword(one, credentials),
  )
}

/** What is given after the password: a code, or what a passkey has signed. */
export type SecondProof = { code: string } | { passkey: string }

/** Goes on after the password. Refuses as `signIn`, and where no password was given lately. */
export async function signInSecondly(
  request: Request,
  context: Readonly<RouterContextProvider>,
  proof: SecondProof,
): Promise<SignIn> {
  const pending = await readPending(context.get(siteContext), request)
  if (!pending) return tooLate()
  return tryStep(request, context, { email: pending.email, step: 'code' }, (one) => trySecondly(one, pending, proof))
}

/**
 * Signs in with what a passkey has signed, and nothing else: its device has recognised its owner. Refuses as `signIn`, and a
 * key whose device has not.
 */
export async function signInByPasskey(
  request: Request,
  context: Readonly<RouterContextProvider>,
  given: string,
): Promise<SignIn> {
  const site = context.get(siteContext)
  const party = relyingParty(site.settings, request)
  const signer = await findSigner(site.db, given)
  return tryStep(request, context, { email: signer?.email ?? '', step: 'passkey' }, async (one) => {
    const use = party && signer && (await usePasskeyAlone(site, party, signer.id, given))
    if (use === 'used') return admit(one, signer!.id)
    await one.record('passkey-refused')
    return passkeyRefusal(use, 'ou donnez votre mot de passe')
  })
}

/** Counted before anything is looked at: tries at the same moment cannot pass each other. */
async function tryStep(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, step }: { email: string; step: Step },
  attempt: (one: Try) => Promise<SignIn>,
): Promise<SignIn> {
  const site = context.get(siteContext)
  try {
    const device = await readDevice(site, request)
    const way = await findWay(site.db, { email, address: context.get(addressContext), device, step })
    const record = (kind: AuditKind) => recordEvent(site.db, kind, way.account, clientOf(request, context))
    const result = await way.run(async () => {
      const counted = await way.count()
      if (counted.allowed) return attempt({ request, context, way, record })
      if (counted.isFirst) await record('blocked')
      return tooMany(counted.retryAfter)
    })
    if (result.admitted || result.status === 202) await way.forget()
    if (!result.admitted) return result
    await forgetFirstPassword(site.settings.dataDir, email)
    return { admitted: true, cookies: [...result.cookies, await rememberDevice(site, device, email)] }
  } catch (error) {
    if (error instanceof QueueFullError) return tooMany(BUSY)
    return failedWrite(error).status === 507 ? full() : internal()
  }
}

async function tryPassword(
  { request, context, way, record }: Try,
  credentials: { email: string; password: string },
): Promise<SignIn> {
  const site = context.get(siteContext)
  const { id = '' } = way.account ?? {}
  const hash = await findPasswordHash(site.db, id)
  const response = await askAuth(site.auth, request, context.get(addressContext), credentials)
  if (response.ok) {
    // Sessions end with the password that opened them: so does this one, if it was changed while it was checked.
    const isChanged = hash && !isFirebaseHash(hash) && (await findPasswordHash(site.db, id)) !== hash
    if (isChanged) {
      const { token } = (await response.json()) as { token: string }
      await deleteSession(site.db, token)
      return explain(401, undefined, record)
    }
    await endPrevious(request, context)
    await record('signed-in')
    return { admitted: true, cookies: response.headers.getSetCookie() }
  }
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  if (code === REFUSED.code && way.account) {
    const { pending, cookie } = await rememberPending(site, { email: credentials.email, userId: way.account.id })
    return { admitted: false, status: 202, message: undefined, cookies: [cookie], pending }
  }
  log('warn', 'sign-in-refused', { status: response.status, code })
  return explain(response.status, code, record)
}

async function trySecondly(one: Try, pending: Pending, proof: SecondProof): Promise<SignIn> {
  const { request, context, record } = one
  const site = context.get(siteContext)
  const { userId } = pending
  if ('passkey' in proof) {
    const party = relyingParty(site.settings, request)
    const use = party && (await usePasskey(site.db, party, pending, proof.passkey))
    if (use !== 'used') {
      await record('passkey-refused')
      return passkeyRefusal(use, 'ou donnez un code')
    }
    return admit(one, userId, pending.id)
  }
  const used = await useCode(site, userId, proof.code)
  if (!used) {
    await record('code-refused')
    return refusal(401, await whyCodeRefused(site, userId))
  }
  const result = await admit(one, userId, pending.id)
  if (result.admitted && used === 'recoveryCode') await record('recovery-code-used')
  return result
}

function passkeyRefusal(use: Use | undefined, otherwise: string): SignIn {
  if (use === 'late') return refusal(401, 'la page était ouverte depuis trop longtemps. Recommencez.')
  return refusal(401, `cette clé d'accès n'a pas été acceptée. Réessayez, ${otherwise}.`)
}

/** `ticket` is what the password has opened, if it was given. */
async function admit({ request, context, record }: Try, userId: string, ticket?: string): Promise<SignIn> {
  const site = context.get(siteContext)
  const why = await whyNotAdmitted(site.db, userId)
  if (why) return explain(403, REFUSED[why], record)
  if (ticket !== undefined && !(await takeTicket(site.db, 'second-step', ticket))) return tooLate()
  const headers = headersFor(request, context.get(addressContext))
  const opened = await site.auth.api.openSession({ body: { userId }, headers, returnHeaders: true })
  await endPrevious(request, context)
  await record('signed-in')
  return { admitted: true, cookies: [...opened.headers.getSetCookie(), await forgetPending(site)] }
}

const tooLate = () => refusal(400, 'le délai est passé. Donnez à nouveau votre mot de passe.')

function askAuth(auth: Auth, request: Request, address: string | undefined, body: object): Promise<Response> {
  const { baseURL } = auth.options
  const headers = headersFor(request, address)
  headers.set('Content-Type', 'application/json')
  headers.set('Origin', new URL(baseURL).origin)
  const url = new URL(`/api/auth${SIGN_IN}`, baseURL)
  return auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Nothing else of the visitor's request reaches the accounts service. */
function headersFor(request: Request, address: string | undefined): Headers {
  const headers = new Headers({ 'User-Agent': request.headers.get('User-Agent') ?? '' })
  if (address) headers.set(ADDRESS_HEADER, address)
  return headers
}

async function explain(
  status: number,
  code: string | undefined,
  record: (kind: AuditKind) => Promise<void>,
): Promise<SignIn> {
  if (code === REFUSED.disabled) {
    await record('refused-disabled')
    return refusal(403, 'ce compte est désactivé.')
  }
  if (code === REFUSED.notAdmin) {
    await record('refused-role')
    return { admitted: false, status: 403, message: "Accès refusé : vous n'êtes pas autorisé à se connecter." }
  }
  if (status === 429) return tooMany(BUSY)
  if (status !== 400 && status !== 401) return internal()
  await record('refused')
  return refusal(401, 'e-mail ou mot de passe incorrect.')
}
