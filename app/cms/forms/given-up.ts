import { NOTICE_WITH_ACTION } from '../../ui/timing'

/** Says, over the page, that a text was given up, with a button that takes it up again: as React's notices do. */
export function offerBack(takeUp: () => void): void {
  document.querySelector('[data-given-up]')?.remove()
  const offer = document.createElement('p')
  offer.dataset['givenUp'] = ''
  offer.setAttribute('role', 'status')
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reprendre' })
  offer.append('Modification abandonnée.', button)
  const remove = () => offer.remove()
  let end = setTimeout(remove, NOTICE_WITH_ACTION)
  // It does not leave under the pointer or the keyboard.
  for (const come of ['pointerenter', 'focusin']) offer.addEventListener(come, () => clearTimeout(end))
  for (const go of ['pointerleave', 'focusout'])
    offer.addEventListener(go, () => {
      clearTimeout(end)
      end = setTimeout(remove, NOTICE_WITH_ACTION)
    })
  button.addEventListener('click', () => {
    clearTimeout(end)
    remove()
    takeUp()
  })
  document.body.append(offer)
}
