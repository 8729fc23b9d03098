import type { PasskeyCreation, PasskeyRequest } from '../content/passkeys'

/** What a browser has made or signed, as it is sent; or why it has not, in French. */
export type PasskeyAnswer = { given: string } | { problem: string }

/** Has the browser make a passkey. */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answerOf(startRegistration({ optionsJSON: creation }))
}

/** Has the browser ask for a passkey. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answerOf(startAuthentication({ optionsJSON: request }))
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
