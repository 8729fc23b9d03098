import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { noteBackup } from '../backup/backup-status.server.ts'
import { trustedProxies } from '../platform/http/client-address.server.ts'
import { readSettings } from '../platform/settings.server.ts'
import { metrics } from './metrics.ts'
import { count, watchRequests } from './watch-requests.ts'

const TOKEN = 'un-jeton-de-seize-lettres'
const proxies = trustedProxies(['127.0.0.1'])
const pages = { size: () => ({ pages: 3, bytes: 4096 }) }

let opened: TestDatabase
let dataDir: string
beforeEach(async () => {
  opened = await openTestDatabase()
  dataDir = temporaryFolder()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Asks from an address, as a proxy on this machine says it. */
async function ask(env: Record<string, string>, { from = '203.0.113.9', token = '' } = {}) {
  const settings = readSettings({ DATA_DIR: dataDir, ...env })
  const { counts } = watchRequests(settings, proxies)
  count(counts, { method: 'GET', path: '/', status: 200, seconds: 0.02 })
  count(counts, { method: 'POST', path: '/api/changes', status: 200, seconds: 0.3 })
  count(counts, { method: 'POST', path: '/api/changes', status: 409, seconds: 0.3 })
  count(counts, { method: 'POST', path: '/', status: 507, seconds: 20 })
  count(counts, { method: 'POST', path: '/api/session', status: 204, seconds: 0.3 })
  const headers = { 'X-Forwarded-For': from, ...(token && { Authorization: `Bearer ${token}` }) }
  const app = metrics({ db: opened.db, settings }, { counts, pages, proxies })
  return app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
}

test('to who has neither the token nor the address there are none', async () => {
  expect((await ask({})).status).toBe(404)
  expect((await ask({ METRICS_TOKEN: TOKEN })).status).toBe(404)
  expect((await ask({ METRICS_TOKEN: TOKEN }, { token: `${TOKEN}x` })).status).toBe(404)
  expect((await ask({ METRICS_ALLOW: '198.51.100.0/24' })).status).toBe(404)
  expect((await ask({ METRICS_ALLOW: '198.51.100.0/24' }, { from: '198.51.100.7' })).status).toBe(200)
  expect((await ask({ METRICS_TOKEN: TOKEN }, { token: TOKEN })).status).toBe(200)
})

test('tells requests, durations, saves, the last backup, the disk, the cache, sessions and the version', async () => {
  await noteBackup(opened.db, 'ici')
  const answer = await ask({ METRICS_TOKEN: TOKEN }, { token: TOKEN })
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const lines = text.trimEnd().split('\n')
  for (const line of [
    'institut_requests_total{method="GET",status="200"} 1',
    'institut_request_seconds_bucket{le="0.025"} 1',
    'institut_request_seconds_bucket{le="1"} 4',
    'institut_request_seconds_bucket{le="+Inf"} 5',
    'institut_request_seconds_count 5',
    'institut_saves_total{outcome="made"} 1',
    'institut_saves_total{outcome="refused"} 1',
    'institut_saves_total{outcome="failed"} 1',
    'institut_cached_bytes 4096',
    'institut_database_up 1',
    'institut_sessions 0',
    'institut_backup_age_seconds{place="ici"} 0',
  ])
    expect(lines).toContain(line)
  expect(text).toMatch(/^institut_info\{version="[\d.]+",node="v[\d.]+"\} 1$/m)
  expect(text).toMatch(/^institut_disk_free_bytes \d{7,}$/m)
  // As its own parser reads it: a comment, or a name, labels and a number.
  for (const line of lines)
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/)
})

test('a line of the access log has neither parameters nor secrets, and an address only where that is asked', () => {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const answered = (log: string, url: string) => {
    const { watch } = watchRequests(readSettings({ ACCESS_LOG: log }), proxies)
    const request = {
      method: 'GET',
      url,
      socket: { remoteAddress: '127.0.0.1' },
      headers: { 'x-forwarded-for': '192.0.2.7' },
    }
    const response = Object.assign(new EventEmitter(), { headersSent: true, statusCode: 200 })
    watch?.(request as unknown as IncomingMessage, response as unknown as ServerResponse)
    response.emit('close')
  }
  answered('', '/')
  expect(written).toEqual([])
  answered('oui', '/tarifs?q=Marie')
  answered('adresses', '/nouveau-mot-de-passe/abcdef')
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    { time: expect.any(String), method: 'GET', path: '/tarifs', status: 200, ms: 0 },
    { time: expect.any(String), method: 'GET', path: '/nouveau-mot-de-passe/…', status: 200, ms: 0, from: '192.0.2.7' },
  ])
  expect(() => readSettings({ ACCESS_LOG: 'peut-être' })).toThrow(/ACCESS_LOG doit être vide, oui ou adresses/)
})
