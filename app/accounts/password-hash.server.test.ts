import { expect, test } from 'vitest'
import { generatePassword } from './passwords/generate-password.server.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

test('a hash knows its password, however its accents are encoded, and no other', async () => {
  const hash = await hashPassword('été à la mer')
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/)
  expect(await verifyPassword('été à la mer'.normalize('NFD'), hash)).toBe(true)
  expect(await verifyPassword('ete a la mer', hash)).toBe(false)
  expect(await hashPassword('été à la mer')).not.toBe(hash)
})

test('a password may come with blanks around it, and one that was chosen with blanks needs them', async () => {
  const [bare, blank] = await Promise.all([hashPassword('mer bleue'), hashPassword(' mer bleue ')])
  expect(await verifyPassword('\u00a0mer bleue ', bare)).toBe(true)
  expect(await verifyPassword('merbleue', bare)).toBe(false)
  expect(await verifyPassword(' mer bleue ', blank)).toBe(true)
  expect(await verifyPassword('mer bleue', blank)).toBe(false)
})

test.each(['', 'scrypt', 'bcrypt$131072$8$1$c2Vs$Y2xl'])('%o is no hash of ours: no password fits it', async (hash) => {
  expect(await verifyPassword('x', hash)).toBe(false)
})

test('a burst of hashes is cut off where the line is full', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hashPassword('rafale')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(2)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFullError)
})

test.each([8, 12, 24, 128])('a generated password has at least %i characters, and never the same ones', (minLength) => {
  const made = Array.from({ length: 50 }, () => generatePassword(minLength))
  expect(new Set(made).size).toBe(50)
  for (const password of made) {
    expect(password.length).toBeGreaterThanOrEqual(Math.max(minLength, 23))
    expect(password.length).toBeLessThanOrEqual(Math.max(minLength + 5, 23))
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5})+$/)
  }
})
