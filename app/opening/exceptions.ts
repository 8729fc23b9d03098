import type { z } from 'zod'
import { exceptionProblems } from './exception-problems.ts'
import { day } from '../cms/kinds/date.ts'
import { adjusted, optional } from '../cms/kinds/kind.ts'
import { line } from '../cms/kinds/line.ts'
import { list } from '../cms/kinds/list.ts'
import { byDate } from './opening.ts'

/** The most dates that are kept, those that are over included: some twenty years of holidays. */
const EXCEPTIONS_LIMIT = 500

const dates = list('dates exceptionnelles', {
  feminine: true,
  plural: true,
  entry: { text: 'date exceptionnelle', feminine: true },
  name: 'du',
  aside: 'horaires',
  fields: {
    du: day('début', { label: 'du' }),
    au: optional(day('fin', { feminine: true, label: 'au' })),
    horaires: adjusted(line('horaires', { plural: true, absent: 'Fermé' }), (schema) => schema.default(''), ''),
    motif: adjusted(line('motif', { label: 'motif (facultatif)' }), (schema) => schema.default(''), ''),
  },
  check: (schema) =>
    schema.superRefine((exception, { addIssue }) => {
      for (const { path, message } of exceptionProblems(exception)) addIssue({ code: 'custom', path: [path], message })
    }),
})

/** Days on which the hours are not those of their day of the week, closed where there are none; in their order. */
export const exceptions = adjusted(
  dates,
  (schema) =>
    schema
      .max(
        EXCEPTIONS_LIMIT,
        `${EXCEPTIONS_LIMIT} dates au plus, celles qui sont passées comprises : supprimez-en d'abord.`,
      )
      .overwrite((all) => all.toSorted(byDate))
      .default([]),
  [],
)

export type Exception = Omit<z.infer<typeof dates.schema>[number], 'id'>
