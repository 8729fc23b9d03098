import { expect, test } from 'vitest'
import { SQLITE, sqliteCode } from './sqlite-errors.ts'

const withCode = (errcode: unknown) => Object.assign(new Error('x'), { errcode })

test.each([
  ['a code of its own', withCode(5), SQLITE.BUSY],
  ['SQLITE_BUSY_RECOVERY', withCode(261), SQLITE.BUSY],
  ['SQLITE_CORRUPT_INDEX', withCode(779), SQLITE.CORRUPT],
  ['SQLITE_CONSTRAINT_UNIQUE', withCode(2067), SQLITE.CONSTRAINT],
  ['an error of something else', new Error('x'), undefined],
  ['a code that is no number', withCode('5'), undefined],
  ['nothing', undefined, undefined],
])('of %s, the code that it extends', (_, error, code) => {
  expect(sqliteCode(error)).toBe(code)
})
