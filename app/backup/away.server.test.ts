import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { PROGRESS, runFile } from '../../tests/support/spawned.ts'
import { namesOf, STORAGES, withObjectStorage } from '../../tests/support/media-storages.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { insertFirstContent } from '../cms/documents/first-content.server.ts'
import { replaceDocument } from '../cms/documents/documents.server.ts'
import { openMediaStorage } from '../media/media-storage.server.ts'
import { connect } from '../platform/database/connect.server.ts'
import { migrate } from '../platform/database/migrate.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { readSettings } from '../platform/settings.server.ts'
import { openBackupPlace, type BackupPlace } from './backup-place.server.ts'
import { expectBackups, lateBackups } from './backup-status.server.ts'
import { makeBackups, sendAwayIfDue } from './backups.server.ts'
import { decrypt, encrypt, makeBackupKey } from './encryption.server.ts'

const HOUR = 60 * 60_000
const service = withObjectStorage()

const nameOf = (digit: string) => `${digit.repeat(32)}.jpg`

const QUIET = expect.stringMatching(PROGRESS) as string

describe.each(STORAGES)('backups that go away, to a %s', (kind) => {
  let folder: string
  let env: Record<string, string>
  let secret: string
  let db: Database
  let place: BackupPlace
  const settings = () => readSettings(env)

  beforeEach(async () => {
    folder = temporaryFolder()
    const key = await makeBackupKey()
    secret = key.secret
    const { MEDIA_URL, ...keys } = service().settings
    const away = join(folder, 'ailleurs')
    env = {
      DATA_DIR: join(folder, 'data'),
      BACKUP_URL: kind === 'folder' ? away : `${MEDIA_URL}/copies-${folder.split('-').at(-1)!.toLowerCase()}`,
      BACKUP_RECIPIENT: key.recipient,
      BACKUP_KEEP: '2',
      BACKUP_KEEP_WEEKS: '0',
      BACKUP_KEEP_MONTHS: '0',
      ...(kind === 'bucket' && keys),
    }
    if (kind === 'folder') mkdirSync(away)
    place = await openBackupPlace(settings().backups.away!.address)
    db = connect({ dataDir: env['DATA_DIR']!, databaseUrl: '' })
    await migrate(db)
    await insertFirstContent(db)
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  const storage = () => openMediaStorage(settings().media)
  const send = async (hours: number) => sendAwayIfDue(db, settings().backups, await storage(), 'a', hours * HOUR)
  const command = (args: string[], input = secret, more = {}) =>
    runFile('commands/content.ts', args, { env: { ...env, ...more }, input })

  test('hold every photograph, once, and nothing that can be read without the key', async () => {
    const photograph = randomBytes(200_000)
    await (await storage()).put(nameOf('a'), photograph)
    await send(0)
    await (await storage()).put(nameOf('b'), Buffer.from('une autre'))
    await send(24)
    await send(25)
    await send(48)
    const [files, copies] = [/^medias\//, /^sauvegarde-/].map((start) => (name: string) => start.test(name))
    const names = (await place.list()).sort()
    const marker = 'medias/destinataire.txt'
    expect(names.filter(files!)).toEqual([`medias/${nameOf('a')}.age`, `medias/${nameOf('b')}.age`, marker])
    expect(names.filter(copies!)).toEqual([
      'sauvegarde-1970-01-02T00-00-00-000Z.tar.age',
      'sauvegarde-1970-01-03T00-00-00-000Z.tar.age',
    ])
    for (const name of names)
      expect((await buffer(await place.read(name))).toString('latin1')).not.toContain('Maquillage')
    const opened = await decrypt(secret, await place.read(`medias/${nameOf('a')}.age`))
    expect((await buffer(opened)).equals(photograph)).toBe(true)
    expect(readdirSync(env['DATA_DIR']!).filter((name) => name.endsWith('.partiel'))).toEqual([])
  })

  test('hold no photograph that is erased while it is sent', async () => {
    const kept = await storage()
    await kept.put(nameOf('a'), Buffer.from('une photo'))
    const erased = async (name: string) => {
      const bytes = await buffer(await kept.read(name))
      await kept.remove(name)
      return Readable.from([bytes])
    }
    await sendAwayIfDue(db, settings().backups, { ...kept, read: erased }, 'a', 0)
    expect((await place.list()).sort()).toEqual([
      'medias/destinataire.txt',
      'sauvegarde-1970-01-01T00-00-00-000Z.tar.age',
    ])
  })

  test('rescue brings the same site back on a new machine, and tries the backup where there is one', async () => {
    await (await storage()).put(nameOf('a'), Buffer.from('une photo'))
    await send(0)
    await db
      .transaction()
      .execute((transaction) =>
        replaceDocument(transaction, 'soldes', 'neuve', { titre: 'Neuve', contenu: ['Ligne'], image: '' }, null),
      )
    await (await storage()).put(nameOf('b'), Buffer.from('plus tard'))
    const before = readdirSync(env['DATA_DIR']!).sort()
    const tried = await command(['rescue'])
    expect(tried).toMatchObject({ code: 0, stderr: QUIET })
    expect(tried.stdout).toMatch(/^Essai de la sauvegarde du 1er janvier 1970 à 01:00 /)
    expect(tried.stdout).toContain(' Changés depuis : 0. Supprimés depuis : 0. Ajoutés depuis : 1.')
    expect(tried.stdout).toContain(
      '2 fichiers de photos et de films. Pareils : 1. Différents : 0. Illisibles : 0. Donnés depuis : 1.',
    )
    expect(readdirSync(env['DATA_DIR']!).sort()).toEqual(before)

    const other = { DATA_DIR: join(folder, 'neuve') }
    const rescued = await command(['rescue'], secret, other)
    expect(rescued).toMatchObject({ code: 0, stderr: QUIET })
    expect(rescued.stdout).toContain(`, dans ${join(folder, 'neuve', 'site.sqlite')}.`)
    expect(readFileSync(join(folder, 'neuve', 'media', nameOf('a')), 'utf8')).toBe('une photo')
    const { secret: wrong } = await makeBackupKey()
    const refused = await command(['rescue'], wrong, { DATA_DIR: join(folder, 'troisieme') })
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr: "Cette clé n'ouvre pas cette sauvegarde, ou la sauvegarde est abîmée.\n",
    })
  })

  test('hold every photograph for a new key, once it is set, and once where nothing says for which they are', async () => {
    const sent = async (hours: number) => {
      const put: string[] = []
      const kept = await storage()
      const read = (name: string) => (put.push(name), kept.read(name))
      await sendAwayIfDue(db, settings().backups, { ...kept, read }, 'a', hours * HOUR)
      return put
    }
    await (await storage()).put(nameOf('a'), Buffer.from('une photo'))
    expect(await sent(0)).toEqual([nameOf('a')])
    expect(await sent(24)).toEqual([])
    const next = await makeBackupKey()
    env['BACKUP_RECIPIENT'] = next.recipient
    expect(await sent(48)).toEqual([nameOf('a')])
    expect(await sent(72)).toEqual([])
    const rescued = await command(['rescue'], next.secret, { DATA_DIR: join(folder, 'neuve') })
    expect(rescued).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, 'neuve', 'media', nameOf('a')), 'utf8')).toBe('une photo')
    await place.remove('medias/destinataire.txt')
    expect(await sent(96)).toEqual([nameOf('a')])
  })

  test("hold every photograph for today's key after a sending for another broke off", async () => {
    const kept = await storage()
    for (const digit of ['a', 'b']) await kept.put(nameOf(digit), Buffer.from('une photo'))
    await send(0)
    const own = env['BACKUP_RECIPIENT']!
    env['BACKUP_RECIPIENT'] = (await makeBackupKey()).recipient
    let count = 0
    const read = (name: string) => (count++ > 0 ? Promise.reject(new Error('No network')) : kept.read(name))
    const find = (name: string) => (count > 1 ? Promise.reject(new Error('No network')) : kept.find(name))
    const broken = sendAwayIfDue(db, settings().backups, { ...kept, read, find }, 'a', 24 * HOUR)
    await expect(broken).rejects.toThrow('No network')
    env['BACKUP_RECIPIENT'] = own
    await send(48)
    for (const digit of ['a', 'b'])
      expect(await text(await decrypt(secret, await place.read(`medias/${nameOf(digit)}.age`)))).toBe('une photo')
  })

  test('go on where a sending for the same key broke off, and trust nothing that was there for another', async () => {
    const kept = await storage()
    for (const digit of ['a', 'b', 'c']) await kept.put(nameOf(digit), Buffer.from('une photo'))
    const sending = async (hours: number, limit = Infinity) => {
      const put: string[] = []
      const fail = () => Promise.reject(new Error('No network'))
      const read = (name: string) => (put.length < limit ? (put.push(name), kept.read(name)) : fail())
      const find = (name: string) => (put.length < limit ? kept.find(name) : fail())
      const storage = { ...kept, read, find: limit === Infinity ? kept.find : find }
      await sendAwayIfDue(db, settings().backups, storage, 'a', hours * HOUR).catch(() => undefined)
      return put
    }
    const opens = async (key: string) => {
      for (const digit of ['a', 'b', 'c'])
        expect(await text(await decrypt(key, await place.read(`medias/${nameOf(digit)}.age`)))).toBe('une photo')
    }
    const first = await sending(0, 2)
    expect([...first, ...(await sending(0))].sort()).toEqual(['a', 'b', 'c'].map(nameOf))
    await opens(secret)
    const [own, next] = [env['BACKUP_RECIPIENT']!, await makeBackupKey()]
    env['BACKUP_RECIPIENT'] = next.recipient
    const [, brokenOff] = await sending(24, 2)
    expect(await sending(24, 1)).toEqual([brokenOff])
    env['BACKUP_RECIPIENT'] = own
    expect(await sending(24, 1)).toHaveLength(1)
    env['BACKUP_RECIPIENT'] = next.recipient
    expect(await sending(24)).toHaveLength(3)
    await opens(next.secret)
    expect((await place.list()).filter((name) => name.endsWith('.txt'))).toEqual(['medias/destinataire.txt'])
  })

  test('do not begin beside a sending that takes hours', async () => {
    const kept = await storage()
    const list = vi.fn(async function* () {
      yield await new Promise<never>(() => undefined)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const backups = makeBackups(db, { ...settings().backups, everyHours: 1 }, { ...kept, list })
      await vi.advanceTimersByTimeAsync(60_000)
      await vi.waitFor(() => expect(list).toHaveBeenCalledOnce(), 20_000)
      // Real time, for what a second one would read before it lists.
      for (let looks = 0; looks < 5; looks++) {
        await vi.advanceTimersByTimeAsync(10 * 60_000)
        await wait(100)
      }
      expect(list).toHaveBeenCalledOnce()
      void backups.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('break off when the site ends, and are sent by the next process', async () => {
    const lines = captureLog()
    const kept = await storage()
    await kept.put(nameOf('a'), randomBytes(6 * 1024 * 1024))
    // From a folder, what is sent never comes; a bucket never takes it.
    const read = vi.fn(kind === 'folder' ? () => Promise.resolve(new Readable({ read: () => undefined })) : kept.read)
    const parts = () => service().requests.filter((line) => line.includes('partNumber'))
    if (kind === 'bucket') service().trouble('silence', /^PUT .*partNumber/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const backups = makeBackups(db, settings().backups, { ...kept, read })
      await vi.advanceTimersByTimeAsync(60_000)
      await vi.waitFor(() => expect(kind === 'folder' ? read.mock.calls : parts()).toHaveLength(1))
      await backups.close()
    } finally {
      vi.useRealTimers()
      service().trouble(undefined)
    }
    expect(await db.selectFrom('claims').select('key').where('key', '=', 'backup-away').execute()).toEqual([])
    const problems = await db.selectFrom('backups').select('problem').execute()
    expect([...problems.map(({ problem }) => problem), ...lines]).toEqual([null, null])
    for (const names of [readdirSync(env['DATA_DIR']!), await place.list()])
      expect(names.filter((name) => name.endsWith('.partiel'))).toEqual([])
    await vi.waitFor(() => expect(service().unfinished()).toEqual([]))
    const name = await sendAwayIfDue(db, settings().backups, kept, 'b')
    expect(await place.list()).toEqual(expect.arrayContaining([name, `medias/${nameOf('a')}.age`]))
  })

  test('leave without a photograph that cannot be read, which is said', async () => {
    const lines = captureLog()
    const kept = await storage()
    for (const digit of ['a', 'b', 'c']) await kept.put(nameOf(digit), Buffer.from('une photo'))
    async function* ruined() {
      yield await Promise.resolve(Buffer.from('une'))
      throw new Error('EIO')
    }
    const read = async (name: string) => (name === nameOf('b') ? Readable.from(ruined()) : kept.read(name))
    const name = await sendAwayIfDue(db, settings().backups, { ...kept, read }, 'a', 0)
    const files = ['a', 'c'].map((digit) => `medias/${nameOf(digit)}.age`)
    expect((await place.list()).sort()).toEqual([...files, 'medias/destinataire.txt', name])
    expect(lines).toMatchObject([{ event: 'backup-file-unreadable', name: nameOf('b') }])
    const said = { spot: 'ailleurs', problem: `Illisibles : ${nameOf('b')}`, isIncomplete: true }
    expect(await lateBackups(db, settings().backups, HOUR)).toMatchObject([said])
    const next = await makeBackupKey()
    await send(24)
    expect(await lateBackups(db, settings().backups, 25 * HOUR)).toEqual([])
    env['BACKUP_RECIPIENT'] = next.recipient
    await sendAwayIfDue(db, settings().backups, { ...kept, read }, 'a', 48 * HOUR)
    expect(await place.list()).not.toContain('medias/destinataire.txt')
    await send(72)
    expect(await text(await decrypt(next.secret, await place.read(`medias/${nameOf('b')}.age`)))).toBe('une photo')
  })

  test('leave alone what a disk keeps at its root', async () => {
    if (!('folder' in settings().backups.away!.address)) return
    mkdirSync(join((settings().backups.away!.address as { folder: string }).folder, 'lost+found', 'x'), {
      recursive: true,
    })
    await send(0)
    expect((await place.list()).filter((name) => name.includes('lost'))).toEqual([])
  })

  test('rescue brings all that it can read, and says what it cannot and what to do', async () => {
    const kept = await storage()
    for (const digit of ['a', 'b', 'c']) await kept.put(nameOf(digit), randomBytes(200_000))
    await send(0)
    const nameAway = (digit: string) => `medias/${nameOf(digit)}.age`
    const cut = (await buffer(await place.read(nameAway('a')))).subarray(0, 100_000)
    await place.put(nameAway('a'), Readable.from([cut]))
    const other = (await makeBackupKey()).recipient
    await place.put(nameAway('b'), await encrypt(other, Readable.from([randomBytes(1000)])))
    const unread = [
      "2 photos ou films de la sauvegarde ne se lisent pas. Un tel fichier est abîmé ou chiffré pour une autre clé, avec laquelle le programme age l'ouvre",
      nameOf('a'),
      nameOf('b'),
    ]
    const tried = await command(['rescue'])
    expect(tried).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Pareils : 1. Différents : 0. Illisibles : 2. Donnés depuis : 0.'),
    })
    for (const line of unread) expect(tried.stderr).toContain(line)
    const rescued = await command(['rescue'], secret, { DATA_DIR: join(folder, 'neuve') })
    expect(rescued).toMatchObject({ code: 1, stdout: expect.stringContaining('1 fichier de photo ou de film, dans') })
    for (const line of unread) expect(rescued.stderr).toContain(line)
    expect(await namesOf(await openMediaStorage({ dataDir: join(folder, 'neuve'), bucket: undefined }))).toEqual([
      nameOf('c'),
    ])
  })

  test.each([
    ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['written over', (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), randomBytes(whole.length - 4096)])],
    ['replaced', () => Buffer.from('Ceci est un texte.')],
  ])('a database that is %s is put aside, and the backup in its place', async (_, damaged) => {
    await send(0)
    const file = join(env['DATA_DIR']!, 'site.sqlite')
    const other = { DATA_DIR: join(folder, 'abimee') }
    const ruined = join(other.DATA_DIR, 'site.sqlite')
    mkdirSync(other.DATA_DIR)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    const bytes = damaged(readFileSync(file))
    const documents = (path: string) => {
      const database = new DatabaseSync(path, { readOnly: true })
      const [row] = database.prepare('select count(*) as count from documents').all()
      database.close()
      return row!['count']
    }
    writeFileSync(ruined, bytes)
    const rescued = await command(['rescue', '--replace'], secret, other)
    expect(rescued).toMatchObject({ code: 0, stderr: QUIET })
    const [kept] = /\S*avant-restauration\S*/.exec(rescued.stdout)!
    expect(readFileSync(kept).equals(bytes)).toBe(true)
    expect(documents(ruined)).toBe(documents(file))

    const rows = join(folder, 'site.tar')
    expect(await command(['export', rows])).toMatchObject({ code: 0 })
    for (const name of readdirSync(other.DATA_DIR))
      if (name.startsWith('site.sqlite')) rmSync(join(other.DATA_DIR, name))
    writeFileSync(ruined, bytes)
    expect(await command(['restore', rows], '', other)).toMatchObject({ code: 0, stderr: QUIET })
    expect(documents(ruined)).toBe(documents(file))
  })

  test('rescue brings a site back where a command has left an empty database', async () => {
    await send(0)
    const other = { DATA_DIR: join(folder, 'neuve') }
    const empty = connect({ dataDir: other.DATA_DIR, databaseUrl: '' })
    await migrate(empty)
    await empty.destroy()
    expect((await command(['rescue'], secret, other)).stdout).toMatch(/^Site remis en place /)
    expect((await command(['rescue'], secret, other)).stdout).toMatch(/^Essai /)
  })

  test('one that is older than it should be is known, with why', async () => {
    await expectBackups(db, 'ailleurs', 0)
    expect(await lateBackups(db, settings().backups, 20 * HOUR)).toEqual([])
    expect(await lateBackups(db, settings().backups, 30 * HOUR)).toEqual([
      { spot: 'ailleurs', madeAt: null, problem: null },
    ])
    await send(30)
    expect(await lateBackups(db, settings().backups, 31 * HOUR)).toEqual([])
    const lost = {
      ...settings().backups,
      away: { address: { folder: join(folder, 'absent') }, recipient: env['BACKUP_RECIPIENT']! },
    }
    await expect(sendAwayIfDue(db, lost, await storage(), 'a', 60 * HOUR)).rejects.toThrow()
    expect(await lateBackups(db, lost, 60 * HOUR)).toEqual([
      { spot: 'ailleurs', madeAt: '1970-01-02T06:00:00.000Z', problem: expect.stringContaining('ENOENT') },
    ])
    expect(await lateBackups(db, { everyHours: 0, away: true }, 60 * HOUR)).toEqual([])
  })
})

test('what was encrypted is what comes out, and damage is no shorter file', async () => {
  const { secret, recipient } = await makeBackupKey()
  const bytes = randomBytes(300_000)
  const sealed = await buffer(await encrypt(recipient, Readable.from([bytes])))
  expect((await buffer(await decrypt(secret, Readable.from([sealed])))).equals(bytes)).toBe(true)
  const cut = await decrypt(secret, Readable.from([sealed.subarray(0, 200_000)]))
  await expect(buffer(cut)).rejects.toThrow()
  await expect(decrypt('x', Readable.from([sealed]))).rejects.toThrow("Ce n'est pas une clé de sauvegarde")
})

test('a key is said once, with the setting that it goes with', async () => {
  const { stdout } = await runFile('commands/content.ts', ['key'], { env: { DATA_DIR: '/nowhere' } })
  const [secret] = /^AGE-SECRET-KEY-1\w+$/m.exec(stdout)!
  const [, recipient] = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(stdout)!
  const opened = await decrypt(secret, await encrypt(recipient!, Readable.from([Buffer.from('bonjour')])))
  expect(await text(opened)).toBe('bonjour')
  expect(readSettings({ BACKUP_URL: '/mnt/x', BACKUP_RECIPIENT: recipient! }).backups.away).toBeDefined()
  expect(() => readSettings({ BACKUP_URL: '/mnt/x' })).toThrow('BACKUP_RECIPIENT doit être indiqué')
})
