import { FIXED_IDS, type CollectionName, type EmptyAtFirst } from './collections.ts'
import { APPEARANCE } from '../../appearance/first-content.ts'
import { PUBLICATION } from '../../seo/publication-first-content.ts'
import { ARTICLES, withEventDay } from '../../site/news/first-content.ts'
import { UV } from '../../site/treatment/uv-first-content.ts'
import { TREATMENTS } from '../../site/treatment/first-content.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import { NAVIGATION } from '../../site/layout/first-content.ts'
import { ACCESSIBILITY } from '../../site/legal/accessibility-first-content.ts'
import { LEGAL_NOTICE } from '../../site/legal/notice-first-content.ts'
import { TERMS_OF_SALE } from '../../site/legal/terms-first-content.ts'
import { OFFER_NOTES, OFFERS, PRIVATE_SALES, SALES } from '../../site/offers/first-content.ts'
import { PRODUCTS } from '../../site/booking/products/first-content.ts'
import { HOME, withMembers } from '../../site/home/first-content.ts'
import { WORDS } from '../../site/words/first-content.ts'
import { TEAM } from '../../site/team/first-content.ts'

/** What an empty database is filled with: collections, then documents by their id. */
export const FIRST_CONTENT = {
  categories: TREATMENTS,
  actualites: ARTICLES,
  offresDuMoment: OFFERS,
  ventesPrivees: PRIVATE_SALES,
  soldes: SALES,
  notesOffres: { [FIXED_IDS.notesOffres]: OFFER_NOTES },
  produits: PRODUCTS,
  publication: { [FIXED_IDS.publication]: PUBLICATION },
  apparence: { [FIXED_IDS.apparence]: APPEARANCE },
  team: { [FIXED_IDS.team]: TEAM },
  accueil: { [FIXED_IDS.accueil]: HOME },
  textes: { [FIXED_IDS.textes]: WORDS },
  centres: { [FIXED_IDS.centres]: CENTRE },
  cgv: { [FIXED_IDS.cgv]: TERMS_OF_SALE },
  mentionsLegales: { [FIXED_IDS.mentionsLegales]: LEGAL_NOTICE },
  accessibilite: { [FIXED_IDS.accessibilite]: ACCESSIBILITY },
  navigation: { [FIXED_IDS.navigation]: NAVIGATION },
} satisfies Record<Exclude<CollectionName, EmptyAtFirst>, Record<string, object>>

/** What an older site is not given: it has been online all along. */
export const FOR_NEW_SITES: CollectionName[] = ['publication']

/** What stood in the code before it was a document of its list, and came first there. */
export const FORMERLY_CODE: Partial<Record<CollectionName, string>> = { categories: UV }

/** Where a document of the first content comes to: a team, and a day. */
interface Coming {
  collection: CollectionName
  id: string
  members: Parameters<typeof withMembers>[1]
  today: string
}

/** Makes a document of the first content fit: the home page names experts by their ids, what is announced is to come. */
export function fitted(document: object, { collection, id, members, today }: Coming): object {
  if (collection === 'actualites') return withEventDay(id, document, today)
  return collection === 'accueil' ? withMembers(HOME, members) : document
}
