import { MEDIA_NAME } from '../media/media.ts'
import { createHash, hash as hashOf } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { MIGRATION_NAMES } from '../platform/database/migrate.server.ts'
import { parsedJson } from '../lib/json.ts'
import { HEAD_LENGTH, mediaFormat } from '../lib/media-format.ts'
import { Refusal } from '../lib/refusal.ts'
import { listTar, readStretch, TarError, type TarEntry } from './tar.server.ts'
import {
  FORM,
  HEAD,
  headSchema,
  MANIFEST,
  MANIFEST_SUM,
  manifestSchema,
  MEDIA,
  partsSchema,
  type SiteCounts,
} from './site-manifest.ts'
import { ACCOUNT_LIMIT } from '../accounts/accounts.server.ts'
import { isRow, SITE_TABLE_NAMES, type Row, type SiteTable } from './site-tables.server.ts'

/** The largest part that is read at once, in bytes: many times what a page of rows takes. */
const TEXT_LIMIT = 256 * 1024 * 1024

/** A file of a whole site that was read to its end and found to be sound. */
export interface SiteFile {
  counts: SiteCounts
  /** Those that the tables had of the site that wrote it. */
  migrations: string[]
  /** The pictures and films, each with the name that it has in the site. */
  media: (TarEntry & { sha256: string })[]
  rows: (table: SiteTable) => AsyncGenerator<Row[]>
  bytes: (entry: TarEntry) => AsyncIterable<Buffer>
  close: () => Promise<void>
}

/**
 * Opens a file of a whole site, and checks every byte of it. Throws a Refusal for one that is none, that a newer
 * version has written or that is damaged, which names the place. The caller closes it.
 */
export async function openSiteFile(path: string, progress?: (done: number) => void): Promise<SiteFile> {
  const file = await open(path)
  try {
    return await checkSite(file, path, progress)
  } catch (error) {
    await file.close()
    throw error instanceof TarError ? (error.at === '' ? foreign(path) : damaged(path, error.at)) : error
  }
}

/** Checks every byte of a file that was just written, also one of a database that a later version of the site has kept. */
export async function checkSiteFile(path: string): Promise<void> {
  const file = await open(path)
  try {
    await checkParts(file, path)
  } finally {
    await file.close()
  }
}

/** Checks that every part is there, as it was written, and in its place. */
async function checkParts(file: FileHandle, path: string, progress?: (done: number) => void) {
  const bytes = ({ offset, size }: TarEntry) => readStretch(file, offset, size)
  const text = (entry: TarEntry) => readText(file, entry, path)
  const [head, ...entries] = await listTar(file)
  if (head?.name !== HEAD) throw foreign(path)
  const [manifestEntry, sumEntry] = entries.splice(-2)
  if (manifestEntry?.name !== MANIFEST || sumEntry?.name !== MANIFEST_SUM) throw damaged(path, MANIFEST)
  const manifest = await text(manifestEntry)
  if (hashOf('sha256', manifest, 'hex') !== (await text(sumEntry))) throw damaged(path, MANIFEST)
  const listed = partsSchema.safeParse(parsedJson(manifest))
  if (!listed.success) throw damaged(path, MANIFEST)
  const { parts } = listed.data

  const present = [head, ...entries]
  const total = parts.reduce((sum, { size }) => sum + size, 1)
  let done = 0
  for (const [index, { name, size, sha256 }] of parts.entries()) {
    const entry = present[index]
    if (entry?.name !== name || entry.size !== size) throw damaged(path, name)
    const hash = createHash('sha256')
    let isFirst = true
    for await (const piece of bytes(entry)) {
      if (isFirst && isDisguised(name, piece)) throw damaged(path, name)
      isFirst = false
      hash.update(piece)
      progress?.((done += piece.length) / total)
    }
    if (hash.digest('hex') !== sha256) throw damaged(path, name)
  }
  if (present.length !== parts.length) throw damaged(path, present[parts.length]!.name)

  return { head, entries, present, parts, manifest, bytes, text }
}

async function checkSite(file: FileHandle, path: string, progress?: (done: number) => void): Promise<SiteFile> {
  const { head, entries, present, parts, manifest, bytes, text } = await checkParts(file, path, progress)
  // Only now, when every byte is known to be as it was written: damage is no newer version.
  const migrations = readMigrations(await text(head), path)
  const { counts } = manifestSchema.parse(parsedJson(manifest))

  async function* rows(table: SiteTable): AsyncGenerator<Row[]> {
    for (const entry of entries.filter(({ name }) => name.startsWith(`rows/${table}-`))) {
      const lines = (await text(entry)).trimEnd().split('\n')
      yield lines.map((line) => rowOf(table, line) ?? refuseRow(entry.name, path))
    }
  }
  const media = parts.flatMap(({ name, sha256 }, index) =>
    name.startsWith(MEDIA) ? [{ ...present[index]!, name: name.slice(MEDIA.length), sha256 }] : [],
  )
  const stray = media.find(({ name }) => !MEDIA_NAME.test(name))
  if (stray) throw damaged(path, stray.name)
  await refuseMiscounted({ rows, counts, files: media.length }, path)
  if (counts.user > ACCOUNT_LIMIT)
    throw new Refusal(
      `Ce fichier apporte ${counts.user} comptes d'administration, et un site en a ${ACCOUNT_LIMIT} au plus : ${path}`,
    )
  return { counts, migrations, media, rows, bytes, close: () => file.close() }
}

/** Says of a picture or film that it is something else than its name says. */
function isDisguised(name: string, start: Buffer): boolean {
  if (!name.startsWith(MEDIA)) return false
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return mediaFormat(start.subarray(0, HEAD_LENGTH)) !== (extension === 'jpg' ? 'jpeg' : extension)
}

/** Reads which migrations the site had that wrote a file. Refuses one of a newer version. */
function readMigrations(head: string, path: string): string[] {
  const parsed = headSchema.safeParse(parsedJson(head))
  if (!parsed.success) throw foreign(path)
  const { form, migrations } = parsed.data
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name))
  if (form <= FORM && unknown.length === 0) return migrations
  throw new Refusal(`Ce fichier vient d'une version plus récente du site : mettez d'abord ce site à jour : ${path}`)
}

async function refuseMiscounted(
  { rows, counts, files }: Pick<SiteFile, 'rows' | 'counts'> & { files: number },
  path: string,
) {
  for (const table of SITE_TABLE_NAMES) {
    let count = 0
    for await (const page of rows(table)) count += page.length
    if (count !== counts[table]) throw damaged(path, `rows/${table}`)
  }
  if (files !== (counts.files ?? 0)) throw damaged(path, MEDIA)
}

async function readText(file: FileHandle, entry: TarEntry, path: string): Promise<string> {
  if (entry.size > TEXT_LIMIT) throw damaged(path, entry.name)
  const pieces: Buffer[] = []
  for await (const piece of readStretch(file, entry.offset, entry.size)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

function rowOf(table: SiteTable, line: string): Row | undefined {
  const row = parsedJson(line)
  return isRow(table, row) ? row : undefined
}

function refuseRow(part: string, path: string): never {
  throw new Refusal(`Ce fichier contient une ligne qui n'est pas celle d'un site (${part}) : ${path}`)
}

const foreign = (path: string) => new Refusal(`Ce fichier n'est pas un export de ce site : ${path}`)

const damaged = (path: string, at: string) => new Refusal(`Ce fichier est abîmé ou incomplet (${at}) : ${path}`)
