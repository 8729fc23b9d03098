export interface Vitals {
  /** Milliseconds since the navigation began. */
  fcp: number
  lcp: number
  /** What tasks took beyond 50 ms each, after the first paint, in milliseconds. */
  blocking: number
  /** The same from the start of the navigation. */
  blocked: number
  /** The greatest sum of layout shifts in one burst: shifts less than 1 s apart, over 5 s at most. */
  shift: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

type Entries = Record<'paint' | 'largest-contentful-paint' | 'longtask' | 'layout-shift', PerformanceEntry[]>

/** Runs in the page, before anything of it: collects what the browser reports while the page comes up. */
export function observeVitals(): void {
  const vitals: Record<string, PerformanceEntry[]> = {}
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    const entries = (vitals[type] = [] as PerformanceEntry[])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  }
  Object.assign(globalThis, { vitals })
}

/** Runs in the page, once it is quiet: sums up what was collected. Throws when nothing was painted. */
export function readVitals(): Vitals {
  const { vitals } = globalThis as unknown as { vitals: Entries }
  const fcp = vitals.paint.find(({ name }) => name === 'first-contentful-paint')?.startTime
  const lcp = vitals['largest-contentful-paint'].at(-1)?.startTime
  if (fcp === undefined || lcp === undefined) throw new Error('Nothing was painted.')

  const blockedSince = (start: number) =>
    vitals.longtask
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, start) - 50)
      .reduce((sum, beyond) => sum + Math.max(beyond, 0), 0)

  let [shift, burst, first, last] = [0, 0, 0, -Infinity]
  for (const { startTime, value, hadRecentInput } of vitals['layout-shift'] as Shift[]) {
    if (hadRecentInput) continue
    if (startTime - last >= 1000 || startTime - first >= 5000) [burst, first] = [0, startTime]
    burst += value
    last = startTime
    shift = Math.max(shift, burst)
  }
  return { fcp, lcp, blocking: blockedSince(fcp), blocked: blockedSince(0), shift }
}
