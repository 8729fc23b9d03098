import type { z } from 'zod'
import { articleSchema } from './actualites.ts'
import { treatmentSchema } from './categories.ts'
import { centreSchema } from './centres.ts'
import { offerNotesSchema, offerSchema } from './offres.ts'
import { pageSchema } from './pages.ts'
import { photographSchema } from './photographies.ts'
import { redirectionSchema } from './redirections.ts'
import { settingsSchema } from './reglages.ts'
import { teamSchema } from './team.ts'

/** Every collection: the schema that its documents obey, and what stands in for a field that does not. */
export const COLLECTIONS = {
  categories: {
    schema: treatmentSchema,
    empty: { title: '', description: '', videos: [], tarifs: [], questions: [] },
  },
  actualites: { schema: articleSchema, empty: { titre: '', contenu: [], image: '', date: '' } },
  offresDuMoment: { schema: offerSchema, empty: { titre: '', contenu: [], image: '' } },
  ventesPrivees: { schema: offerSchema, empty: { titre: '', contenu: [], image: '' } },
  soldes: { schema: offerSchema, empty: { titre: '', contenu: [], image: '' } },
  notesOffres: { schema: offerNotesSchema, empty: { notes: [] } },
  team: { schema: teamSchema, empty: { members: [] } },
  photographies: { schema: photographSchema, empty: { image: '', alt: '' } },
  pages: { schema: pageSchema, empty: { titre: '', description: '' } },
  redirections: { schema: redirectionSchema, empty: { ancienne: '', nouvelle: '' } },
  reglages: { schema: settingsSchema, empty: { adresse: '' } },
  centres: {
    schema: centreSchema,
    empty: {
      nom: '',
      description: [],
      horaires: { lundi: '', mardi: '', mercredi: '', jeudi: '', vendredi: '', samedi: '', dimanche: '' },
      exceptions: [],
      adresse: { rue: '', code_postal: '', ville: '' },
      contact: { telephone: '', email: '' },
      mentions: {},
    },
  },
} as const satisfies Record<string, { schema: z.ZodType; empty: object }>

export type CollectionName = keyof typeof COLLECTIONS
export type DocumentOf<C extends CollectionName> = z.infer<(typeof COLLECTIONS)[C]['schema']>

/** The ids of the documents that exist once. */
export const FIXED_IDS = {
  team: 'team',
  notesOffres: 'notes',
  reglages: 'site',
  centres: 'les-heures-dorees',
} as const

/** Says whether a name is that of a collection. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTIONS, name)
}
