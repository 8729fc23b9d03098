import { z } from 'zod'
import { entries, entry, line, text, url, type Unsaved } from './fields.ts'

/** A news article. `image` is an address, `date` an ISO timestamp, or '' for none. */
export const articleSchema = z.object({
  titre: line,
  contenu: entries(entry({ sousTitre: line, texte: text })),
  image: url,
  date: z.literal('').or(z.iso.datetime({ offset: true, error: "Cette date n'est pas valable." })),
})

export type Article = z.infer<typeof articleSchema>
export type NewArticle = Unsaved<Article>
