import { z } from 'zod'
import { line, url } from './fields.ts'

/** An offer, a private sale or a sale: three collections of one kind. */
export const offerSchema = z.object({
  titre: line,
  contenu: z.array(line),
  image: url,
})

/** The notes below the offers: one fixed document. */
export const offerNotesSchema = z.object({ notes: z.array(line) })

export type Offer = z.infer<typeof offerSchema>
export type OfferNotes = z.infer<typeof offerNotesSchema>
