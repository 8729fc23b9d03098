import { z } from 'zod'
import { exceptionsSchema } from './exceptions.ts'
import { line, text, type Unsaved } from './fields.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** The hours of a day as they are shown; a day left out is one without any. */
const hours = line.default('')

/** The centre: one fixed document, and the only home of the institute's identity. */
export const centreSchema = z.object({
  nom: line,
  description: z.array(text),
  horaires: z.object(Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as Record<Weekday, typeof hours>),
  exceptions: exceptionsSchema,
  adresse: z.object({ rue: line, code_postal: line, ville: line }),
  contact: z.object({ telephone: line, email: line.default('') }),
  /** Where it is on a map, in degrees (WGS 84); left out while nobody has said. */
  geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** What the law asks of the legal notice beyond name and address (LCEN, article 1-1). */
  mentions: z
    .object({
      formeJuridique: line,
      siret: line,
      directionPublication: line,
      hebergeur: z.object({ nom: line, adresse: line, telephone: line }),
      domaine: line,
      mediateur: line,
    })
    .partial()
    .default({}),
})

export type Centre = z.infer<typeof centreSchema>
export type NewCentre = Unsaved<Centre>
