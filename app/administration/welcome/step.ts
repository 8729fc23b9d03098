/** Why a step was not taken: what is wrong beside each field, and what was typed. */
export interface Refused {
  problems: Record<string, string>
  typed: Record<string, string>
  message: string
  /** Whether another person has changed it since the page was made. */
  isElsewhere?: boolean
}

/** Reads what a form sends, by the names of its fields. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** The hidden field beside one, which holds what the page showed in it. */
export const seenName = (field: string) => `vu-${field}`

/** The field of a treatment's box, which says whether it is offered, and what it is sent with where it is ticked. */
export const offeredName = (treatment: string) => `offert-${treatment}`
export const TICKED = 'oui'

/** Says that another person has changed a field since the page was made, and what to do. */
export const takenMeanwhile = (value: string) =>
  value
    ? `Quelqu'un vient d'y mettre ${value}. Le vôtre, enregistré encore, le remplace.`
    : "Quelqu'un vient de le vider. Le vôtre, enregistré encore, le remplace."
