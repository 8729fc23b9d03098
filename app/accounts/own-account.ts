/** What an administrator is asked for at sign-in, after the password. */
export interface SecondStep {
  /** Whether an app shows codes for it. */
  code: boolean
  passkeys: number
}

/** A session of an administrator, as she reads it. */
export interface SessionLine {
  id: string
  device: string
  times: string
  isThis: boolean
}

/** An event of the journal, as administrators read it. */
export interface JournalLine {
  /** ISO timestamp, UTC. */
  at: string
  when: string
  sentence: string
  device: string
  isWarning: boolean
}

/** What is kept of accounts that do not exist. */
export interface StrangersLine {
  /** How many, in figures, or the fewest that there were. */
  count: string
  /** When the last was, in words. */
  last: string
}

/** What the page of the accounts begins with: her own, and those that she may help. */
export interface AccountsState {
  name: string
  email: string
  others: { id: string; name: string }[]
  /** Whether there is room for the other. */
  hasRoom: boolean
}

/** What is given in its forms: a name, an e-mail, and who is to be added, each of the last two with her password, as for a link. */
export type AccountsField = 'name' | 'email' | 'proof' | 'newName' | 'newEmail' | 'newProof' | 'password'

/** What was answered to one of its forms. */
export interface AccountsAnswer {
  /** Why what was asked has not been done, and the field that it is about. */
  problem?: { field: AccountsField; message: string }
  kept?: Partial<Record<AccountsField, string>>
  /** The status of a write that failed, and is to be sent again. */
  again?: number
  /** What has been changed, as the address of the page says it. */
  changed?: 'nom' | 'adresse'
  /** To a new password of the other, shown this once. */
  link?: string
  /** Who was added, and sets her first password by that link; or by another, where it could not be made. */
  added?: string
}

/** What is given for a new password: the one so far, and twice the new one. */
export type PasswordField = 'password' | 'new' | 'again'

/** What became of a change of password. */
export interface OwnPasswordAnswer {
  /** Why it was not changed, and the field that it is about. */
  problem?: { field: PasswordField; message: string }
  /** What was given in the other fields: it need not be typed again. */
  kept?: Partial<Record<PasswordField, string>>
  /** With which status it was not looked at, or failed, and is to be sent again. */
  again?: number
  isDone?: boolean
}
