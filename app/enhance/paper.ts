/** Fetches the sheet for paper once all that is looked at is there: a browser has few connections to a site. */
export function fetchPaperSheet(): void {
  const link = document.querySelector('noscript[data-paper]')?.textContent
  if (link) addEventListener('load', () => document.head.insertAdjacentHTML('beforeend', link))
}
