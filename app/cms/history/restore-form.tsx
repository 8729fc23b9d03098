import type { ReactNode } from 'react'
import { Button } from '../../ui/button'

interface RestoreFormProps {
  here: string
  restored: { collection: string; id: string; version: number; field?: string; entry?: string }
  children: ReactNode
}

/** Puts back a version, one field of it, or one entry of a list. Works as the plain form that it is. */
export function RestoreForm({ here, restored, children }: RestoreFormProps) {
  return (
    <form method="post" action={here}>
      <input type="hidden" name="intent" value="restore" />
      {Object.entries(restored).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet">
        <span>{children}</span>
      </Button>
    </form>
  )
}
