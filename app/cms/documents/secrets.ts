import { definitionOf, type CollectionName } from './collections.ts'

/** A document, or the fields of one, without what nobody is shown again. */
export function withoutSecrets<D extends object>(collection: CollectionName, document: D): D {
  const kinds = definitionOf(collection).fields
  const names = Object.keys(document).filter((name) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return kind?.kind === 'line' && kind.secret
  })
  return names.length === 0 ? document : { ...document, ...Object.fromEntries(names.map((name) => [name, ''])) }
}
