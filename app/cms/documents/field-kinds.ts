import type { Json } from '../../lib/json.ts'
import { definitionOf } from './collections.ts'
import { kindAmong } from '../kinds/kind-among.ts'
import type { FieldKind } from '../kinds/kind.ts'

/** Says what a field of a collection holds; of one that is not known, what its values look like. */
export function fieldKind(collection: string, field: string, values: (Json | undefined)[]): FieldKind {
  return kindAmong(definitionOf(collection)?.fields ?? {}, field, values)
}
