import { z } from 'zod'
import { exceptionProblems } from './exception-problems.ts'
import { entries, entry, line } from './fields.ts'
import { byDate } from './opening.ts'

/** The most dates that are kept, those that are over included: some twenty years of holidays. */
const EXCEPTIONS_LIMIT = 500

/** Days on which the hours are not those of their day of the week: closed where there are none. */
const exceptionSchema = entry({
  du: line,
  au: line.optional(),
  horaires: line.default(''),
  motif: line.default(''),
}).superRefine((exception, { addIssue }) => {
  for (const { path, message } of exceptionProblems(exception)) addIssue({ code: 'custom', path: [path], message })
})

/** All of them, in the order of their dates. */
export const exceptionsSchema = entries(exceptionSchema)
  .max(EXCEPTIONS_LIMIT)
  .overwrite((exceptions) => exceptions.toSorted(byDate))
  .default([])

export type Exception = Omit<z.infer<typeof exceptionSchema>, 'id'>
