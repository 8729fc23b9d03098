import { z } from 'zod'
import { requiredLine } from './fields.ts'

const memberSchema = z.object({ name: requiredLine, role: requiredLine })

/** The team: one fixed document. */
export const teamSchema = z.object({ members: z.array(memberSchema) })

export type Member = z.infer<typeof memberSchema>
export type Team = z.infer<typeof teamSchema>
