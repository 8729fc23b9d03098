import { COLLECTIONS, definitionOf, fixedId, type CollectionName, type DocumentOf } from './collections.ts'
import type { FirstContent } from './definition.ts'
import type { Unsaved } from './unsaved.ts'

type Filled = {
  [C in CollectionName]: (typeof COLLECTIONS)[C]['first'] extends 'empty' ? never : C
}[CollectionName]

/** The collections that an empty site is given documents of: these, by their ids, with what the definition says of them. */
export const FIRST: readonly { collection: CollectionName; documents: Record<string, object>; first: FirstContent }[] =
  (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((collection) => {
    const { first } = definitionOf(collection)
    if (first === 'empty') return []
    const content = first.content()
    const id = fixedId(collection)
    const documents = id === undefined ? (content as Record<string, object>) : { [id]: content }
    return [{ collection, documents, first }]
  })

/** What an empty site is filled with: collections, then documents by their id. */
export const FIRST_CONTENT = Object.fromEntries(FIRST.map(({ collection, documents }) => [collection, documents])) as {
  [C in Filled]: Record<string, Unsaved<DocumentOf<C>>>
}
