import { expect, test } from 'vitest'
import { TEAM } from '../team/first-content.ts'
import { HOME, withMembers } from './first-content.ts'

const MEMBERS = TEAM.members.map((member, place) => ({ ...member, id: `m${place}` }))
const [CAMILLE, INES, ...OTHERS] = MEMBERS as [(typeof MEMBERS)[number], (typeof MEMBERS)[number]]
const shown = (members: typeof MEMBERS) => withMembers(HOME, members).expertes.personnes.map(({ membre }) => membre)

test('the first experts are of the first team', () => {
  expect(shown(MEMBERS)).toEqual(['m0', 'm1'])
})

test('an expert is known by another name or role, and left out where she has left the team', () => {
  expect(shown([...OTHERS, INES, { ...CAMILLE, name: 'Camille Roth' }])).toEqual(['m0', 'm1'])
  expect(shown([CAMILLE, { ...INES, role: 'Experte regard' }])).toEqual(['m0', 'm1'])
  expect(shown([INES, ...OTHERS])).toEqual(['m1'])
  expect(shown([])).toEqual([])
})

test('a member who has taken the role of one who has left is shown once', () => {
  expect(shown([{ ...INES, role: CAMILLE.role }])).toEqual(['m1'])
})
