import { FIXED_IDS, type CollectionName } from './collections.ts'
import { ARTICLES } from '../../site/news/first-content.ts'
import { TREATMENTS } from '../../site/treatment/first-content.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import { OFFER_NOTES, OFFERS, PRIVATE_SALES, SALES } from '../../site/offers/first-content.ts'
import { TEAM } from '../../site/team/first-content.ts'

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
