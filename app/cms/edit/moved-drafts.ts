import { renameDrafts } from './drafts'

/** Where the place of a draft, or the address of a page, names a treatment. */
const NAMED = /(?<=(?:^|=)(?:categories\/|pages\/soins-)|^\/soins\/|[?&]soin=)[^/?&#]+/g

/** Moves what was typed of treatments whose addresses have changed to where they stand now, by their former ids. */
export function moveDrafts(moved: Record<string, string>): void {
  const ids = Object.entries(moved)
  const now = new Map([...ids, ...ids.map((pair) => pair.map(encodeURIComponent) as [string, string])])
  if (now.size > 0) renameDrafts((name) => name.replace(NAMED, (id) => now.get(id) ?? id))
}
