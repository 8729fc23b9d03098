import { fr } from '../../lib/french-typography'

/** Said of a text that was kept, and is given back. */
export const FOUND = "Texte retrouvé : il n'était pas enregistré."

/** Says something of a form, above one of its parts or all of it. */
export function say(place: Element, words: string, role: 'alert' | 'status'): void {
  place.closest('section')!.querySelector('[data-words]')?.remove()
  const said = document.createElement('p')
  said.dataset['words'] = ''
  said.setAttribute('role', role)
  said.textContent = fr(words)
  place.before(said)
  said.scrollIntoView({ block: 'nearest' })
}
