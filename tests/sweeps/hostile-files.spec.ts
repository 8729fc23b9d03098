import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { mediaFormat } from '../../app/lib/media-format.ts'
import { openSiteFile } from '../../app/backup/site-file.server.ts'
import { contentOf, openSession } from '../support/administrator.ts'
import { archiveWith, hostileFiles, SCRIPT } from '../support/hostile-files.ts'
import { photograph } from '../support/photographs.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { runFile } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The most that the process may ever take, in megabytes: decoding takes half of it, one picture at a time. */
const MEMORY = 1400

/** How long a visitor may wait at most meanwhile, in milliseconds: so long because the machine is shared with the test. */
const PATIENCE = 2000

const NAMES = /^[\da-f]{32}(?:-\d+)?\.(jpg|webp|avif|mp4|webm)$/
const FORMATS: Record<string, string> = { jpg: 'jpeg' }

/** The most that a process has ever taken, in megabytes; undefined where the system does not tell. */
function peak({ process: { pid } }: RunningSite): number | undefined {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}

/** Gives a file over a connection of its own: one that is refused before its end may be closed behind the answer. */
function give({ origin }: RunningSite, cookie: string, bytes: Buffer): Promise<{ status: number; answer: string }> {
  // What its sender calls it is nobody's business.
  const headers = { cookie, 'Content-Type': 'text/html', 'Content-Disposition': 'filename="../../x.html"' }
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/api/media?name=../../x.html`, { method: 'POST', headers, agent: false })
    sending.on('response', (incoming) => {
      text(incoming).then((answer) => resolve({ status: incoming.statusCode!, answer }), reject)
    })
    sending.on('error', reject)
    sending.end(bytes)
  })
}

/** Asks for a page that is made each time, as long as the work runs. Returns the longest wait, in milliseconds. */
async function visitDuring({ origin }: RunningSite, work: () => Promise<void>): Promise<number> {
  let isOver = false
  let longest = 0
  async function visit() {
    while (!isOver) {
      const began = performance.now()
      const answer = await fetch(`${origin}/inconnue`)
      await answer.text()
      expect(answer.status).toBe(404)
      longest = Math.max(longest, performance.now() - began)
    }
  }
  await Promise.all([visit(), work().finally(() => (isOver = true))])
  return longest
}

test('of a hostile file nothing is stored as it came, and everyone else is answered meanwhile', async () => {
  const files = await hostileFiles()
  const around = temporaryFolder()
  const site = await startSite({ DATA_DIR: join(around, 'data') })
  try {
    const cookie = await openSession(site)
    const taken: string[] = []
    const longest = await visitDuring(site, async () => {
      for (const [what, { bytes, refusal }] of Object.entries(files)) {
        const { status, answer } = await give(site, cookie, bytes)
        const { src, message } = JSON.parse(answer) as { src?: string; message?: string }
        expect([status, message ?? ''], what).toEqual([
          refusal?.status ?? 201,
          expect.stringContaining(refusal?.message ?? ''),
        ])
        if (src) taken.push(src)
      }
    })
    expect(longest).toBeLessThan(PATIENCE)
    expect(peak(site) ?? 0).toBeLessThan(MEMORY)

    for (const src of new Set(taken)) {
      const answer = await fetch(site.origin + src)
      const headers = Object.fromEntries(answer.headers)
      expect(headers).toMatchObject({
        'content-type': src.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }
    const folder = join(site.place.DATA_DIR, 'media')
    // The narrower copies need not all be made.
    site.process.kill('SIGTERM')
    await once(site.process, 'exit')
    for (const name of readdirSync(folder)) {
      expect(name).toMatch(NAMES)
      const bytes = readFileSync(join(folder, name))
      const extension = NAMES.exec(name)![1]!
      expect(mediaFormat(bytes.subarray(0, 1024)), name).toBe(FORMATS[extension] ?? extension)
      // A film is kept as it is: the type that it is served with is all that a browser goes by.
      if (extension !== 'mp4') expect(bytes.includes(SCRIPT), name).toBe(false)
    }
    expect(readdirSync(around)).toEqual(['data'])
    expect(site.errors()).not.toMatch(/"event":"(?:request|write)-failed"/)
  } finally {
    await site.stop()
    rmSync(around, { recursive: true, force: true })
  }
})

test('what comes compressed is not unfolded at any door', async () => {
  const site = await startSite()
  try {
    const cookie = await openSession(site)
    const before = peak(site)
    const body = new Uint8Array(gzipSync(Buffer.alloc(256 * 1024 * 1024, ' '), { level: 1 }))
    for (const path of ['/api/changes', '/api/session', '/api/media/alt', '/login', '/']) {
      const headers = { cookie, 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }
      const answer = await fetch(site.origin + path, { method: 'POST', headers, body })
      expect([400, 401, 405, 413, 415], path).toContain(answer.status)
    }
    if (before !== undefined) expect(peak(site)! - before).toBeLessThan(100)
    expect(site.errors()).not.toContain('"event":"request-failed"')
  } finally {
    await site.stop()
  }
})

test('an archive leads to no place of its own choosing, and brings nothing under a wrong name', async () => {
  const around = temporaryFolder()
  const data = join(around, 'data')
  const site = await startSite({ DATA_DIR: data })
  const command = (...args: string[]) => runFile('commands/content.ts', args, { env: site.place })
  try {
    const archive = join(data, 'site.tar')
    expect((await command('export', archive)).code).toBe(0)
    const [sound, id] = [readFileSync(archive), 'e'.repeat(32)]
    const before = contentOf(site)
    const jpeg = await photograph()
    for (const [name, bytes] of [
      ['media/../../x.html', Buffer.from(SCRIPT)],
      ['media/../x.jpg', jpeg],
      ['../x.jpg', jpeg],
      [join(around, 'x.jpg'), jpeg],
      [`media/${id}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      [`media/${id}.html`, Buffer.from(SCRIPT)],
      [`media/${id}.jpg`, Buffer.from(SCRIPT)],
      [`media/${id}.webm`, jpeg],
    ] as const) {
      writeFileSync(archive, sound)
      writeFileSync(archive, await archiveWith(archive, name, bytes))
      await expect(openSiteFile(archive), name).rejects.toThrow('abîmé')
    }
    const refused = await command('import', archive)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('abîmé')])
    expect(contentOf(site)).toBe(before)
    expect(existsSync(join(data, 'media'))).toBe(false)
    expect(readdirSync(around)).toEqual(['data'])

    writeFileSync(archive, sound)
    writeFileSync(archive, await archiveWith(archive, `media/${id}.jpg`, jpeg))
    expect((await command('import', archive)).code).toBe(0)
    expect(readdirSync(join(data, 'media'))).toEqual([`${id}.jpg`])
  } finally {
    await site.stop()
    rmSync(around, { recursive: true, force: true })
  }
})
