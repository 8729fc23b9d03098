import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { sessionSecret } from './session-secret.server.ts'
import { SettingsError } from '../platform/settings.server.ts'

let dataDir: string
beforeEach(() => void (dataDir = temporaryFolder()))
afterEach(() => rmSync(dataDir, { recursive: true }))

test('is made once, kept for its owner alone, and the same ever after', () => {
  const folder = join(dataDir, 'new')
  const made = sessionSecret({ sessionSecret: '', dataDir: folder })
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(sessionSecret({ sessionSecret: '', dataDir: folder })).toBe(made)
  expect(readdirSync(folder)).toEqual(['session-secret'])
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('is the setting where there is one, and then nothing is kept', () => {
  const setting = 'x'.repeat(32)
  expect(sessionSecret({ sessionSecret: setting, dataDir })).toBe(setting)
  expect(existsSync(join(dataDir, 'session-secret'))).toBe(false)
})

test('a kept one that is cut short stops the start', () => {
  writeFileSync(join(dataDir, 'session-secret'), 'court\n')
  expect(() => sessionSecret({ sessionSecret: '', dataDir })).toThrow(SettingsError)
})
