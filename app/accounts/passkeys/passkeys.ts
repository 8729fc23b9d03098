import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What a browser is told to make a passkey. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

/** What a browser is told to ask for a passkey. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60

/** A passkey, as its owner reads it. */
export interface PasskeyLine {
  id: string
  name: string
  times: string
}

/** What an administrator's page on passkeys begins with. */
export interface PasskeysState {
  passkeys: PasskeyLine[]
  /** Whether there can be any, at this address. */
  isPossible: boolean
  isFull: boolean
  /** Whether an app shows codes: the codes on paper are then made anew with one of them. */
  hasApp: boolean
  codesLeft: number
}

/** What was answered to one of its forms. */
export interface PasskeysAnswer {
  /** Why what was asked has not been done, and the field that it is about. */
  problem?: string
  field?: 'password'
  /** A passkey that waits to be made; `name` is what it could be called. */
  setup?: { creation: PasskeyCreation; name: string }
  /** Shown this once; none where those on paper are still good. */
  recoveryCodes?: string[]
  /** What was done, in words. */
  done?: string
}

/** What may be given after the password. */
export interface SecondStepOffer {
  passkey: PasskeyRequest | undefined
  /** Whether an app shows codes. */
  code: boolean
}
