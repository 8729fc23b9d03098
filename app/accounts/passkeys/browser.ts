import type { PasskeyCreation, PasskeyRequest } from './passkeys'
import { loadPart } from '../../ui/load-part'

/** What a browser has made or signed, as it is sent; or why it has not, in French. */
export type PasskeyAnswer = { given: string } | { problem: string }

const load = () => loadPart(() => import('@simplewebauthn/browser')).catch(() => undefined)

const NOT_LOADED = { problem: "La page n'a pas tout reçu : vérifiez votre connexion, puis réessayez." }

/** Has the browser make a passkey. */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAnswer> {
  const browser = await load()
  return browser ? answerOf(browser.startRegistration({ optionsJSON: creation })) : NOT_LOADED
}

/** Has the browser ask for a passkey. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const browser = await load()
  return browser ? answerOf(browser.startAuthentication({ optionsJSON: request })) : NOT_LOADED
}

function answerOf(asked: Promise<object>): Promise<PasskeyAnswer> {
  return asked.then(
    (given) => ({ given: JSON.stringify(given) }),
    (error: Error) => ({ problem: wordsFor(error) }),
  )
}

/** Of what was cancelled, came too late or is not there, browsers say the same. */
function wordsFor({ name }: Error): string {
  if (name === 'InvalidStateError') return "Cet appareil a déjà une clé d'accès pour ce compte."
  if (name === 'NotAllowedError') return "Rien n'a été fait : la demande a été annulée, ou a pris trop de temps."
  return "Ce navigateur n'a pas pu s'en servir. Essayez avec un autre, ou sur un autre appareil."
}
