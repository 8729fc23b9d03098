import { MEDIA_NAME } from '../media/media.ts'
import { createHash, hash as hashOf, randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT_ENDING, draftPath } from '../lib/draft-path.ts'
import { settleFile } from '../platform/settled-files.server.ts'
import { appliedMigrations } from '../platform/database/migrate.server.ts'
import { readSnapshot } from './snapshot.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { readStretch, TAR_END, tarHead, tarPadding, tarRoom } from './tar.server.ts'
import type { MediaStorage } from '../media/media-storage.server.ts'
import { checkSiteFile } from './site-file.server.ts'
import {
  FORM,
  FORMAT,
  HEAD,
  MANIFEST,
  MANIFEST_SUM,
  manifestText,
  MEDIA,
  type SiteCounts,
  type SitePart,
} from './site-manifest.ts'
import { lineOf, presentColumns, readTable, SITE_TABLE_NAMES, type SiteTable } from './site-tables.server.ts'

/** How far some work has come, from 0 to 1. */
export type Progress = (done: number) => void

export interface Exporting {
  dataDir: string
  /** The pictures and films to take along; false: they stay beside the site, where none is ever deleted. */
  withFiles: MediaStorage | false
}

export type SiteExport = Awaited<ReturnType<typeof gatherSite>>

/** Gathers a whole site as one moment has it, as `gatherSite` does, while others go on writing. */
export async function exportSite(db: Database, exporting: Exporting): Promise<SiteExport> {
  return readSnapshot(db, (snapshot) => gatherSite(snapshot, exporting))
}

/**
 * Gathers what a site is, through a connection that sees one moment: its rows are set aside on the disk, so that
 * `stream` takes as long as whoever reads it wants. That gives the file once, of `size` bytes; without it, `close`.
 */
export async function gatherSite(db: Database, { dataDir, withFiles }: Exporting) {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, `export-${randomUUID()}${DRAFT_ENDING}`)
  const rows = await open(path, 'wx+', 0o600)
  // The name goes at once: whatever happens, nothing is left of it.
  await rm(path)
  try {
    const { parts, counts, ids } = await writeRows(db, rows)
    const files = withFiles ? await listFiles(withFiles, ids) : []
    const present = new Set(files.map(({ name }) => name.slice(MEDIA.length).split(/[-.]/)[0]!))
    counts.files = withFiles ? files.length : null
    const unsummed = files.map(({ name, size }) => ({ name, size, sha256: '0'.repeat(64) }))
    const manifest = Buffer.byteLength(manifestText(counts, [...parts, ...unsummed]))
    const sizes = [...parts, ...files].map(({ size }) => size)
    const size = [...sizes, manifest, 64].reduce((sum, one) => sum + tarRoom(one), TAR_END.length)
    const stream = () => streamSite({ rows, parts, files, counts })
    /** How many pictures and films the site knows and does not find. */
    const missing = withFiles ? ids.size - present.size : 0
    return { size, counts, missing, stream, close: () => rows.close() }
  } catch (error) {
    await rows.close()
    throw error
  }
}

/** Writes what was gathered to a file, which stands there whole and checked or not at all. */
export async function writeSite(site: SiteExport, target: string, progress?: Progress): Promise<void> {
  const draft = draftPath(target)
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      let done = 0
      for await (const bytes of site.stream()) {
        await file.writeFile(bytes)
        progress?.((done += bytes.length) / site.size)
      }
    } finally {
      await file.close()
    }
    await checkSiteFile(draft)
    await settleFile(draft, target)
  } finally {
    await site.close()
    await rm(draft, { force: true })
  }
}

/** Writes the head and every row as parts of the file. */
async function writeRows(db: Database, file: FileHandle) {
  const parts: SitePart[] = []
  const counts: SiteCounts = {
    ...(Object.fromEntries(SITE_TABLE_NAMES.map((name) => [name, 0])) as Record<SiteTable, number>),
    files: 0,
  }
  const ids = new Set<string>()
  const add = async (name: string, text: string) => {
    const bytes = Buffer.from(text)
    parts.push({ name, size: bytes.length, sha256: sumOf(bytes) })
    await file.writeFile(Buffer.concat([tarHead(name, bytes.length), bytes, tarPadding(bytes.length)]))
  }
  const head = { format: FORMAT, form: FORM, migrations: await appliedMigrations(db), madeAt: new Date().toISOString() }
  await add(HEAD, `${JSON.stringify(head)}\n`)
  for (const [table, columns] of await presentColumns(db)) {
    let page = 0
    for await (const rows of readTable(db, table, columns)) {
      counts[table] += rows.length
      if (table === 'media') for (const row of rows) ids.add(String(row['id']))
      const name = `rows/${table}-${String(++page).padStart(6, '0')}.jsonl`
      await add(name, rows.map((row) => lineOf(columns, row)).join(''))
    }
  }
  return { parts, counts, ids }
}

interface GatheredFile {
  name: string
  size: number
  read: () => Promise<AsyncIterable<Buffer>>
}

/** Lists the files of pictures and films that the site knows, by name. */
async function listFiles(storage: MediaStorage, ids: Set<string>): Promise<GatheredFile[]> {
  const files: GatheredFile[] = []
  for await (const { name, size } of storage.list()) {
    if (ids.has(MEDIA_NAME.exec(name)?.[1] ?? ''))
      files.push({ name: MEDIA + name, size, read: () => storage.read(name) })
  }
  return files.sort((one, other) => (one.name < other.name ? -1 : 1))
}

interface Gathered {
  rows: FileHandle
  parts: SitePart[]
  files: GatheredFile[]
  counts: SiteCounts
}

async function* streamSite({ rows, parts, files, counts }: Gathered): AsyncGenerator<Buffer> {
  try {
    yield* readStretch(rows, 0, (await rows.stat()).size)
    const all = [...parts]
    for (const { name, size, read } of files) {
      yield tarHead(name, size)
      const hash = createHash('sha256')
      let done = 0
      for await (const bytes of await read()) {
        hash.update(bytes)
        done += bytes.length
        yield bytes
      }
      if (done !== size) throw new Error(`${name} has changed while it was read`)
      const padding = tarPadding(size)
      if (padding.length > 0) yield padding
      all.push({ name, size, sha256: hash.digest('hex') })
    }
    const manifest = Buffer.from(manifestText(counts, all))
    yield Buffer.concat([tarHead(MANIFEST, manifest.length), manifest, tarPadding(manifest.length)])
    yield Buffer.concat([tarHead(MANIFEST_SUM, 64), Buffer.from(sumOf(manifest)), tarPadding(64), TAR_END])
  } finally {
    await rows.close()
  }
}

function sumOf(bytes: Buffer): string {
  return hashOf('sha256', bytes, 'hex')
}
