import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SESSION_IDLE } from '../../app/accounts/sessions/sessions.server.ts'
import { openSession } from '../support/administrator.ts'
import { box, filmOf } from '../support/films.ts'
import { photograph } from '../support/photographs.ts'
import { planChange } from '../support/planned.ts'
import { query } from '../support/site-database.ts'
import { ON_POSTGRES, startSite, type RunningSite } from '../support/site.ts'

/** A film of this many bytes. */
const film = (size: number) => {
  const start = filmOf()
  return Buffer.concat([start, box('free', Buffer.alloc(size - start.length - 8, 'x'))])
}

/** Gives a file. Returns the status, and the address where there is one. */
async function give({ origin }: RunningSite, cookie: string, bytes: Buffer): Promise<{ status: number; src?: string }> {
  const answer = await fetch(`${origin}/api/media`, {
    method: 'POST',
    headers: { cookie },
    body: new Uint8Array(bytes),
  })
  const { src } = answer.ok ? ((await answer.json()) as { src: string }) : {}
  return { status: answer.status, ...(src && { src }) }
}

const statusOf = async ({ origin }: RunningSite, path: string) => (await fetch(origin + path)).status

const received = ({ place }: RunningSite) => readdirSync(join(place.DATA_DIR, 'media'))

const rows = (site: RunningSite) => query(site, 'select count(*) as count from media')

/** Where the system limits how large a file may become, each in its turn and without being root. */
function limitFiles({ process: { pid } }: RunningSite, limit: number | 'unlimited'): boolean {
  return spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${limit}:`]).status === 0
}

test('a file that the disk has no room for is refused whole, and taken once there is', async () => {
  const site = await startSite()
  try {
    const cookie = await openSession(site)
    test.skip(!limitFiles(site, 'unlimited'), 'prlimit is not here.')
    const [bytes, other] = [film(900_000), film(900_001)]
    mkdirSync(join(site.place.DATA_DIR, 'media'))
    // Where only the last bytes have no room, the system writes the others and says nothing.
    for (const limit of [100_000, bytes.length - 1]) {
      limitFiles(site, limit)
      for (const one of [bytes, other]) expect(await give(site, cookie, one)).toEqual({ status: 507 })
      expect(received(site)).toEqual([])
      expect(rows(site)).toEqual([{ count: 0 }])
      expect(await statusOf(site, '/soins/maquillage')).toBe(200)
      expect(await statusOf(site, `/inconnue-${limit}`)).toBe(404)
    }
    limitFiles(site, 'unlimited')
    const { status, src } = await give(site, cookie, bytes)
    expect(status).toBe(201)
    const served = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer())
    expect(served.length).toBe(bytes.length)
    expect((await give(site, cookie, await photograph())).status).toBe(201)
  } finally {
    await site.stop()
  }
})

/** Starts a site on a disk of its own for as long as the work runs, which is told the file that fills it. */
async function onSmallDisk(work: (site: RunningSite, filler: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]).status === 0
  test.skip(!isSmall, 'A small disk can only be made here by root.')
  try {
    const site = await startSite({ DATA_DIR: folder })
    try {
      await work(site, join(folder, 'plein'))
    } finally {
      await site.stop()
    }
  } finally {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

const fill = (filler: string) => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'])

test('a full disk takes no picture and no film, is read all the same, and heals', async () => {
  await onSmallDisk(async (site, filler) => {
    const cookie = await openSession(site)
    const picture = await photograph({ width: 1200, height: 800, format: 'png' })
    const first = await give(site, cookie, film(300_000))
    expect(first.status).toBe(201)
    for (let time = 0; time < 3; time += 1) {
      const before = received(site)
      fill(filler)
      for (const bytes of [film(400_000 + time), picture]) {
        expect(await give(site, cookie, bytes)).toEqual({ status: 507 })
      }
      expect(received(site)).toEqual(before)
      expect(rows(site)).toEqual([{ count: 1 + time }])
      expect(await statusOf(site, first.src!)).toBe(200)
      expect(await statusOf(site, '/soins/maquillage')).toBe(200)
      rmSync(filler)
      expect((await give(site, cookie, film(400_000 + time))).status).toBe(201)
    }
    expect((await give(site, cookie, picture)).status).toBe(201)
    if (!ON_POSTGRES) expect(query(site, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })
})

test('while something is planned, a full disk keeps nobody from reading, and what is typed without script is given back', async () => {
  await onSmallDisk(async (site, filler) => {
    test.skip(ON_POSTGRES, 'Its documents are on another disk.')
    const cookie = await openSession(site)
    const fields = { title: 'Maquillage de fête' }
    // One that a visit would prolong.
    const lastVisit = new Date(Date.now() + (SESSION_IDLE - 60 * 60) * 1000).toISOString()
    query(site, 'update session set expiresAt = ?', lastVisit)
    await planChange(site, cookie, { intent: 'update', collection: 'categories', id: 'maquillage', base: 1, fields })
    const headers = { cookie, 'Sec-Fetch-Site': 'same-origin' }
    const ask = (path: string, body?: URLSearchParams) =>
      fetch(site.origin + path, { headers, ...(body && { method: 'POST', body }) })
    const form = '/soins/maquillage?modifier=categories/maquillage/title'
    fill(filler)
    for (const path of ['/prevu', '/soins/maquillage?date=2999-01-01', form]) expect((await ask(path)).status).toBe(200)
    const refused = await ask(form, new URLSearchParams({ _base: '1', title: 'Maquillage du soir' }))
    expect(refused.status).toBe(507)
    expect(await refused.text()).toContain('value="Maquillage du soir"')
    for (const [path, typed, given] of [
      ['/bienvenue/institut', { nom: 'Institut Hélène' }, 'value="Institut Hélène"'],
      ['/bienvenue', { action: 'retirer' }, ''],
      ['/admin', { cle: 'cle-du-service' }, ''],
    ] as const) {
      const answer = await ask(path, new URLSearchParams(typed))
      expect(answer.status, path).toBe(507)
      expect(await answer.text(), path).toMatch(new RegExp(`plein.*${given}`, 's'))
    }
    rmSync(filler)
    expect((await ask('/prevu')).status).toBe(200)
  })
})
