import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { COMMON_WORDS } from './common-words.ts'

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
])('%s and its like are refused', (...passwords) => {
  expect(passwords.filter((password) => !isCommonPassword(password, CONTEXT))).toEqual([])
})

test.each([
  'trois mots au hasard',
  'une phrase assez longue',
  'correct cheval batterie agrafe',
  'k3h4p-x7mna-q2wrt-8sdzc',
  'Le train de 8 h 12 est toujours en retard',
  'gN7#vTq!2xLw',
  'camille nicolas sophie thomas',
])('%s is not', (password) => expect(isCommonPassword(password, CONTEXT)).toBe(false))

test('what is known of the account counts only for the account', () => {
  expect(isCommonPassword('heurescalmes68')).toBe(false)
  expect(isCommonPassword('heurescalmes68', CONTEXT)).toBe(true)
})

test('the common words with their usual endings are more than three thousand, all refused', () => {
  const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '00', '01', '2000', '2025', '2026']
  const made = COMMON_WORDS.flatMap((word) => ENDINGS.map((ending) => word + ending)).filter(
    ({ length }) => length >= 8,
  )
  expect(new Set(made).size).toBeGreaterThan(3000)
  const SAMPLE = made.filter((_, index) => index % 7 === 0)
  expect(SAMPLE.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('the longest password is looked at in no time', () => {
  const began = performance.now()
  for (const unit of ['a', 'le', 'ma', 'lala', 'camille']) isCommonPassword(unit.repeat(128).slice(0, 128), CONTEXT)
  expect(performance.now() - began).toBeLessThan(500)
})
