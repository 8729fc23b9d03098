/** Takes the ids of their entries away from documents, to compare them with what was written without. */
export function withoutIds<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    Array.isArray(inner) ? inner.map((entry) => (isEntry(entry) ? { ...entry, id: undefined } : entry)) : inner,
  ) as T
}

const isEntry = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value
