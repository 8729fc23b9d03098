/** A document whose entries have no ids yet. */
export type Unsaved<D> = {
  [F in keyof D]: NonNullable<D[F]> extends { id: string }[]
    ? Omit<NonNullable<D[F]>[number], 'id'>[] | Extract<D[F], undefined>
    : D[F]
}
