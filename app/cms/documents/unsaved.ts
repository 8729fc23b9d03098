/** A document whose entries have no ids yet. */
export type Unsaved<D> = { [F in keyof D]: UnsavedField<D[F]> }

type UnsavedField<V> = V extends { id: string }[]
  ? Omit<V[number], 'id'>[]
  : V extends readonly unknown[]
    ? V
    : V extends object
      ? Unsaved<V>
      : V
