import { seenName } from './step.ts'

/** A row of a treatment's prices as its form sends it. */
export interface TypedRow {
  key: string
  id: string
  name: string
  price: string
  /** The name and the price that the page came with. */
  before: string
  shown: string
  seen: string
}

/** Reads the rows of a treatment's prices from what its form sends. */
export function typedRows(typed: Record<string, string>): TypedRow[] {
  const keys = Object.keys(typed).flatMap((name) => (name.startsWith('prix-') ? [name.slice('prix-'.length)] : []))
  return keys.map((key) => {
    const text = (name: string) => (typed[`${name}-${key}`] ?? '').trim()
    return {
      key,
      id: text('id'),
      name: text('nom'),
      before: text('avant'),
      price: text('prix'),
      shown: text('montre'),
      seen: typed[seenName(key)] ?? '',
    }
  })
}
