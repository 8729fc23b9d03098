import type { Database } from '../platform/database/tables.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { errorFields, log } from '../lib/log.ts'
import { upperFirst } from '../lib/upper-first.ts'
import { countAttempt, forgetAttempts } from './attempts.server.ts'
import { tooManyWords } from './sign-in/sign-in-answers.server.ts'
import { RULES } from './sign-in/sign-in-limits.server.ts'
import { BUSY } from './too-busy.server.ts'

/**
 * Lets somebody with a session prove who she is, as often as at sign-in: a session that was left open is no way to guess.
 * `check` says why what was given will not do, in French, or returns undefined; so does this.
 */
export async function tryProof(
  db: Database,
  key: string,
  check: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const counted = await countAttempt(db, key, RULES)
  if (!counted.allowed) return upperFirst(tooManyWords(counted.retryAfter))
  const problem = await check().catch((error: unknown) => {
    if (error instanceof QueueFullError) return upperFirst(tooManyWords(BUSY))
    throw error
  })
  // What `check` has done stands, and its answer may hold codes that are shown once.
  if (problem === undefined)
    await forgetAttempts(db, [key], RULES).catch((error: unknown) =>
      log('error', 'attempts-not-forgotten', errorFields(error)),
    )
  return problem
}
