/** A value as JSON has them. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What has fields of its own. */
export type Fields = Record<string, Json>

/** Says whether two values are the same JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other)
  if (!isFields(one) || !isFields(other)) return false
  const keys = keysOf(one)
  return keys.length === keysOf(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const isSameList = (one: unknown, other: unknown) =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((value, place) => isSame(value, other[place]))

/** A key that holds nothing is not written. */
const keysOf = (fields: object) => Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [key]))

/** Says whether a value has fields of its own. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads JSON; undefined of what is none. */
export function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Writes a value as JSON whose keys have one order. */
export function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
