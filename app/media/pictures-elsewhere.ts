import { webAddress } from '../lib/address.ts'

/** The fields that hold the address of a picture, in whichever collection or list they stand. */
const PICTURE_FIELDS = new Set(['image', 'photo', 'logo'])

/** A picture of another site in the fields of a document: its dotted path, and its address. */
export interface PictureElsewhere {
  path: string
  address: string
}

/** Lists the pictures of other sites that fields lead to: what is not fetched is never shown. */
export function picturesElsewhere(fields: unknown, path: string[] = []): PictureElsewhere[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    const inner = [...path, key]
    if (typeof value !== 'string') return picturesElsewhere(value, inner)
    return PICTURE_FIELDS.has(key) && webAddress(value) ? [{ path: inner.join('.'), address: value }] : []
  })
}

/** Puts in place of the addresses of pictures those that are known for them; others stay. */
export function withPictures<T>(fields: T, known: Map<string, string>): T {
  if (Array.isArray(fields)) return fields.map((entry: unknown) => withPictures(entry, known)) as T
  if (typeof fields !== 'object' || fields === null) return fields
  const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => {
    const found = PICTURE_FIELDS.has(key) && typeof value === 'string' ? known.get(value) : undefined
    return [key, found ?? withPictures(value, known)]
  })
  return Object.fromEntries(entries) as T
}
