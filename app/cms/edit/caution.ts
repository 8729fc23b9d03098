/** Why a text had better not be saved as it is. */
export interface Caution {
  /** What it is about, in two words. */
  subject: string
  /** A sentence each. */
  reasons: string[]
  /** Where that is written. */
  source: string
}
