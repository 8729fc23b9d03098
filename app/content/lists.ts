import type { CollectionName } from './collections.ts'

/** The collections that are lists: documents are added to them, removed and put in order. */
export const LISTS: readonly CollectionName[] = ['actualites', 'offresDuMoment', 'ventesPrivees', 'soldes']
