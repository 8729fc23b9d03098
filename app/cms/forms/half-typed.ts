/**
 * Keeps a form from being sent while a date or a number in it is half typed: scripts and servers would read an empty
 * field, and save at once what was to wait for a day. The browser says beside the field that it is not whole.
 */
export function holdHalfTyped(): void {
  // The server's forms leave it to the browser where no script runs, which does not show what is closed over the field.
  document.addEventListener(
    'click',
    ({ target }) => {
      const form = (target as Element).closest<HTMLButtonElement>('form[data-draft] [type=submit]')?.form
      if (form) form.noValidate = true
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const fields = [...(event.target as HTMLFormElement).elements] as HTMLInputElement[]
      const half = fields.find(({ validity }) => validity.badInput)
      if (!half) return
      event.preventDefault()
      event.stopPropagation()
      // Nothing is said beside a field that is not shown.
      half.closest('details')?.setAttribute('open', '')
      half.reportValidity()
    },
    true,
  )
}
