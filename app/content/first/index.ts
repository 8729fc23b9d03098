import { ARTICLES } from './actualites.ts'
import { TREATMENTS } from './categories/index.ts'
import { CENTRE, CENTRE_ID } from './centre.ts'
import { OFFER_NOTES, OFFERS, PRIVATE_SALES, SALES } from './offres.ts'
import { TEAM } from './team.ts'

/** What an empty database is filled with: collections, then documents by their id. */
export const FIRST_CONTENT = {
  categories: TREATMENTS,
  actualites: ARTICLES,
  offresDuMoment: OFFERS,
  ventesPrivees: PRIVATE_SALES,
  soldes: SALES,
  notesOffres: { notes: OFFER_NOTES },
  team: { team: TEAM },
  centres: { [CENTRE_ID]: CENTRE },
}
