/** Lets the buttons beside passwords show them: what is typed on a telephone is otherwise typed blind. */
export function revealPasswords(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-reveal]')
    const field = button && (document.getElementById(button.dataset['reveal']!) as HTMLInputElement | null)
    if (field) field.type = button.toggleAttribute('data-shown') ? 'text' : 'password'
  })
}
