import { expect, test } from 'vitest'
import { codeAddress, codeAt, findCodeStep, makeCodeSecret } from './one-time-code.server.ts'

/** Of RFC 6238, appendix B: « 12345678901234567890 ». */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is that of RFC 6238: %s', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('a code is good for half a minute more or less, and once', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const step = Math.floor(1111111109 / 30)
  for (const seconds of [step * 30 - 1, step * 30, step * 30 + 29, step * 30 + 59])
    expect(findCodeStep(SECRET, '081804', at(seconds), 0)).toBe(step)
  for (const seconds of [step * 30 - 31, step * 30 + 60])
    expect(findCodeStep(SECRET, '081804', at(seconds), 0)).toBeUndefined()
  expect(findCodeStep(SECRET, '081804', at(1111111109), step - 1)).toBe(step)
  expect(findCodeStep(SECRET, '081804', at(1111111109), step)).toBeUndefined()
  for (const wrong of ['081805', '', '81804', '0818040', 'é81804'])
    expect(findCodeStep(SECRET, wrong, at(1111111109), 0)).toBeUndefined()
})

test('a secret has 160 bits in 32 letters, never the same', () => {
  const made = Array.from({ length: 20 }, makeCodeSecret)
  expect(new Set(made).size).toBe(20)
  for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address names the site and the account', () => {
  expect(codeAddress(SECRET, 'Les Heures Calmes', 'a@b.fr')).toBe(
    `otpauth://totp/Les%20Heures%20Calmes:a%40b.fr?secret=${SECRET}&issuer=Les%20Heures%20Calmes`,
  )
})
