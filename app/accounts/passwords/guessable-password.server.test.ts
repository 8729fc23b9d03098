import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.server.ts'

const CONTEXT = ['Les Heures Câlmes', 'Colmar', 'camille.weber@les-heures-calmes.example', 'Camille Weber']

/** Those of some passwords that are not refused. */
async function acceptedOf(passwords: string[], context = CONTEXT, minLength = 12): Promise<string[]> {
  const accepted: string[] = []
  for (const password of passwords) if (!(await isGuessable(password, context, minLength))) accepted.push(password)
  return accepted
}

test.each([
  ['motdepasse', 'Motdepasse123!', 'M0tdeP@sse2026', 'mot de passe 1234', 'MOTDEPASSEMOTDEPASSE', 'p@$$w0rd1234'],
  ['azertyuiop', 'azertyuiop123', '1a2z3e4r5t6y', 'qwerty123456', 'wxcvbnwxcvbn', 'poiuytreza12', 'abcdefghijkl'],
  ['azertyuiopqs', 'azertyuiopqsdf', 'AZERTYUIOPQS', 'qsdfghjklmwx', '!QAZ2wsx#EDC'],
  ['123456789012', '000000000000', '06 12 34 56 78', '12/07/1985', 'aaaaaaaaaaaa', 'abababababab', '1212121212ab'],
  ['Institut2026!', 'institutdebeaute', 'Bienvenue2026', 'jetaimemaman', 'estheticienne', 'Esthétique2026'],
  ['Nicolas&Camille', 'marseille13013', 'été2026!été', 'soinsduvisage1', 'password123456', 'iloveyou2026!'],
  ['LesHeuresCalmes', 'heurescalmes68', 'H€ur€sC4lm€s2026', 'camilleweber', 'weber.camille68', 'Colmar68000!'],
])('%s and its like are refused', async (...passwords) => expect(await acceptedOf(passwords)).toEqual([]))

test('what is neither words nor runs is not, nor are several words', async () => {
  const good = [
    'trois mots au hasard',
    'une phrase assez longue',
    'correct cheval batterie agrafe',
    'k3h4p-x7mna-q2wrt-8sdzc',
    'Le train de 8 h 12 est toujours en retard',
    'gN7#vTq!2xLw',
    'camille nicolas sophie thomas',
    'vélo-rouge-jardin-9',
  ]
  expect(await acceptedOf(good)).toEqual(good)
})

test('what is known of the account counts only for the account', async () => {
  expect(await isGuessable('Wittelsheim-Oberlin', [], 12)).toBe(false)
  expect(await isGuessable('Wittelsheim-Oberlin', ['Anne Oberlin', 'Wittelsheim'], 12)).toBe(true)
})

test('where shorter ones are allowed, random ones of that length will do, and words no more than before', async () => {
  expect(await acceptedOf(['kv8rtz2w', 'azertyui', 'Camille1', 'soleil68'], CONTEXT, 8)).toEqual(['kv8rtz2w'])
})

test('the longest password is looked at in little time', async () => {
  await isGuessable('', [], 12)
  for (const unit of ['a', 'lala', 'camille', 'motdepasse', '4@€3', 'azerty1!', 'abc123']) {
    const began = process.cpuUsage()
    await isGuessable(unit.repeat(128).slice(0, 128), CONTEXT, 12)
    expect(process.cpuUsage(began).user / 1000, unit).toBeLessThan(2000)
  }
})
