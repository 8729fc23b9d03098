/** What an administrator's page on codes begins with. */
export interface SecondFactorState {
  /** Since when codes are asked for, in words; undefined where they are not. */
  since: string | undefined
  codesLeft: number
}

/** What was answered to one of its forms. */
export interface SecondFactorAnswer {
  /** Why what was asked has not been done. */
  problem?: string
  /** A secret that waits for its first code. */
  setup?: { secret: string; address: string }
  /** Shown this once. */
  recoveryCodes?: string[]
}
