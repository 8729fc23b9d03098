import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountsAnswer, AccountsState } from './own-account'
import { Accounts } from './view'

const written = (hasRoom: boolean, answer?: AccountsAnswer, others: AccountsState['others'] = []) => {
  const state = { name: 'Camille', email: 'camille@institut.example', others, hasRoom }
  return renderToStaticMarkup(<Accounts state={state} changed={null} answer={answer} />).replaceAll('\u00a0', ' ')
}

test('whose account is the only one adds the other; a disabled one keeps its place, and that is said', () => {
  expect(written(true)).toContain('Votre compte est le seul : ')
  expect(written(true)).toContain('Ajouter son compte')
  expect(written(false)).toContain('autre compte est désactivé : ')
  expect(written(false)).not.toContain('Ajouter son compte')
})

test('the link made for the other stands where its form leads, and there is no such place without it', () => {
  expect(written(true)).toContain('action="#lien"')
  expect(written(true)).not.toContain('id="lien"')
  expect(written(true, { link: 'https://institut.example/lien' })).toContain('id="lien" tabindex="-1"')
})

test('who was added without a link is said to be there, above what makes one', () => {
  const page = written(false, { added: 'Zoé' }, [{ id: 'z', name: 'Zoé' }])
  expect(page).toMatch(/id="lien".*Compte ajouté : Zoé.*le lien n&#x27;a pas pu être fait.*Faire un lien pour Zoé/)
})
