import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '../../app/cms/documents/changes.ts'
import { FIRST_CONTENT } from '../../app/cms/documents/first-content.ts'
import { openSession, sendChange } from './administrator.ts'
import { startSite, type RunningSite } from './site.ts'

/** How many save at once, each a document of its own. */
const WRITERS = 4

/** How long the site may live at most once it has acknowledged a save, in milliseconds. */
const LIFE = 60

/** How many sites are killed side by side: starting one keeps a processor busy. */
const SITES = 2

export interface CrashReport {
  crashes: number
  acknowledged: number
  /** Titles that were said to be saved and are nowhere. */
  lost: string[]
  /** What SQLite finds wrong with the file. */
  damage: string[]
  /** Files of the data folder that should not be there. */
  leftovers: string[]
}

/**
 * Kills sites on SQLite with no warning while four writers save through HTTP at each, starts each again on what is left,
 * and so on `crashes` times in all. Returns what became of the saves that were acknowledged.
 */
export async function crash(crashes: number, told: (count: number) => void = () => undefined): Promise<CrashReport> {
  let count = 0
  const counts = Array.from({ length: SITES }, (_, site) => Math.floor((crashes + site) / SITES))
  const reports = await Promise.all(counts.map((share) => crashOne(share, () => told((count += 1)))))
  return {
    crashes,
    acknowledged: reports.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: reports.flatMap(({ lost }) => lost),
    damage: reports.flatMap(({ damage }) => damage),
    leftovers: reports.flatMap(({ leftovers }) => leftovers),
  }
}

async function crashOne(crashes: number, told: () => void): Promise<CrashReport> {
  const first = await startSite({ DATABASE_URL: '', SITE_URL: '' })
  const { DATA_DIR } = first.place
  try {
    const cookie = await openSession(first)
    const before = new Set(readdirSync(DATA_DIR))
    const writers = Object.keys(FIRST_CONTENT.categories)
      .slice(0, WRITERS)
      .map((id) => ({ id, saved: [] as string[] }))
    let site: RunningSite = first
    for (let count = 1; count <= crashes; count += 1) {
      const countSaved = () => writers.reduce((sum, { saved }) => sum + saved.length, 0)
      const had = countSaved()
      const running = Promise.all(writers.map((writer) => saveUntilTheEnd(site, cookie, writer, count)))
      while (countSaved() === had) await Promise.race([setTimeout(5), running])
      await setTimeout(Math.random() * LIFE)
      const ended = new Promise((resolve) => site.process.once('exit', resolve))
      site.process.kill('SIGKILL')
      await Promise.all([running, ended])
      if (site !== first) await site.stop()
      site = await startSite({ DATA_DIR, DATABASE_URL: '', SITE_URL: '' })
      told()
    }
    const ended = new Promise((resolve) => site.process.once('exit', resolve))
    site.process.kill('SIGTERM')
    await ended
    const acknowledged = writers.flatMap(({ saved }) => saved)
    const { titles, damage } = lookInto(join(DATA_DIR, 'site.sqlite'))
    return {
      crashes,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((title) => !titles.has(title)),
      damage,
      leftovers: readdirSync(DATA_DIR).filter((name) => !before.has(name) && name !== 'public' && name !== 'media'),
    }
  } finally {
    await first.stop()
  }
}

/** Saves one title after the other, each on top of what the site has, until it answers no more. */
async function saveUntilTheEnd(
  site: RunningSite,
  cookie: string,
  writer: { id: string; saved: string[] },
  run: number,
) {
  const { id, saved } = writer
  try {
    let base = versionOf(site, id)
    for (let count = 0; ; count += 1) {
      const title = `${id}, ${run}, ${count}`
      const change = { intent: 'update', collection: 'categories', id, base, fields: { title } } as const
      const answer = await sendChange(site, cookie, change)
      const outcome = (await answer.json()) as Outcome
      if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome))
      saved.push(title)
      base = outcome.document.version
    }
  } catch (error) {
    if (site.process.exitCode === null && site.process.signalCode === null && !site.process.killed) throw error
  }
}

function versionOf({ place }: RunningSite, id: string): number {
  const file = new DatabaseSync(join(place.DATA_DIR, 'site.sqlite'), { readOnly: true })
  try {
    const sql = `select version from documents where collection = 'categories' and id = ?`
    return Number(file.prepare(sql).get(id)!['version'])
  } finally {
    file.close()
  }
}

function lookInto(path: string): { titles: Set<unknown>; damage: string[] } {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const rows = file.prepare(`select json_extract(data, '$.title') as title from revisions`).all()
    const found = file
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
    return { titles: new Set(rows.map(({ title }) => title)), damage: found.filter((line) => line !== 'ok') }
  } finally {
    file.close()
  }
}
