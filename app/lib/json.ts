/** A value as JSON has them. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Says whether two values are the same JSON, whatever the order of their keys. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return canonical(one) === canonical(other)
}

/** Says whether a value has fields of its own. */
export function isFields(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Writes a value as JSON whose keys have one order. */
export function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
