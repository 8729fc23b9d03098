import { expect, test } from 'vitest'
import { TREATMENTS } from '../treatment/first-content.ts'
import { TEAM } from '../team/first-content.ts'
import { CARDS, EXPERTS, expertsOf, titledCards } from './first-content.ts'

const [CAMILLE, INES, ...OTHERS] = TEAM.members as [{ name: string; role: string }, { name: string; role: string }]
const named = (members: { name: string; role: string }[]) => expertsOf(members).map(({ name, role }) => [name, role])

test('the first content is called as the specification calls it', () => {
  const titles = Object.fromEntries(Object.entries(TREATMENTS).map(([id, { title }]) => [id, title]))
  expect(titledCards(titles)).toEqual(CARDS)
  expect(titledCards(undefined)).toBe(CARDS)
  expect(expertsOf(TEAM.members)).toEqual(EXPERTS)
})

test('a card is called as its treatment, and goes with it', () => {
  const titles = Object.fromEntries(Object.keys(TREATMENTS).map((id) => [id, `Nouveau ${id}`]))
  delete titles['maquillage']
  titles['soins-du-corps'] = ''
  const cards = titledCards(titles)
  expect(cards.find(({ link }) => link === '/soins/Cryolipolyse')?.title).toBe('Nouveau Cryolipolyse')
  expect(cards.find(({ link }) => link === '/soins/bronzage-uv')?.title).toBe('Bronzage UV')
  expect(cards.find(({ link }) => link === '/soins/soins-du-corps')?.title).toBe('Soins du corps')
  expect(cards.map(({ link }) => link)).not.toContain('/soins/maquillage')
  expect(cards).toHaveLength(CARDS.length - 1)
})

test('an expert is followed through another name or role, and goes with the member', () => {
  const renamed = { ...CAMILLE, name: 'Camille Roth' }
  expect(named([...OTHERS, INES, renamed])).toEqual([
    ['Camille Roth', CAMILLE.role],
    [INES.name, INES.role],
  ])
  expect(named([CAMILLE, { ...INES, role: 'Experte regard' }])[1]).toEqual([INES.name, 'Experte regard'])
  expect(named([INES, ...OTHERS])).toEqual([[INES.name, INES.role]])
  expect(named([])).toEqual([])
})

test('a member who takes the role of one who has left is shown once', () => {
  expect(named([{ ...INES, role: CAMILLE.role }])).toEqual([[INES.name, CAMILLE.role]])
})
