import type { z } from 'zod'
import { accueil } from '../../site/home/definition.ts'
import { actualites } from '../../site/news/definition.ts'
import { apparence } from '../../appearance/definition.ts'
import { categories } from '../../site/treatment/definition.ts'
import { centres } from '../../site/centre/definition.ts'
import { accessibilite, cgv, mentionsLegales } from '../../site/legal/definition.ts'
import type { Definition } from './definition.ts'
import { navigation } from '../../site/layout/definition.ts'
import { notesOffres, offresDuMoment, soldes, ventesPrivees } from '../../site/offers/definition.ts'
import { pages } from '../../seo/page-definition.ts'
import { photographies } from '../../media/definition.ts'
import { publication } from '../../seo/publication-definition.ts'
import { redirections } from '../../seo/redirection-definition.ts'
import { reglages } from '../../seo/setting-definition.ts'
import { produits } from '../../site/booking/products/definition.ts'
import { textes } from '../../site/words/definition.ts'
import { team } from '../../site/team/definition.ts'

/** Every collection, by its name: the only list of them. */
export const COLLECTIONS = {
  categories,
  actualites,
  offresDuMoment,
  ventesPrivees,
  soldes,
  notesOffres,
  produits,
  team,
  accueil,
  textes,
  photographies,
  pages,
  redirections,
  reglages,
  apparence,
  publication,
  centres,
  cgv,
  mentionsLegales,
  accessibilite,
  navigation,
}

export type CollectionName = keyof typeof COLLECTIONS
export type DocumentOf<C extends CollectionName> = z.infer<(typeof COLLECTIONS)[C]['schema']>

/** Says whether a name is that of a collection. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTIONS, name)
}

/** The definition of a collection, as far as all have it; undefined for an unknown name. */
export function definitionOf(name: CollectionName): Definition
export function definitionOf(name: string): Definition | undefined
export function definitionOf(name: string): Definition | undefined {
  return isCollection(name) ? (COLLECTIONS[name] as unknown as Definition) : undefined
}

const NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** The collections that are lists: documents are added to them, removed and put in order. */
export type ListName = {
  [C in CollectionName]: (typeof COLLECTIONS)[C]['documents'] extends 'list' ? C : never
}[CollectionName]

/** Their names. */
export const LISTS: readonly CollectionName[] = NAMES.filter((name) => definitionOf(name).documents === 'list')

type Fixed = {
  [C in CollectionName]: (typeof COLLECTIONS)[C]['documents'] extends { fixed: string } ? C : never
}[CollectionName]

/** The ids of the documents that exist once, by their collection. */
export const FIXED_IDS = Object.fromEntries(
  NAMES.flatMap((name) => {
    const { documents } = definitionOf(name)
    return typeof documents === 'object' ? [[name, documents.fixed]] : []
  }),
) as Record<Fixed, string>

/** The id of the document of a collection that has only one; undefined of any other collection. */
export const fixedId = (collection: CollectionName): string | undefined =>
  (FIXED_IDS as Partial<Record<CollectionName, string>>)[collection]

/** The documents that exist once and begin empty. */
export const FIXED_EMPTY_AT_FIRST = NAMES.flatMap((collection) => {
  const id = fixedId(collection)
  return id !== undefined && definitionOf(collection).first === 'empty' ? [{ collection, id }] : []
})

/** The collections each of whose documents has a page at an address that its title makes, with the title's field. */
export const ADDRESSED = NAMES.flatMap((collection) => {
  const { addressed, title } = definitionOf(collection)
  return addressed && title ? [{ collection, title }] : []
})

/** The collections that a fixed page shows. */
export function collectionsOn(pageKey: string): CollectionName[] {
  return NAMES.filter((name) => definitionOf(name).shownOn.includes(pageKey))
}

/** A page whose content administrators change, with what it holds. */
export interface EditablePage {
  name: string
  href: string
  holds: string
}

/** The pages of the collections that have one of their own, but for those that are each called by its document. */
export const EDITABLE_PAGES: readonly EditablePage[] = NAMES.flatMap((collection) => {
  const { page, pageName, holds } = definitionOf(collection)
  return typeof page === 'string' && pageName && holds ? [{ name: pageName, href: page, holds }] : []
})
