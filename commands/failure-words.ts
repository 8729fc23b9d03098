import { failureLine } from '../app/lib/failure-line.ts'

/** Says what stopped a command. */
export const failureWords = (error: unknown): string =>
  failureLine(error) ?? `Échec : ${error instanceof Error ? error.message : String(error)}`
