import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accounts } from './view'

const written = (hasRoom: boolean) => {
  const state = { name: 'Camille', email: 'camille@institut.example', others: [], hasRoom }
  return renderToStaticMarkup(<Accounts state={state} changed={null} answer={undefined} />).replaceAll('\u00a0', ' ')
}

test('whose account is the only one adds the other; a disabled one keeps its place, and that is said', () => {
  expect(written(true)).toContain('Votre compte est le seul : ')
  expect(written(true)).toContain('Ajouter son compte')
  expect(written(false)).toContain('autre compte est désactivé : ')
  expect(written(false)).not.toContain('Ajouter son compte')
})
