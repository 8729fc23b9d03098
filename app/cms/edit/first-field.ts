/** Finds the field that a form opens on; undefined where that one is still being loaded. */
export function firstField(form: HTMLFormElement | null): HTMLElement | undefined {
  const chosen = form?.querySelector('[data-first]')
  const fields = 'input, textarea, [contenteditable=true]'
  return (chosen ?? form)?.querySelector<HTMLElement>(fields) ?? undefined
}
