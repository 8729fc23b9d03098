import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openPrivateFolder } from './private-folder.server.ts'

let parent: string
let mask: number
beforeEach(() => {
  parent = temporaryFolder()
  mask = process.umask(0o022)
})
afterEach(() => {
  process.umask(mask)
  rmSync(parent, { recursive: true })
})

const modeOf = (...path: string[]) => (statSync(join(parent, ...path)).mode & 0o777).toString(8)

test('a new folder is for its owner alone, and so is what is written from then on', () => {
  openPrivateFolder(join(parent, 'data'), 'public')
  expect(modeOf('data')).toBe('700')
  writeFileSync(join(parent, 'data', 'site.sqlite'), '')
  mkdirSync(join(parent, 'data', 'backups'))
  expect([modeOf('data', 'site.sqlite'), modeOf('data', 'backups')]).toEqual(['600', '700'])
})

test('one that is there keeps its way through, and nothing else of it but what is open can be read', () => {
  const folder = join(parent, 'data')
  for (const name of ['', 'public', 'media']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'session-secret'), '', { mode: 0o644 })
  writeFileSync(join(folder, 'public', 'index.html'), '', { mode: 0o644 })
  openPrivateFolder(folder, 'public')
  expect(modeOf('data')).toBe('711')
  expect([modeOf('data', 'media'), modeOf('data', 'session-secret')]).toEqual(['700', '600'])
  expect([modeOf('data', 'public'), modeOf('data', 'public', 'index.html')]).toEqual(['755', '644'])
})

test.each([0o700, 0o710, 0o711])('one that was made %o stays so', (mode) => {
  const folder = join(parent, 'data')
  mkdirSync(folder)
  chmodSync(folder, mode)
  openPrivateFolder(folder, 'public')
  expect(modeOf('data')).toBe(mode.toString(8))
})
