import { expect, test } from 'vitest'
import { openText, sealText } from './sealed-text.server.ts'

const SECRET = 'a secret of some length'

test('is opened by its secret alone, and only as it was sealed', () => {
  const sealed = sealText('été', SECRET)
  expect(openText(sealed, SECRET)).toBe('été')
  expect(openText(sealed, 'another secret')).toBeUndefined()
  expect(openText(`A${sealed.slice(1)}`, SECRET) === 'été').toBe(sealed.startsWith('A'))
  expect(openText(sealed.slice(0, -2), SECRET)).toBeUndefined()
  expect(openText('', SECRET)).toBeUndefined()
  expect(sealText('été', SECRET)).not.toBe(sealed)
})
