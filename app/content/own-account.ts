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
