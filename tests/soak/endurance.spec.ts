import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { query } from '../support/site-database.ts'
import { ON_POSTGRES, startSite } from '../support/site.ts'

const STOPS = 20
const CLIENTS = 8

/** Asks over a connection that is kept. Returns the status, and whether it is the last that the connection gives. */
function ask(address: string, agent: Agent): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode!, isLast: answer.headers.connection === 'close' }))
      answer.on('error', reject)
    })
    request.on('error', reject)
  })
}

test('a process that is told to end answers all that it has accepted', async () => {
  const paths = ['/', '/soins/maquillage', '/inconnue', '/robots.txt', '/healthz']
  const statuses: Record<number, number> = {}
  for (let count = 0; count < STOPS; count += 1) {
    const site = await startSite()
    let answered = 0
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let turn = client, isOver = false; !isOver; turn += 1) {
        const { status, isLast } = await ask(site.origin + paths[turn % paths.length]!, agent)
        statuses[status] = (statuses[status] ?? 0) + 1
        answered += 1
        isOver = isLast
      }
      agent.destroy()
    })
    await expect.poll(() => answered, { intervals: [5] }).toBeGreaterThan(CLIENTS * 2)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50))
    const ended = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    await Promise.all(clients)
    expect(await ended).toEqual([0, null])
    await site.stop()
  }
  expect(Object.keys(statuses)).toEqual(['200', '404'])
})

test('hundreds at once are told to come back, and the site is there for who comes then', async () => {
  const site = await startSite()
  try {
    const cookie = await openSession(site)
    const asked = Array.from({ length: 600 }, (_, index) => `GET /inconnue-${index} HTTP/1.1\r\nHost: x\r\n`)
    // All of them on one connection: each is read before the first is answered.
    const answers = new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () =>
        socket.write(`${asked.join('\r\n')}Connection: close\r\n\r\n`),
      )
      socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    const hers = fetch(`${site.origin}/soins/maquillage`, { headers: { cookie } })
    const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
    const count = (status: string) => statuses.filter((one) => one === status).length
    expect((await hers).status).toBe(200)
    expect(count('503')).toBeGreaterThan(100)
    expect(count('404')).toBeGreaterThan(50)
    expect(count('503') + count('404')).toBe(asked.length)
    expect((await answers).match(/^Retry-After: 5\r$/gim)).toHaveLength(count('503'))
    expect((await fetch(`${site.origin}/inconnue`)).status).toBe(404)
    expect(site.errors()).not.toContain('request-failed')
  } finally {
    await site.stop()
  }
})

test('a full disk refuses saves, goes on being read, and loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status === 0
  test.skip(!isSmall || ON_POSTGRES, 'A small disk can only be made here by root.')
  try {
    const site = await startSite({ DATA_DIR: folder })
    const cookie = await openSession(site)
    let base = 1
    async function save(): Promise<number> {
      const fields = { title: `Titre ${base}`, description: `<p>${'Un texte. '.repeat(2000)}</p>` }
      const change = { intent: 'update', collection: 'categories', id: 'maquillage', base, fields } as const
      const answer = await sendChange(site, cookie, change)
      if (answer.ok) base = ((await answer.json()) as { document: { version: number } }).document.version
      return answer.status
    }
    expect(await save()).toBe(200)
    await expect.poll(() => existsSync(join(folder, 'public', 'indisponible.html')), { timeout: 30_000 }).toBe(true)
    for (let time = 0; time < 3; time += 1) {
      spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'plein')}`, 'bs=64k'])
      const statuses = new Set<number>()
      for (let count = 0; count < 40; count += 1) statuses.add(await save())
      expect([...statuses].filter((status) => status !== 200)).toEqual([507])
      expect((await fetch(`${site.origin}/soins/maquillage`)).status).toBe(200)
      expect((await fetch(`${site.origin}/inconnue-${time}`)).status).toBe(404)
      rmSync(join(folder, 'plein'))
      expect(await save()).toBe(200)
    }
    const kept = query(
      site,
      `select max(version) as last, count(*) as count from revisions where document_id = 'maquillage'`,
    )
    expect(kept).toEqual([{ last: base, count: base }])
    expect(query(site, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    await site.stop()
  } finally {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a damaged database is refused at the start, in one line', async () => {
  test.skip(ON_POSTGRES, 'There is no file.')
  const site = await startSite()
  const file = join(site.dataDir, 'site.sqlite')
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  await ended
  try {
    const whole = readFileSync(file)
    for (const damage of [
      () => truncateSync(file, whole.length / 2),
      () => writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)])),
      () => writeFileSync(file, 'Ceci n’est pas une base.'.repeat(500)),
    ]) {
      writeFileSync(file, whole)
      damage()
      const refusal = await startSite({ DATA_DIR: site.dataDir }).then(
        () => 'It opened.',
        (error: Error) => error.message,
      )
      expect(refusal).toContain('"event":"database-damaged"')
      expect(refusal).toMatch(/\nLa base est abîmée : remettez une copie en place/)
      expect(refusal).not.toMatch(/\n\s+at /)
    }
    writeFileSync(file, whole)
    await (await startSite({ DATA_DIR: site.dataDir })).stop()
  } finally {
    await site.stop()
  }
})

test('a line of the log says for which request it was written, and the answer too', async () => {
  const site = await startSite({ SITE_URL: 'http://institut.example' })
  try {
    const asked = (name: string) => fetch(`${site.origin}/healthz`, { headers: { 'X-Request-Id': name } })
    expect((await asked('demande-du-proxy-1')).headers.get('X-Request-Id')).toBe('demande-du-proxy-1')
    expect((await asked('<script>')).headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
    // A document that cannot be read is logged while its page is made.
    query(site, `update documents set data = '{pas du JSON' where collection = 'team'`)
    const page = await fetch(`${site.origin}/nos-expertes`, { headers: { 'X-Request-Id': 'demande-du-proxy-2' } })
    expect(await page.text()).toContain('Aucun membre')
    await expect.poll(site.errors).toMatch(/"collection":"team".*"request":"demande-du-proxy-2"/)
  } finally {
    await site.stop()
  }
})
