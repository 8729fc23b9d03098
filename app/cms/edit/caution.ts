/** Why a text had better not be saved as it is. */
export interface Caution {
  /** What it is about, in two words. */
  subject: string
  /** A sentence each. */
  reasons: string[]
  /** Where that is written. */
  source: string
}

/** A reason for not saving, or none; told later where what finds it is still to be loaded. */
export type MaybeCaution = Caution | undefined | Promise<Caution | undefined>
