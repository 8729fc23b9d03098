/** What an administrator's page on codes begins with. */
export interface SecondFactorState {
  /** Since when codes are asked for, in words; undefined where they are not. */
  since: string | undefined
  codesLeft: number
  /** Whether a secret is on its way to an app. */
  isWaiting: boolean
}

/** What takes a secret to an app: `drawing` shows `address` to its camera. */
export interface CodeSetup {
  secret: string
  address: string
  /** A QR code: its side in modules, the quiet zone included, and the dark ones as the path of a drawing. */
  drawing: { side: number; path: string }
}

/** What was answered to one of its forms. */
export interface SecondFactorAnswer {
  /** Why what was asked has not been done, and the field that it is about. */
  problem?: string
  field?: 'password' | 'code'
  /** A secret that waits for its first code, shown this once. */
  setup?: CodeSetup
  /** Whether a first code may be tried again, of a secret that was shown. */
  isWaiting?: boolean
  /** Shown this once. */
  recoveryCodes?: string[]
  /** What was done, in words. */
  done?: string
}
