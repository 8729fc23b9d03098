import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { removeLeftovers } from './leftovers.server.ts'

const OLD = new Date(Date.now() - 24 * 60 * 60_000)

let dataDir: string
beforeEach(() => void (dataDir = temporaryFolder()))
afterEach(() => rmSync(dataDir, { recursive: true }))

test('what killed commands have left goes, and nothing else, nor what may still be written', async () => {
  const old = [
    'site.sqlite.restauration-123',
    'site.sqlite.restauration-123-journal',
    'avant-import-2025-01-01T00-00-00-000Z.tar.123.partiel',
    'envoi-x.partiel',
  ]
  const kept = [
    'site.sqlite',
    'site.sqlite-wal',
    'avant-import-2025-01-01T00-00-00-000Z.tar',
    'site.sqlite.avant-restauration-2025-01-01T00-00-00-000Z',
    'premier-mot-de-passe.txt',
  ]
  for (const name of [...old, ...kept]) writeFileSync(join(dataDir, name), 'x')
  mkdirSync(join(dataDir, 'essai-123.partiel'))
  writeFileSync(join(dataDir, 'essai-123.partiel', 'site.sqlite'), 'x')
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'sauvegarde-x.tar.1.partiel'), 'x')
  mkdirSync(join(dataDir, 'public'))
  writeFileSync(join(dataDir, 'public', '.brouillon-1'), 'x')
  writeFileSync(join(dataDir, 'public', 'favicon.ico'), 'x')
  const within = [
    'essai-123.partiel',
    'backups/sauvegarde-x.tar.1.partiel',
    'public/.brouillon-1',
    'public/favicon.ico',
  ]
  for (const name of [...old, ...kept, ...within]) utimesSync(join(dataDir, name), OLD, OLD)
  writeFileSync(join(dataDir, 'envoi-y.partiel'), 'x')
  const removed = await removeLeftovers(dataDir)
  expect(removed.sort()).toEqual([...old, 'essai-123.partiel', 'sauvegarde-x.tar.1.partiel', '.brouillon-1'].sort())
  expect(readdirSync(dataDir).sort()).toEqual([...kept, 'backups', 'envoi-y.partiel', 'public'].sort())
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  expect(readdirSync(join(dataDir, 'public'))).toEqual(['favicon.ico'])
})
