import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { namesOf, openTestStorage, withObjectStorage } from '../../tests/support/media-storages.ts'
import { ENGINES, openTestDatabase, type Engine, type TestDatabase } from '../../tests/support/test-database.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import type { Database } from '../platform/database/tables.ts'
import { listTar, TAR_END, tarHead, tarPadding } from './tar.server.ts'
import { addAccount } from '../accounts/accounts.server.ts'
import { applyChange } from '../cms/documents/changes.server.ts'
import { findDocument, replaceDocument } from '../cms/documents/documents.server.ts'
import { insertFirstContent } from '../cms/documents/first-content.server.ts'
import { exportSite, writeSite } from './site-export.server.ts'
import { openSiteFile } from './site-file.server.ts'
import { folderStorage } from '../media/media-folder.server.ts'
import { importSite, listMissingFiles } from './site-import.server.ts'
import type { SitePart } from './site-manifest.ts'
import { SITE_TABLE_NAMES, SITE_TABLES } from './site-tables.server.ts'

const PICTURE = 'a'.repeat(32)
const FILM = 'b'.repeat(32)
const CAPTIONS = 'c'.repeat(32)
const FILES = {
  [`${PICTURE}.jpg`]: begun('\xff\xd8\xff', 3000),
  [`${PICTURE}-240.avif`]: begun('\0\0\0\x10ftypavif', 512),
  [`${FILM}.mp4`]: begun('\0\0\0\x10ftypisom', 700_000),
  [`${CAPTIONS}.vtt`]: begun('WEBVTT\n\n', 400),
}

/** What begins as a picture or film, and is none. */
function begun(head: string, size: number): Buffer {
  return Buffer.concat([Buffer.from(head, 'latin1'), randomBytes(size - head.length)])
}

let folder: string
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => rmSync(folder, { recursive: true }))

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const inFolder = (name: string) => join(folder, name)

/** A site with something of everything, revisions of several versions and a deletion included. */
async function fill(db: Database, dataDir: string) {
  await insertFirstContent(db)
  await addAccount(db, { email: 'camille@exemple.fr', name: 'Camille', password: 'trois mots au hasard' }, 12)
  const at = '2026-11-01T10:00:00.000Z'
  const shared = { alt: 'Été « à côté »', author: null, created_at: at, variants: 'done', tone: null } as const
  await db
    .insertInto('media')
    .values([
      { id: PICTURE, kind: 'picture', extension: 'jpg', width: 300, height: 200, size: 3000, ...shared },
      { id: FILM, kind: 'film', extension: 'mp4', width: null, height: null, size: 700_000, ...shared },
      { id: CAPTIONS, kind: 'captions', extension: 'vtt', width: null, height: null, size: 400, ...shared },
    ])
    .execute()
  const revision = (version: number, data: string | null) => ({
    collection: 'soldes',
    document_id: 'é',
    version,
    data,
    author: null,
    saved_at: at,
    position: version,
  })
  const many = Array.from({ length: 450 }, (_, index) => revision(index + 1, `{"z":${index},"a":"\u2028 \\u0000"}`))
  await db
    .insertInto('revisions')
    .values([...many, revision(451, null)])
    .execute()
  const planned = {
    collection: 'soldes',
    document_id: 'é',
    author: 'camille',
    planned_at: at,
    insists: 0,
    problem: null,
  }
  const change = '{"intent":"remove","collection":"soldes","id":"é"}'
  const moments = { at: '2027-01-01T07:00:00.000Z', start: null }
  await db
    .insertInto('planned_changes')
    .values([
      { id: 'debut', ...planned, change, ...moments },
      { id: 'fin', ...planned, change: null, at: '2027-02-01T07:00:00.000Z', start: 'debut', abandoned_at: at },
    ])
    .execute()
  await mkdir(join(dataDir, 'media'), { recursive: true })
  for (const [name, bytes] of Object.entries(FILES)) await writeFile(join(dataDir, 'media', name), bytes)
  await writeFile(join(dataDir, 'media', 'reception-x'), 'x')
}

const everything = (db: Database) =>
  Promise.all(
    SITE_TABLE_NAMES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
    }),
  )

async function exported(
  db: Database,
  dataDir: string,
  name: string,
  storage = folderStorage(dataDir),
): Promise<string> {
  await writeSite(await exportSite(db, { dataDir, withFiles: storage }), inFolder(name))
  return inFolder(name)
}

async function imported(db: Database, dataDir: string, path: string, storage = folderStorage(dataDir)) {
  const file = await openSiteFile(path)
  return importSite(db, file, { dataDir, storage }).finally(() => file.close())
}

const withId = (line: string, id: string) =>
  JSON.stringify({ ...(JSON.parse(line) as object), id, email: `${id}@exemple.fr` })

/** The bytes of a file with other lines in one of its parts, whose sums and counts are right. */
async function rewritten(path: string, part: string, change: (lines: string[]) => string[]): Promise<Buffer> {
  const whole = readFileSync(path)
  const file = await open(path)
  const entries = await listTar(file).finally(() => file.close())
  const contents = entries.map(({ offset, size }) => whole.subarray(offset, offset + size))
  const index = entries.findIndex(({ name }) => name === part)
  const lines = change(contents[index]!.toString().trimEnd().split('\n'))
  contents[index] = Buffer.from(`${lines.join('\n')}\n`)
  const manifest = JSON.parse(contents.at(-2)!.toString()) as { counts: Record<string, number>; parts: SitePart[] }
  manifest.parts[index] = { name: part, size: contents[index].length, sha256: sumOf(contents[index]) }
  if (part.startsWith('rows/user')) manifest.counts['user'] = lines.length
  const text = Buffer.from(JSON.stringify(manifest))
  contents.splice(-2, 2, text, Buffer.from(sumOf(text)))
  const parts = contents.flatMap((bytes, at) => [
    tarHead(entries[at]!.name, bytes.length),
    bytes,
    tarPadding(bytes.length),
  ])
  return Buffer.concat([...parts, TAR_END])
}

/** Every part of a file but its first, which says when it was made, and the sums of it all. */
async function contentsOf(path: string): Promise<[string, Buffer][]> {
  const file = await open(path)
  const entries = await listTar(file)
  await file.close()
  const bytes = readFileSync(path)
  return entries
    .filter(({ name }) => /^(rows|media)\//.test(name))
    .map(({ name, offset, size }) => [name, bytes.subarray(offset, offset + size)])
}

describe('a whole site in one file', () => {
  test('moves from SQLite to PostgreSQL and back, to the byte', async () => {
    const engines: Engine[] = ['sqlite', ENGINES[1]!, 'sqlite']
    let before: Awaited<ReturnType<typeof everything>> | undefined
    const paths: string[] = []
    for (const [index, engine] of engines.entries()) {
      const dataDir = inFolder(`data-${index}`)
      const opened = await openTestDatabase(engine)
      if (before === undefined) await fill(opened.db, dataDir)
      else expect(await imported(opened.db, dataDir, paths.at(-1)!)).toBeUndefined()
      const now = await everything(opened.db)
      expect(now).toEqual((before ??= now))
      paths.push(await exported(opened.db, dataDir, `site-${index}.tar`))
      expect(readdirSync(join(dataDir, 'media')).filter((name) => !name.startsWith('reception'))).toEqual(
        Object.keys(FILES).sort(),
      )
      for (const [name, bytes] of Object.entries(FILES))
        expect(readFileSync(join(dataDir, 'media', name)).equals(bytes)).toBe(true)
      await opened.close()
    }
    expect(await contentsOf(paths[2]!)).toEqual(await contentsOf(paths[0]!))
  })
})

describe('a whole site in one file, of which the pictures and films', () => {
  const service = withObjectStorage()

  test('move from a folder to a bucket and back, to the byte', async () => {
    const { db, close } = await openTestDatabase()
    const bucket = await openTestStorage('bucket', service())
    const [from, to] = [inFolder('data'), inFolder('data-autre')]
    await fill(db, from)
    const first = await exported(db, from, 'folder.tar')
    rmSync((await imported(db, bucket.dataDir, first, bucket.storage))!)
    expect(await namesOf(bucket.storage)).toEqual(Object.keys(FILES).sort())
    const second = await exported(db, bucket.dataDir, 'bucket.tar', bucket.storage)
    expect(await contentsOf(second)).toEqual(await contentsOf(first))
    await mkdir(to)
    await imported(db, to, second)
    for (const [name, bytes] of Object.entries(FILES))
      expect(readFileSync(join(to, 'media', name)).equals(bytes)).toBe(true)
    // What is there already is not sent again.
    const sent = service().requests.filter((line) => /^(?:PUT|POST)/.test(line)).length
    await imported(db, bucket.dataDir, second, bucket.storage)
    expect(service().requests.filter((line) => /^(?:PUT|POST)/.test(line))).toHaveLength(sent)
    expect(await listMissingFiles(db, bucket.storage)).toEqual([])
    await bucket.lose(`${FILM}.mp4`)
    expect(await listMissingFiles(db, bucket.storage)).toEqual([`${FILM}.mp4`])
    await bucket.remove()
    await close()
  })
})

describe.each(ENGINES)('a whole site in one file on %s', (engine) => {
  let opened: TestDatabase
  let db: Database
  let dataDir: string
  let path: string
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
    await fill(db, (dataDir = temporaryFolder()))
  })
  beforeEach(async () => void (path = await exported(db, dataDir, 'site.tar')))
  afterAll(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true })
  })

  test('takes every column of its tables but those of sign-ins that it has none of', async () => {
    const tables = await db.introspection.getTables()
    for (const name of SITE_TABLE_NAMES) {
      const columns = tables.find((table) => table.name === name)!.columns.map((column) => column.name)
      const left = columns.filter((column) => !SITE_TABLES[name].columns.some((one) => one === column))
      expect(
        left.every((column) => name === 'account' && /Token|scope/.test(column)),
        `${name}: ${left.join()}`,
      ).toBe(true)
    }
  })

  test('says its size, and leaves nothing behind', async () => {
    const site = await exportSite(db, { dataDir, withFiles: folderStorage(dataDir) })
    let size = 0
    for await (const bytes of site.stream()) size += bytes.length
    expect(size).toBe(site.size)
    expect(readFileSync(path)).toHaveLength(size)
    expect(readdirSync(dataDir)).toEqual(['media'])
  })

  test('keeps what was there, which can be brought back', async () => {
    const before = await everything(db)
    await db.deleteFrom('documents').where('collection', '=', 'actualites').execute()
    await db.deleteFrom('revisions').where('collection', '=', 'actualites').execute()
    const after = await everything(db)
    const kept = (await imported(db, dataDir, path))!
    expect(await everything(db)).toEqual(before)
    const noted = await db.selectFrom('content_changes').selectAll().where('key', '=', '*').execute()
    expect(noted).toHaveLength(1)
    rmSync((await imported(db, dataDir, kept))!)
    expect(await everything(db)).toEqual(after)
    rmSync((await imported(db, dataDir, path))!)
    rmSync(kept)
  })

  test('a text that was open before does not take the place of one that it has not seen', async () => {
    const change = (base: number, titre: string) =>
      applyChange(db, { intent: 'update', collection: 'soldes', id: 'b', base, fields: { titre } }, 'claire')
    const save = (titre: string) =>
      db
        .transaction()
        .execute((transaction) => replaceDocument(transaction, 'soldes', 'b', { titre, contenu: [], image: '' }, null))
    await save('Avant')
    const older = await exported(db, dataDir, 'avant.tar')
    await save('Depuis')
    rmSync((await imported(db, dataDir, older))!)
    expect(await findDocument(db, 'soldes', 'b')).toMatchObject({ titre: 'Avant', version: 3 })
    expect(await change(3, 'Un autre')).toMatchObject({ outcome: 'saved', document: { version: 4 } })
    expect(await change(2, 'Tapé sur ce qui fut')).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ mine: 'Tapé sur ce qui fut', theirs: 'Un autre' }],
    })
    // Nothing of it stays in the connection, and what is as new as it was keeps its version.
    rmSync((await imported(db, dataDir, await exported(db, dataDir, 'depuis.tar')))!)
    expect(await findDocument(db, 'soldes', 'b')).toMatchObject({ titre: 'Un autre', version: 4 })
    rmSync((await imported(db, dataDir, path))!)
  })

  test('ends sessions, and leaves the second factor to those who stay', async () => {
    const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const factor = { user_id: id, sealed_secret: 'x', confirmed_at: null, last_step: 0 }
    await db.insertInto('second_factors').values(factor).execute()
    const passkey = {
      id: 'p',
      user_id: id,
      name: 'Téléphone',
      public_key: 'k',
      counter: 1,
      transports: '[]',
      created_at: '2026-01-01T00:00:00.000Z',
      last_used_at: null,
    }
    await db.insertInto('passkeys').values(passkey).execute()
    const at = '2027-01-01T00:00:00.000Z'
    const session = {
      id: 's',
      token: 't',
      userId: id,
      expiresAt: at,
      ipAddress: null,
      userAgent: null,
      createdAt: at,
      updatedAt: at,
    }
    await db.insertInto('session').values(session).execute()
    rmSync((await imported(db, dataDir, path))!)
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([factor])
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([passkey])
    await db.deleteFrom('second_factors').execute()
    await db.deleteFrom('passkeys').execute()
  })

  test('changes nothing when it is interrupted', async () => {
    const before = await everything(db)
    const file = await openSiteFile(path)
    async function* rows(table: Parameters<typeof file.rows>[0]) {
      if (table === 'revisions') throw new Error('interrupted')
      yield* file.rows(table)
    }
    await expect(importSite(db, { ...file, rows }, { dataDir, storage: folderStorage(dataDir) })).rejects.toThrow(
      'interrupted',
    )
    await file.close()
    expect(await everything(db)).toEqual(before)
  })

  test('refuses what is damaged anywhere, what is newer and what is something else, in one line', async () => {
    const whole = await readFile(path)
    const entries = await open(path).then((file) => listTar(file).finally(() => file.close()))
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at]! ^= 1
      return bytes
    }
    const places = entries.flatMap(({ offset, size }) => [
      offset - 512,
      offset - 1,
      offset,
      offset + size - 1,
      offset + size,
    ])
    const random = Array.from({ length: 40 }, () => Math.floor(Math.random() * whole.length))
    const cuts = [0, 1, 511, 512, 513, whole.length - 1, whole.length - 512, ...entries.map(({ offset }) => offset)]
    const without = (name: string) => {
      const { offset, size } = entries.find((entry) => entry.name.startsWith(name))!
      return Buffer.concat([whole.subarray(0, offset - 512), whole.subarray(offset + size + tarPadding(size).length)])
    }
    const replaced = (from: string, to: string) => {
      const [head, ...others] = entries.map(({ offset, size }) => whole.subarray(offset, offset + size))
      const other = Buffer.from(head!.toString().replace(from, to))
      const manifest = JSON.parse(others.at(-2)!.toString()) as { parts: SitePart[] }
      manifest.parts[0] = { name: 'site.json', size: other.length, sha256: sumOf(other) }
      const text = Buffer.from(JSON.stringify(manifest))
      const contents = [other, ...others.slice(0, -2), text, Buffer.from(sumOf(text))]
      const parts = contents.map((bytes, index) => [
        tarHead(entries[index]!.name, bytes.length),
        bytes,
        tarPadding(bytes.length),
      ])
      return Buffer.concat([...parts.flat(), TAR_END])
    }
    const refused: [string, Buffer, RegExp][] = [
      ...[...places, ...random].map(
        (at) => [`flipped at ${at}`, flipped(at), /abîmé|pas un export/] as [string, Buffer, RegExp],
      ),
      ...cuts.map((at) => [`cut at ${at}`, whole.subarray(0, at), /abîmé|pas un export/] as [string, Buffer, RegExp]),
      ['more', Buffer.concat([whole, whole]), /abîmé/],
      ['a film is missing', without(`media/${FILM}`), new RegExp(`abîmé ou incomplet \\(media/${FILM}`)],
      ['rows are missing', without('rows/revisions'), /abîmé ou incomplet \(rows\/revisions/],
      ['newer', replaced('"form":1', '"form":2'), /version plus récente/],
      ['a newer migration', replaced('"001-documents"', '"999-later"'), /version plus récente/],
      ['other', replaced('site-institut', 'autre'), /pas un export de ce site/],
      ['text', Buffer.from('texte '.repeat(500)), /pas un export de ce site/],
    ]
    for (const [what, bytes, message] of refused) {
      writeFileSync(path, bytes)
      const error = await openSiteFile(path).then(
        (file) => file.close().then(() => new Error('It was taken')),
        (reason: unknown) => reason as Error,
      )
      expect(error.message, what).toMatch(message)
      expect(error.message, what).not.toContain('\n')
      expect(error.constructor.name, what).toBe('Refusal')
    }
  })

  test('brings up to date what an older version of the site wrote', async () => {
    const lacking = ['019-treatment-cards', '028-true-words']
    const older = ([head = '']: string[]) => {
      const { migrations, ...others } = JSON.parse(head) as { migrations: string[] }
      return [JSON.stringify({ ...others, migrations: migrations.filter((name) => !lacking.includes(name)) })]
    }
    const cookies =
      'Ce site utilise des cookies pour mieux comprendre la façon dont il est utilisé. En poursuivant votre navigation, vous acceptez cette politique.'
    const asBefore = (lines: string[]) =>
      lines.map((line) => {
        const row = JSON.parse(line) as { collection: string; id: string; data: string }
        const fields = JSON.parse(row.data) as Record<string, unknown>
        if (row.collection === 'navigation') fields['cookies'] = cookies
        if (row.id === 'maquillage') Object.assign(fields, { title: '', besoin: undefined, accroche: undefined })
        return JSON.stringify({ ...row, data: JSON.stringify(fields) })
      })
    writeFileSync(path, await rewritten(path, 'site.json', older))
    writeFileSync(path, await rewritten(path, 'rows/documents-000001.jsonl', asBefore))
    await imported(db, dataDir, path)
    const rows = await db.selectFrom('documents').select(['collection', 'id', 'data']).execute()
    const treatment = JSON.parse(rows.find(({ id }) => id === 'maquillage')!.data) as object
    expect(treatment).toMatchObject({ title: 'Maquillage', accroche: 'Jour, soir et grandes occasions' })
    const navigation = rows.find(({ collection }) => collection === 'navigation')!.data
    expect(navigation).not.toContain('vous acceptez cette politique')
    expect(navigation).toContain('ne déposent aucun cookie')
  })

  test.each<[what: string, part: string, change: (lines: string[]) => string[], message: RegExp]>([
    [
      'a row that is a number',
      'rows/documents-000001.jsonl',
      (lines) => ['3', ...lines.slice(1)],
      /qui n'est pas celle/,
    ],
    ['a row that is a list', 'rows/user-000001.jsonl', () => ['[]'], /qui n'est pas celle/],
    ['a row that is no JSON', 'rows/user-000001.jsonl', () => ['{'], /qui n'est pas celle/],
    ['a row without its key', 'rows/user-000001.jsonl', () => ['{"name":"x"}'], /qui n'est pas celle/],
    ['a row with a column of its own', 'rows/user-000001.jsonl', () => ['{"id":"x","admin":1}'], /qui n'est pas celle/],
    ['a row that lacks what it must have', 'rows/user-000001.jsonl', () => ['{"id":"x"}'], /la base refuse une ligne/],
    [
      'a third account',
      'rows/user-000001.jsonl',
      ([one = '']) => ['a', 'b', 'c'].map((id) => withId(one, id)),
      /3 comptes/,
    ],
  ])('refuses %s in one line, and writes nothing', async (_, part, change, message) => {
    const before = await everything(db)
    writeFileSync(path, await rewritten(path, part, change))
    const error = await imported(db, dataDir, path).then(
      () => new Error('It was taken'),
      (reason: unknown) => reason as Error,
    )
    expect(error.message).toMatch(message)
    expect(error.message).not.toContain('\n')
    expect(error.constructor.name).toBe('Refusal')
    expect(await everything(db)).toEqual(before)
    for (const name of readdirSync(dataDir)) if (name.startsWith('avant-import')) rmSync(join(dataDir, name))
  })

  test('puts back a film that was damaged where it stands', async () => {
    const film = join(dataDir, 'media', `${FILM}.mp4`)
    writeFileSync(film, 'abîmé')
    rmSync((await imported(db, dataDir, path))!)
    expect(readFileSync(film).equals(FILES[`${FILM}.mp4`]!)).toBe(true)
    expect(existsSync(inFolder('site.tar'))).toBe(true)
  })
})
