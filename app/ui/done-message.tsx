import type { ReactNode } from 'react'

/** What was just done, on the page that comes after it: it has the focus, since what a page comes with is not read aloud by itself. */
export function DoneMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" tabIndex={-1} autoFocus>
      {children}
    </p>
  )
}
