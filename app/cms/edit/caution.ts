/** Why a text had better not be saved as it is. */
export interface Caution {
  /** What it is about, in two words. */
  subject: string
  /** A sentence each. */
  reasons: string[]
  /** Where that is written. */
  source: string
}

/** Makes one of all that speaks against saving a text; undefined where nothing does. */
export function allCautions(cautions: (Caution | undefined)[]): Caution | undefined {
  const found = cautions.filter((caution) => caution !== undefined)
  if (found.length < 2) return found[0]
  return {
    subject: found.map(({ subject }) => subject).join(' et '),
    reasons: found.flatMap(({ reasons }) => reasons),
    source: found.map(({ source }) => source).join(' '),
  }
}

/** A reason for not saving, or none; told later where what finds it is still to be loaded. */
export type MaybeCaution = Caution | undefined | Promise<Caution | undefined>
