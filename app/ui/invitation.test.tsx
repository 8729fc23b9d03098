import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Invitation } from './invitation'

test.each([
  [undefined, '/rendez-vous'],
  ['/rendez-vous?soin=maquillage', '/rendez-vous?soin=maquillage'],
])('what %s is asked for leads to %s', (href, led) => {
  const words = { titre: 'Envie de venir ?', texte: '', telephone: '03 89 00 00 00' }
  expect(renderToStaticMarkup(<Invitation {...words} {...(href && { href })} />)).toContain(`href="${led}"`)
})

test.each([
  [undefined, '<section '],
  ['plum', ' data-ground="plum" '],
])('it stands on the ground of its page: %s', (ground, expected) => {
  const written = renderToStaticMarkup(<Invitation titre="Envie de venir ?" texte="" telephone="" ground={ground} />)
  expect(written).toContain(expected)
  expect(written.includes('data-ground')).toBe(ground !== undefined)
})
