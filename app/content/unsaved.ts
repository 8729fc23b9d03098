/** A document whose entries have no ids yet. */
export type Unsaved<D> = { [F in keyof D]: D[F] extends { id: string }[] ? Omit<D[F][number], 'id'>[] : D[F] }
