import { z } from 'zod'
import { line } from './fields.ts'

/** What search engines are told of a page in place of what is derived; an empty field leaves that in place. */
export const pageSchema = z.object({ titre: line, description: line })

export type PageWords = z.infer<typeof pageSchema>
