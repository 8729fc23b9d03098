import { z } from 'zod'
import { entries, entry, requiredLine, url, type Unsaved } from './fields.ts'

const memberSchema = entry({
  name: requiredLine,
  role: requiredLine,
  /** Left out where there is none: initials then stand in its place. */
  photo: url
    .nullish()
    .transform((photo) => photo || undefined)
    .optional(),
})

/** The team: one fixed document. */
export const teamSchema = z.object({ members: entries(memberSchema) })

export type Member = NewTeam['members'][number]
export type Team = z.infer<typeof teamSchema>
export type NewTeam = Unsaved<Team>
