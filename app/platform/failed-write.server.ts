import { failedWrite } from './json-answers.server.ts'

const FULL = "Le disque du site est plein : rien n'est enregistré."
/** What is said of a failure that nothing more is known of. */
export const FAILED = "Un incident est survenu : rien n'est enregistré. Réessayez dans un instant."

/** Logs a write that failed, and says it as the form does that asked for it, with the status of that answer. */
export function sayFailedWrite(error: unknown): { status: number; message: string } {
  const { status } = failedWrite(error)
  return { status, message: status === 507 ? FULL : FAILED }
}
