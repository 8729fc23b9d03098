import type { Presently } from './live.ts'

/** How long a tab that says nothing more counts as editing, in milliseconds; tabs say it three times as often. */
const PRESENCE = 30_000

/** Makes the list of what each tab has open; `onChange` is told whenever it has become another. */
export function makePresences(onChange: (present: Presently[]) => void) {
  const known = new Map<string, Presently & { at: number }>()

  const present = (): Presently[] =>
    [...known.values()].map(({ tab, places, uid, name }) => ({ tab, places, uid, name }))

  return {
    present,
    /** Notes what a tab has open; nothing where its list is empty. */
    note(presence: Presently): void {
      const before = known.get(presence.tab)
      if (presence.places.length === 0) known.delete(presence.tab)
      else known.set(presence.tab, { ...presence, at: performance.now() })
      if (JSON.stringify(before?.places ?? []) !== JSON.stringify(presence.places)) onChange(present())
    },
    /** Forgets the tabs that have said nothing for too long. */
    forgetSilent(): void {
      const before = known.size
      for (const [tab, { at }] of known) if (performance.now() - at > PRESENCE) known.delete(tab)
      if (known.size !== before) onChange(present())
    },
  }
}
