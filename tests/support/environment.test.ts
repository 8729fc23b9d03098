import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanEnvironment, SETTINGS } from './environment.ts'

afterEach(() => vi.unstubAllEnvs())

test('knows every setting of the schema', () => {
  const source = readFileSync(join(import.meta.dirname, '../../app/platform/settings.server.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z\d_]+):/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(SETTINGS.toSorted())
})

test('removes each of them and keeps the rest', () => {
  for (const name of SETTINGS) vi.stubEnv(name, 'x')
  vi.stubEnv('KEPT', 'x')
  const environment = cleanEnvironment()
  expect(Object.keys(environment).filter((name) => SETTINGS.includes(name))).toEqual([])
  expect(environment['KEPT']).toBe('x')
})
