import { z } from 'zod'
import { emptyOf, shapeOf, type Field, type Fields, type ShapeOf } from './kind.ts'

/** Fields that belong together. */
export function group<F extends Fields>(text: string, fields: F): Field<z.ZodObject<ShapeOf<F>>> {
  const schema = z.object(shapeOf(fields))
  return { kind: 'group', noun: { text }, fields, schema, empty: emptyOf(fields) as z.output<typeof schema> }
}
