/** Keeps what was typed on a page that is come back to: Safari empties there each field that completes nothing. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[autocomplete=off]')) field.autocomplete = ''
  })
}
