/** Puts back what Safari takes from a page that is come back to: what was typed in fields that complete nothing. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]')]
    const typed = fields.map(({ value }) => value)
    const putBack = () => fields.forEach((field, place) => (field.value = typed[place]!))
    // It does so once the page is shown.
    addEventListener('pageshow', () => setTimeout(putBack), { once: true })
  })
}
