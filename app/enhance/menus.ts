/** Dropdowns that tell whether they are open, open on a press and close on Escape; menus that close when left. */
export function enhanceMenus(): void {
  const mobile = document.querySelector<HTMLDetailsElement>('[data-mobile-menu]')

  for (const dropdown of document.querySelectorAll<HTMLElement>('[data-dropdown]')) {
    const button = dropdown.querySelector('button')!
    let focused = false
    const set = (open: boolean) => {
      if (!open) focused = false
      dropdown.dataset['dropdown'] = open ? '' : 'closed'
      button.setAttribute('aria-expanded', String(open))
    }
    for (const event of ['mouseenter', 'focusin'] as const) dropdown.addEventListener(event, () => set(true))
    // Whoever comes back finds it closed, and the menu below.
    addEventListener('pagehide', () => {
      if (dropdown.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      set(false)
    })
    dropdown.addEventListener('mouseleave', () => {
      if (!dropdown.contains(document.activeElement)) set(false)
    })
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      if (!dropdown.contains(relatedTarget as Node | null) && !dropdown.matches(':hover')) set(false)
    })
    // On the document, for what the pointer alone holds open has no focus.
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      if (dropdown.contains(document.activeElement)) button.focus()
      set(false)
    })
    // The press that gives focus, or would but in Safari, has just opened it: only a later one toggles. So does that of a
    // screen reader, which comes without a pointer or a key.
    for (const event of ['pointerdown', 'keydown'] as const)
      button.addEventListener(event, () => (focused ||= document.activeElement === button))
    button.addEventListener('click', () => {
      const closed = dropdown.dataset['dropdown'] === 'closed'
      if (closed || focused) set(closed)
      focused = true
    })
  }

  if (!mobile) return
  const toggle = mobile.querySelector('summary')!
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !mobile.open) return
    mobile.open = false
    toggle.focus()
  })
  mobile.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !mobile.contains(relatedTarget as Node)) mobile.open = false
  })
  addEventListener('click', ({ target }) => {
    if (!mobile.contains(target as Node) || (target as Element).closest('a')) mobile.open = false
  })
  addEventListener('pagehide', () => (mobile.open = false))
}
