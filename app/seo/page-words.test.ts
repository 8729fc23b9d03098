import { expect, test } from 'vitest'
import { articleDescription, homeTitle, listDescription, pageTitle, treatmentDescription } from './page-words.ts'

const whose = { nom: 'Institut', ville: 'Ville' }

test.each([
  ['Maquillage', true, 'Maquillage à Ville | Institut'],
  ['Maquillage', false, 'Maquillage | Institut'],
  [
    'Un soin dont le nom remplit presque tout le titre',
    true,
    'Un soin dont le nom remplit presque tout le titre | Institut',
  ],
  [
    'Un soin dont le nom ne laisse aucune place à celui de la maison',
    true,
    'Un soin dont le nom ne laisse aucune place à celui de la maison',
  ],
])('the title of %s', (name, isLocal, title) => {
  expect(pageTitle(name, whose, isLocal)).toBe(title)
})

test('a title says which page of a list it is', () => {
  expect(pageTitle('Nouvelles', { ...whose, ville: 'Le Mans' }, true)).toBe('Nouvelles au Mans | Institut')
  expect(pageTitle('Nouvelles', whose, true, 1)).toBe('Nouvelles à Ville | Institut')
  expect(pageTitle('Nouvelles', whose, true, 12)).toBe('Nouvelles à Ville, page 12 | Institut')
  const long = 'Un titre qui ne laisse guère de place à la ville, ni'
  expect(pageTitle(long, { nom: '', ville: '' }, true, 3)).toBe(`${long}, page 3`)
  expect(pageTitle(long, whose, true, 3)).toBe(`${long}, page 3`)
})

test('a title says what is known', () => {
  expect(pageTitle('Maquillage', { nom: '', ville: '' }, true)).toBe('Maquillage')
  expect(homeTitle(whose, 'institut de beauté')).toBe('Institut : institut de beauté à Ville')
  expect(homeTitle({ nom: '', ville: '' }, 'institut de beauté')).toBe('Institut de beauté')
  expect(homeTitle(whose, '')).toBe('Institut : Ville')
  expect(homeTitle({ nom: 'Institut', ville: '' }, '')).toBe('Institut')
})

test('a description says where, then how the text begins, and is cut after a whole word', () => {
  const long = `<p>${'Une phrase assez longue. '.repeat(20)}</p>`
  const written = treatmentDescription('Cire', long, whose, 'les prix.')
  expect(written).toMatch(/^Cire à Ville\. Une phrase assez longue\. .*…$/)
  expect(written.length).toBeLessThanOrEqual(155)
  expect(treatmentDescription('Cire', '', whose, 'les prix.')).toBe('Cire à Ville : les prix.')
  expect(treatmentDescription('Cire', '', whose, '')).toBe('Cire à Ville')
})

test('the description of a list names what it holds', () => {
  expect(listDescription('Ce qui est nouveau.', ['Un soin', ' ', 'Une date'])).toBe(
    'Ce qui est nouveau : Un soin, Une date.',
  )
  expect(listDescription('Ce qui est nouveau.', [])).toBe('Ce qui est nouveau.')
})

test('the description of a list without an introduction begins with what it holds', () => {
  expect(listDescription(' ', ['Un soin', 'Une date'])).toBe('Un soin, Une date.')
})

test('a description keeps what looks like a tag in a plain text', () => {
  const text = 'On vous <3 ! Offre de rentrée -> 20 %'
  expect(articleDescription([{ sousTitre: '', texte: text }])).toBe(text)
  expect(listDescription('', [text])).toBe(`${text}.`)
  expect(treatmentDescription('Cire', '<p>A &lt; B, C &gt; D</p>', whose, '')).toBe('Cire à Ville. A < B, C > D')
})
