import type { ReactNode } from 'react'
import { Button } from '../../ui/button'

interface RestoreFormProps {
  here: string
  intent?: 'restore' | 'undo' | 'remove'
  /** `standing` is the version over which alone it is to be put back, 0 for none. */
  restored: { collection: string; id: string; version: number; field?: string; entry?: string; standing?: number }
  children: ReactNode
}

/** Puts back a version, one field of it, or one entry of a list; or takes back a change, or what was added. Works as the plain form that it is. */
export function RestoreForm({ here, intent = 'restore', restored, children }: RestoreFormProps) {
  return (
    <form method="post" action={here}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(restored).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet">
        <span>{children}</span>
      </Button>
    </form>
  )
}
