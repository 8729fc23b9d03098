/**
 * Lets what is far below wait for its layout until it comes near, see `data-below` in the styles. Not where somebody
 * comes back to a page: with means for heights they would not find the place where they were.
 */
export function layOutLater(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') document.documentElement.dataset['fresh'] = ''
}
