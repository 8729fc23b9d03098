import type { Conflict } from './changes.ts'
import { definitionOf, type CollectionName } from './collections.ts'

/** Says whether a field is shown to nobody again. */
function isSecret(collection: CollectionName, name: string): boolean {
  const kinds = definitionOf(collection).fields
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind?.kind === 'line' && kind.secret === true
}

/** A document, or the fields of one, without what nobody is shown again. */
export function withoutSecrets<D extends object>(collection: CollectionName, document: D): D {
  const names = Object.keys(document).filter((name) => isSecret(collection, name))
  return names.length === 0 ? document : { ...document, ...Object.fromEntries(names.map((name) => [name, ''])) }
}

/** What became of a change, without what nobody is shown again. */
export function shownOutcome<O extends { outcome: string }>(collection: CollectionName, outcome: O): O {
  const { document, documents, conflicts } = outcome as {
    document?: object
    documents?: object[]
    conflicts?: Conflict[]
  }
  return {
    ...outcome,
    ...(document && { document: withoutSecrets(collection, document) }),
    ...(documents && { documents: documents.map((one) => withoutSecrets(collection, one)) }),
    ...(conflicts && {
      conflicts: conflicts.map((one) => (isSecret(collection, one.field) ? { ...one, base: '', theirs: '' } : one)),
    }),
  }
}
