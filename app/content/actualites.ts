import { z } from 'zod'
import { line, text, url } from './fields.ts'

/** A news article. `image` is an address, `date` an ISO timestamp. */
export const articleSchema = z.object({
  titre: line,
  contenu: z.array(z.object({ sousTitre: line, texte: text })),
  image: url,
  date: z.iso.datetime(),
})

export type Article = z.infer<typeof articleSchema>
