import { useRouteLoaderData } from 'react-router'
import type { CollectionName } from '../documents/collections'
import type { FormField, FormFields } from '../kinds/form-field'

/** Of each collection, what its forms are made of: what the root gives to administrators. */
export type Forms = Partial<Record<CollectionName, FormFields>>

/** Reads what the forms of a collection are made of; undefined for one that the administrators' pages do not know. */
export function useFormFields(collection: CollectionName): FormFields | undefined {
  const root = useRouteLoaderData('root') as { forms?: Forms } | undefined
  return root?.forms?.[collection]
}

/** Reads what the form of a field is made of. Throws for a field that the administrators' pages do not know. */
export function useFormField(collection: CollectionName, field: string): FormField {
  const found = useFormFields(collection)?.[field]
  if (!found) throw new Error(`There is no form for ${collection}.${field}.`)
  return found
}
