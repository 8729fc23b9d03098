import { expect, test } from 'vitest'
import { firstAccountLines } from './first-account-lines.ts'

const ACCOUNT = { email: 'bonjour@institut.example', password: 'k3h4p-x7mna-q2wrt-8sdzc', file: '/donnees/premier.txt' }

test('a terminal is told the password once, and any start where it is', () => {
  expect(firstAccountLines({ ...ACCOUNT, isNew: true }, true)).toEqual([
    'Premier compte : bonjour@institut.example',
    'Mot de passe : k3h4p-x7mna-q2wrt-8sdzc',
    "Il est aussi dans /donnees/premier.txt, jusqu'à la première connexion.",
  ])
  for (const [isNew, isTerminal] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const lines = firstAccountLines({ ...ACCOUNT, isNew }, isTerminal)
    expect(lines).toContain("Mot de passe : dans /donnees/premier.txt, jusqu'à la première connexion")
    expect(lines.join()).not.toContain(ACCOUNT.password)
  }
})
