import { z } from 'zod'
import { line, text, url } from './fields.ts'

/** A news article. `image` is an address, `date` an ISO timestamp, or '' for none. */
export const articleSchema = z.object({
  titre: line,
  contenu: z.array(z.object({ sousTitre: line, texte: text })),
  image: url,
  date: z.literal('').or(z.iso.datetime({ offset: true, error: "Cette date n'est pas valable." })),
})

export type Article = z.infer<typeof articleSchema>
