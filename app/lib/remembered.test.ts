import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

/** Remembers what is asked, and tells how often it was worked out. */
function counted(make: (key: string) => string) {
  let count = 0
  const ask = remembered((key: string) => {
    count += 1
    return make(key)
  })
  return { ask, count: () => count }
}

test('works a result out once', () => {
  const { ask, count } = counted((key) => `${key}!`)
  for (let time = 0; time < 3; time++) for (const key of ['a', 'b']) expect(ask(key)).toBe(`${key}!`)
  expect(count()).toBe(2)
})

test('keeps thousands of short texts', () => {
  const { ask, count } = counted((key) => key)
  for (let time = 0; time < 2; time++) for (let text = 0; text < 5000; text++) ask(`Un tarif à ${text} €`)
  expect(count()).toBe(5000)
})

test('keeps few of the longest, and none that is longer than all', () => {
  const { ask, count } = counted((key) => key)
  const long = (text: number) => `${text}${'a'.repeat(100_000)}`
  for (let text = 0; text < 50; text++) ask(long(text))
  expect(count()).toBe(50)
  ask(long(49))
  expect(count()).toBe(50)
  ask(long(0))
  expect(count()).toBe(51)
  const whole = 'a'.repeat(3_000_000)
  ask(whole)
  ask(whole)
  expect(count()).toBe(53)
})
