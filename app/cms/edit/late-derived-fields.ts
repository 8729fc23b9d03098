import type { DerivedFieldsProps } from './derived-fields'
import { late } from './late'

/** The inputs of some fields, which are loaded with the first form that shows them. */
export const DerivedFields = late<DerivedFieldsProps>(
  async () => ({ default: (await import('./derived-fields')).DerivedFields }),
  { isScripted: true },
)
