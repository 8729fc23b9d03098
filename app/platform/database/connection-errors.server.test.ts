import { expect, test } from 'vitest'
import { isOfWhatIsWritten, isRefusedConnection } from './connection-errors.server.ts'

test.each<[of: string, error: Error, ofWhatIsWritten: boolean, refused: boolean]>([
  ['what is no JSON', new SyntaxError('Unexpected end of JSON input'), true, false],
  ['a value that PostgreSQL does not take', Object.assign(new Error('invalid'), { code: '22P02' }), true, false],
  [
    'a key that SQLite has already',
    Object.assign(new Error('UNIQUE'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
    true,
    false,
  ],
  [
    'a SQLite file that somebody writes to',
    Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 261 }),
    false,
    false,
  ],
  ['a lock', Object.assign(new Error('deadlock detected'), { code: '40P01' }), false, false],
  ['a connection that has ended', new Error('Connection terminated unexpectedly'), false, true],
  ['a client that was closed', new Error('Client was closed and is not queryable'), false, true],
  ['an answer that does not come', new Error('Query read timeout'), false, false],
])('an error of %s is told from the others', (_, error, ofWhatIsWritten, refused) => {
  expect([isOfWhatIsWritten(error), isRefusedConnection(error)]).toEqual([ofWhatIsWritten, refused])
})
