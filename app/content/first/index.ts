import { FIXED_IDS, type CollectionName } from '../collections.ts'
import { ARTICLES } from './actualites.ts'
import { TREATMENTS } from './categories/index.ts'
import { CENTRE } from './centre.ts'
import { OFFER_NOTES, OFFERS, PRIVATE_SALES, SALES } from './offres.ts'
import { TEAM } from './team.ts'

/** The collections in which only administrators write. */
type EmptyAtFirst = 'photographies' | 'pages' | 'redirections' | 'reglages'

/** What an empty database is filled with: collections, then documents by their id. */
export const FIRST_CONTENT = {
  categories: TREATMENTS,
  actualites: ARTICLES,
  offresDuMoment: OFFERS,
  ventesPrivees: PRIVATE_SALES,
  soldes: SALES,
  notesOffres: { [FIXED_IDS.notesOffres]: OFFER_NOTES },
  team: { [FIXED_IDS.team]: TEAM },
  centres: { [FIXED_IDS.centres]: CENTRE },
} satisfies Record<Exclude<CollectionName, EmptyAtFirst>, Record<string, object>>
