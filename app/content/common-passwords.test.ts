import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { LEAKED_PASSWORDS } from './leaked-passwords.ts'

/** Those of some passwords that are not refused. */
async function acceptedOf(passwords: string[], context?: string[]): Promise<string[]> {
  const refused = await Promise.all(passwords.map((password) => isCommonPassword(password, context)))
  return passwords.filter((_, index) => !refused[index])
}

const CONTEXT = ['Les Heures Câlmes', 'Colmar', 'camille.weber@les-heures-calmes.example', 'Camille Weber']

test.each([
  ['motdepasse', 'Motdepasse123!', 'M0tdeP@sse2026', 'mot de passe 1234', 'MOTDEPASSEMOTDEPASSE', 'p@$$w0rd1234'],
  ['azertyuiop', 'azertyuiop123', '1a2z3e4r5t6y', 'qwerty123456', 'wxcvbnwxcvbn', 'poiuytreza12', 'abcdefghijkl'],
  ['123456789012', '000000000000', '06 12 34 56 78', '12/07/1985', 'aaaaaaaaaaaa', 'abababababab', '1212121212ab'],
  [
    'Institut2026!',
    'institutdebeaute',
    'Bienvenue2026',
    'jetaimemaman',
    'Nicolas&Camille',
    'marseille13013',
    'été2026!été',
  ],
  ['LesHeuresCalmes', 'heurescalmes68', 'H€ur€sC4lm€s2026', 'camilleweber', 'weber.camille68', 'Colmar68000!'],
])('%s and its like are refused', async (...passwords) => {
  expect(await acceptedOf(passwords, CONTEXT)).toEqual([])
})

test.each([
  'trois mots au hasard',
  'une phrase assez longue',
  'correct cheval batterie agrafe',
  'k3h4p-x7mna-q2wrt-8sdzc',
  'Le train de 8 h 12 est toujours en retard',
  'gN7#vTq!2xLw',
  'camille nicolas sophie thomas',
])('%s is not', async (password) => expect(await isCommonPassword(password, CONTEXT)).toBe(false))

test('what is known of the account counts only for the account', async () => {
  expect(await isCommonPassword('heurescalmes68')).toBe(false)
  expect(await isCommonPassword('heurescalmes68', CONTEXT)).toBe(true)
})

test.each([8, 12])('the three thousand commonest of at least %d characters are all refused', async (length) => {
  const leaked = [...LEAKED_PASSWORDS].filter((password) => password.length >= length)
  expect(leaked.length).toBeGreaterThanOrEqual(3000)
  expect(await acceptedOf(leaked.filter((_, index) => index % 7 === 0))).toEqual([])
})

test('and so they are in capitals, twice over, and with what people put around them', async () => {
  const leaked = [...LEAKED_PASSWORDS].filter((_, index) => index % 97 === 0)
  expect(await acceptedOf(leaked.flatMap((one) => [one.toUpperCase(), one + one, `${one}123456`, `!${one}!`]))).toEqual(
    [],
  )
})

test('the longest password is looked at in no time', async () => {
  const began = performance.now()
  for (const unit of ['a', 'le', 'ma', 'lala', 'camille', 'motdepasse'])
    await isCommonPassword(unit.repeat(128).slice(0, 128), CONTEXT)
  expect(performance.now() - began).toBeLessThan(500)
})
