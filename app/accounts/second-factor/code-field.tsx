import type { ComponentProps } from 'react'
import { FormField } from '../../ui/form-field'

/** Takes a code, of the app or on paper. */
export function CodeField(field: ComponentProps<typeof FormField>) {
  return (
    <FormField
      type="text"
      name="code"
      required
      maxLength={40}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}
