import { z } from 'zod'
import { requiredLine, url } from './fields.ts'

const memberSchema = z.object({
  name: requiredLine,
  role: requiredLine,
  /** Left out where there is none: initials then stand in its place. */
  photo: url
    .nullish()
    .transform((photo) => photo || undefined)
    .optional(),
})

/** The team: one fixed document. */
export const teamSchema = z.object({ members: z.array(memberSchema) })

export type Member = z.infer<typeof memberSchema>
export type Team = z.infer<typeof teamSchema>
