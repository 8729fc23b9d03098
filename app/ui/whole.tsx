import type { ReactNode } from 'react'

/**
 * Keeps the page from being painted before all of its first part has arrived: what stands in the middle of half of it would move.
 * `id` is the page's own. Where a browser knows no `rel=expect`, the page is painted as it comes. Source: HTML, link type « expect ».
 */
export function Whole({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
      <span id={id} hidden />
    </>
  )
}
