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

/** What became of a change of password. */
export interface OwnPasswordAnswer {
  /** Why it was not changed. */
  problem?: string
  isDone?: boolean
}
