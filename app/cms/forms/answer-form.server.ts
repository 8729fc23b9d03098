import { createContext, type RouterContextProvider } from 'react-router'
import { isForAdministrators } from '../../accounts/require-session.server.ts'
import { readSession, viewerContext, type Denial } from '../../accounts/session.server.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { sessionCookie } from '../../accounts/auth.server.ts'
import { normalEmail } from '../../accounts/account-checks.server.ts'
import { readDevice } from '../../accounts/device.server.ts'
import { signIn, signInSecondly } from '../../accounts/sign-in/sign-in.server.ts'
import { siteContext } from '../../platform/site-context.server.ts'
import { OWN, type AskedForm, type SavedNotice } from './asked-form.ts'
import { addressSince, findForm, findNotice, FormAddress } from './asked-form.server.ts'
import { takeForm } from './take-form.server.ts'
import { readTexts } from './form-texts.server.ts'

/** The form that a page is answered with, where that is not the one that its address asks for. */
export const formContext = createContext<AskedForm | null>(null)

/** Who asks, as far as the answer changes that. */
interface Who {
  viewer: Viewer | undefined
  denial: Denial
  cookies: string[]
}

/** What a form came to: where it leads, a page with a form, or what is to be sent again, each with who asks by now. */
export type FormAnswer = { who: Who } & ({ to: string } | { form: AskedForm; status: number } | { sent: FormData })

/** Administrators' own pages whose forms hold no secret: they are sent again once she has signed in. */
const SENT_AGAIN = /^\/(?:admin\/tarifs|bienvenue(?:\/[a-z]+)?|historique|prevu)$/

const ENDED = 'Votre session est terminée. Votre texte est gardé : connectez-vous, et il sera enregistré.'
const FILELESS = `${ENDED} La photo n'est pas gardée : donnez-la de nouveau ensuite.`
const ASKED_BEFORE =
  "Votre session est terminée. Rien n'est perdu : connectez-vous, et ce que vous avez demandé sera fait."
const UNREAD = 'Votre session est terminée : connectez-vous pour modifier cette page.'
const CODE = 'Donnez maintenant le code que montre votre application, ou un de vos codes de secours.'

/** The names of what a sign-in is made of: never sent back. */
const PROOFS: string[] = [OWN.email, OWN.password, OWN.code]

/**
 * Answers what is asked of the form of a place: saves what an administrator sends; lets whose session has ended sign in
 * without losing what she typed. Returns undefined for any other request.
 */
export async function answerForm(
  request: Request,
  context: RouterContextProvider,
  who: Who,
): Promise<FormAnswer | undefined> {
  const isSent = request.method === 'POST'
  if (isSent && !isForm(request)) return undefined
  const site = context.get(siteContext)
  const opened = new FormAddress(request.url)
  if (opened.asked('form') === undefined && opened.asked('removal') === undefined) {
    const isSentAgain = isSent && !who.viewer && who.denial === 401 && SENT_AGAIN.test(opened.path)
    // Where nobody has ever signed in, nobody's session has ended.
    const isKnown = isSentAgain && (await readDevice(site, request)).accounts.length > 0
    return isKnown ? askWho(request, context, who, opened) : undefined
  }
  if (!who.viewer) {
    // A cookie ends with its session: who sends a form had one.
    const hadSession = who.denial === 401 && (isSent || (await sessionCookie(site.auth, request)) !== undefined)
    if (!hadSession || !opened.place) return undefined
    return askWho(request, context, who, await addressSince(site.db, opened))
  }
  if (!isSent) return undefined
  const address = await addressSince(site.db, opened)
  const form = await request.formData().catch(() => undefined)
  const taken = form && (await takeForm(site, address, form, who.viewer.user.uid))
  return taken ? { who, ...taken } : { who, to: address.with() }
}

/** Asks to sign in, and does what was to be done once that has happened. */
async function askWho(
  request: Request,
  context: RouterContextProvider,
  who: Who,
  address: FormAddress,
): Promise<FormAnswer | undefined> {
  const site = context.get(siteContext)
  const nothing = { form: new FormData(), hadFile: false }
  const { form, hadFile } =
    request.method === 'POST' ? await readTexts(request, KEPT_LIMIT).catch(() => nothing) : nothing
  const kept = keptOf(form)
  const ended = !address.place ? ASKED_BEFORE : hadFile ? FILELESS : ENDED
  const text = (name: string) => (typeof form.get(name) === 'string' ? String(form.get(name)) : '')
  const asked = (
    more: Partial<Extract<AskedForm, { kind: 'sign-in' }>>,
    cookies: string[],
    status: number,
  ): FormAnswer => ({
    who: { ...who, cookies },
    status,
    form: {
      kind: 'sign-in',
      title: 'Connexion',
      action: address.here,
      back: address.with(),
      hidden: {},
      kept,
      step: 'password',
      email: text(OWN.email),
      isAlone: isForAdministrators('GET', address.path.slice(1)),
      message: kept.length === 0 ? UNREAD : ended,
      ...more,
    },
  })
  const isSecond = form.has(OWN.code)
  if (!isSecond && !form.has(OWN.password)) return asked({}, [], 401)
  const email = normalEmail(text(OWN.email))
  const result = isSecond
    ? await signInSecondly(request, context, { code: text(OWN.code) })
    : await signIn(request, context, { email, password: text(OWN.password) })
  if (!result.admitted) {
    const step = result.status === 202 || (isSecond && result.status === 401) ? 'code' : 'password'
    const status = result.status === 202 ? 200 : result.status
    return asked({ step, message: result.message ?? CODE }, result.cookies ?? [], status)
  }
  const now = await readSession(site, withCookies(request, result.cookies))
  if (!now.viewer) return asked({}, result.cookies, 401)
  const known: Who = { ...now, cookies: [...result.cookies, ...now.cookies] }
  for (const name of PROOFS) form.delete(name)
  if ([...form].length === 0) return { who: known, to: address.here }
  if (!address.place) return { who: known, sent: form }
  const taken = await takeForm(site, address, form, now.viewer.user.uid)
  return { who: known, ...(taken ?? { to: address.with() }) }
}

const keptOf = (form: FormData): [name: string, value: string][] =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' && !PROOFS.includes(name) ? [[name, value]] : []))

/** How much text is read for somebody who may be anyone, in bytes. */
const KEPT_LIMIT = 1024 * 1024

/** The same request as the browser would send it after this answer. */
function withCookies(request: Request, cookies: string[]): Request {
  const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
  return new Request(request.url, { headers })
}

const isForm = (request: Request) =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(
    request.headers.get('Content-Type') ?? '',
  )

/** Finds the form that a page is to show, and what is said of the one before it. */
export async function findAsked(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ form?: AskedForm | undefined; notice?: SavedNotice | undefined }> {
  const given = context.get(formContext)
  if (given) return { form: given }
  if (!context.get(viewerContext)) return {}
  const { db } = context.get(siteContext)
  const address = await addressSince(db, new FormAddress(request.url))
  const [form, notice] = await Promise.all([findForm(db, address), findNotice(db, address)])
  return { ...(form && { form }), ...(notice && { notice }) }
}
