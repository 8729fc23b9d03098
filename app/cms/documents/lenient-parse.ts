import type { z } from 'zod'

/** A field that does not obey its schema: its dotted path, and the schema's word on it. */
export interface FieldProblem {
  field: string
  message: string
}

type Container = Record<PropertyKey, unknown>

/**
 * Reads a value by its schema and keeps what it can: a list loses the entries that do not fit, any
 * other field takes its value from `empty`. Returns the repaired value and what was wrong with it.
 */
export function parseLeniently<T extends object>(
  schema: z.ZodType<T>,
  empty: T,
  value: unknown,
): { value: T; problems: FieldProblem[] } {
  const strict = schema.safeParse(value)
  if (strict.success) return { value: strict.data, problems: [] }

  const problems = strict.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const repaired = { ...structuredClone(empty), ...(structuredClone(value) as object | null) } as Container
  const entries = new Map<Container[], Set<number>>()
  for (const { path } of strict.error.issues) {
    const place = path.findIndex((key) => typeof key === 'number')
    if (place > 0) {
      const list = follow(repaired, path.slice(0, place)) as Container[]
      entries.set(list, (entries.get(list) ?? new Set<number>()).add(path[place] as number))
    } else if (path.length > 0) {
      replaceByEmpty(repaired, empty as Container, path)
    }
  }
  for (const [list, places] of entries) {
    list.splice(0, list.length, ...list.filter((_, place) => !places.has(place)))
  }
  const second = schema.safeParse(repaired)
  return { value: second.success ? second.data : structuredClone(empty), problems }
}

function follow(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Container | undefined)?.[key], value)
}

function replaceByEmpty(target: Container, empty: Container, path: readonly PropertyKey[]): void {
  const parent = follow(target, path.slice(0, -1)) as Container | undefined
  const stand = follow(empty, path)
  const last = path.at(-1)!
  if (parent === undefined) return
  if (stand === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = structuredClone(stand)
}
