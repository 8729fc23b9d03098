import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { filmOf } from '../../../tests/support/films.ts'
import { namesOf, STORAGES, withObjectStorage } from '../../../tests/support/media-storages.ts'
import { ENGINES, freshDatabase } from '../../../tests/support/test-database.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { addAccount, listAccounts } from '../../accounts/accounts.server.ts'
import { listEvents, recordEvent } from '../../accounts/audit.server.ts'
import { openBackupPlace } from '../../backup/backup-place.server.ts'
import type { Change } from '../../cms/documents/changes.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { findDocument, replaceDocument, removeDocument } from '../../cms/documents/documents.server.ts'
import { planChange } from '../../cms/documents/plan-change.server.ts'
import { makeDue } from '../../cms/documents/planned-changes.server.ts'
import { COLLECTIONS, type CollectionName } from '../../cms/documents/collections.ts'
import { writeCaptions } from '../../lib/captions.ts'
import { openMediaLibrary } from '../../media/media-library.server.ts'
import { openMediaStorage } from '../../media/media-storage.server.ts'
import { findMedia, saveMedia } from '../../media/media.server.ts'
import { currentAddresses, documentAt } from '../../platform/database/addresses.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { readSettings } from '../../platform/settings.server.ts'
import { eraseFromCaptions, findInCaptions } from './erased-captions.server.ts'
import { eraseMedia, listUnshown, unreached } from './erased-files.server.ts'
import { accountsCalled, eraseDocument, eraseText, findElsewhere, findText } from './erasure.server.ts'

const ID = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const DAY = 24 * 60 * 60_000

const service = withObjectStorage()

describe.each(ENGINES)('erasing on %s', (engine) => {
  let db: Database
  let dataDir: string
  beforeEach(async () => {
    db = await freshDatabase(engine)
    dataDir = temporaryFolder()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const save = (collection: CollectionName, id: string, fields: object) =>
    db.transaction().execute((transaction) => replaceDocument(transaction, collection, id, fields, null))

  const article = (titre: string, image = '') => ({
    ...COLLECTIONS.actualites.empty,
    titre,
    image,
  })

  /** All that the database holds, as text. */
  async function everything(): Promise<string> {
    const tables = ['documents', 'revisions', 'addresses', 'media', 'planned_changes', 'positions_then'] as const
    return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
  }

  const giveMedia = (id: string, created_at = new Date().toISOString()) =>
    saveMedia(db, {
      id,
      kind: 'picture',
      extension: 'jpg',
      width: 800,
      height: 600,
      size: 3,
      alt: 'Marie Dupont',
      variants: 'done',
      author: null,
      created_at,
      tone: null,
      source: null,
    })

  test('a name goes from all that stands and stood, addresses included, and nothing else does', async () => {
    await save('actualites', 'un', article('Bienvenue à Marie Dupont'))
    await save('actualites', 'un', article('Bienvenue à Marie Dupontel'))
    await save('actualites', 'deux', article('MARIE  DUPONT nous quitte'))
    await giveMedia(ID)
    expect(await findText(db, 'Marie Dupont')).toEqual([
      expect.objectContaining({ id: 'deux', states: 1, isThere: true, isRemovable: true }),
      expect.objectContaining({ id: 'un', states: 1 }),
    ])
    expect(await eraseText(db, 'marie dupont')).toBe(true)
    const left = await everything()
    expect(left).not.toMatch(/marie[\s-]+dupont(?!el)/i)
    expect(left).toContain('Bienvenue à Marie Dupontel')
    expect(left).toContain('[effacé] nous quitte')
    expect((await currentAddresses(db, 'actualites')).get('deux')).toBe('efface-nous-quitte')
    expect(await documentAt(db, 'actualites', 'marie-dupont-nous-quitte')).toBeUndefined()
    expect(await findText(db, 'Marie Dupont')).toEqual([])
    expect(await eraseText(db, 'Marie Dupont')).toBe(false)
  })

  test('a treatment that is called so gets another address, with its history and what leads there', async () => {
    const treatment = { ...COLLECTIONS.categories.empty, title: 'Le soin de Hélène' }
    await save('categories', 'soin-de-helene', treatment)
    await save('categories', 'soin-de-helene', { ...treatment, title: 'Le soin' })
    await save('categories', 'soin-d-helenette', { ...treatment, title: 'Un autre' })
    await save('pages', 'soins-soin-de-helene', { titre: 'x', description: '' })
    await save('actualites', 'un', article('<b>Hé</b>lène, <a href="/soins/soin-de-helene">son soin</a>'))
    expect((await findText(db, 'Hélène')).map(({ id }) => id).sort()).toEqual(['soin-de-helene', 'un'])
    expect(await eraseText(db, 'Hélène')).toBe(true)
    expect(await everything()).not.toMatch(/h(?:<b>)?[eé](?:<\/b>)?l[eè]ne(?!tte)/i)
    const ids = await db.selectFrom('documents').select(['collection', 'id']).orderBy('id').execute()
    expect(ids).toEqual([
      { collection: 'categories', id: 'soin-d-helenette' },
      { collection: 'categories', id: 'soin-de-efface' },
      { collection: 'pages', id: 'soins-soin-de-efface' },
      { collection: 'actualites', id: 'un' },
    ])
    const states = db.selectFrom('revisions').select('version').where('document_id', '=', 'soin-de-efface')
    expect(await states.execute()).toHaveLength(2)
    const { data } = await db.selectFrom('documents').select('data').where('id', '=', 'un').executeTakeFirstOrThrow()
    expect(JSON.parse(data)).toMatchObject({
      titre: '<b>[effacé]</b>, <a href="/soins/soin-de-efface">son soin</a>',
    })
  })

  test('a name goes from percent-encoded addresses of links and redirections', async () => {
    const link = '<p><a href="/actualites/h%C3%A9l%c3%a8ne+dupont">elle</a></p>'
    await save('redirections', 'soins-un', {
      ancienne: '/H%C3%89L%C3%A8ne-dupont',
      nouvelle: '/equipe?qui=h%E9l%E8ne%20dupont',
    })
    await save('actualites', 'un', {
      ...article('Une', '/images/%C3%A9t%C3%A9.jpg'),
      contenu: [{ sousTitre: '', texte: link }],
    })
    expect((await findText(db, 'Hélène Dupont')).map(({ id }) => id).sort()).toEqual(['soins-un', 'un'])
    expect(await eraseText(db, 'Hélène Dupont')).toBe(true)
    const left = await everything()
    expect(left).not.toMatch(/dupont/i)
    for (const kept of ['/actualites/efface', '"/efface', '/equipe?qui=efface', '/images/%C3%A9t%C3%A9.jpg'])
      expect(left).toContain(kept.replace('"', String.raw`\"`))
    expect(await findText(db, 'Hélène Dupont')).toEqual([])
  })

  test('a name goes from accounts, their journal and what is said of photographs too', async () => {
    const person = { email: 'marie.dupont@exemple.fr', name: 'Marie Dupont', password: 'une phrase assez longue' }
    const id = await addAccount(db, person, 12)
    await recordEvent(db, 'signed-in', { id, name: 'Marie Dupont' })
    await recordEvent(db, 'account-removed', { id: 'partie', name: 'Marie-Dupont' })
    await giveMedia(ID)
    expect(await findElsewhere(db, 'marie dupont')).toEqual([
      "Description ou provenance d'une photo ou d'un film",
      "Nom d'un compte",
      'Journal des connexions',
    ])
    expect(await accountsCalled(db, 'Marie Dupont')).toEqual([person.email])
    expect(await eraseText(db, 'Marie Dupont')).toBe(true)
    expect(await findElsewhere(db, 'Marie Dupont')).toEqual([])
    expect((await listAccounts(db)).map(({ name, email }) => [name, email])).toEqual([['[effacé]', person.email]])
    expect((await listEvents(db, 10)).map(({ name }) => name)).toEqual(['[effacé]', '[effacé]', '[effacé]'])
    expect((await findMedia(db, ID))?.alt).toBe('[effacé]')
  })

  test('what is planned is found, and goes with the text', async () => {
    await db
      .insertInto('planned_changes')
      .values({
        id: 'p',
        at: '2999-01-01T00:00:00.000Z',
        collection: 'actualites',
        document_id: 'deux',
        change: JSON.stringify({ intent: 'add', fields: article('Marie Dupont arrive') }),
        author: 'a',
        planned_at: '2026-01-01T00:00:00.000Z',
        start: null,
        insists: 0,
        problem: null,
      })
      .execute()
    expect(await findText(db, 'Marie Dupont')).toEqual([expect.objectContaining({ id: 'deux', states: 0 })])
    expect(await eraseText(db, 'Marie Dupont')).toBe(true)
    expect(await everything()).toContain('[effacé] arrive')
  })

  test('what is planned is made all the same, of whichever collection, by whichever name', async () => {
    await save('soldes', 'un', { ...COLLECTIONS.soldes.empty, titre: 'Une offre' })
    await save('categories', 'rename', { ...COLLECTIONS.categories.empty, title: 'Rename' })
    const at = new Date('2999-01-01T00:00:00.000Z')
    const fields = { titre: 'Les soldes, update' }
    const plan = (change: Change) => planChange(db, { change, at }, 'a')
    await plan({ intent: 'update', collection: 'soldes', id: 'un', base: 1, fields })
    const renaming = { title: 'Soin de Marie', to: 'soin-de-marie' }
    await plan({ intent: 'rename', collection: 'categories', id: 'rename', base: 1, ...renaming })
    for (const word of ['soldes', 'update', 'rename', 'Marie']) expect(await eraseText(db, word)).toBe(true)
    await makeDue(db, at)
    expect(await db.selectFrom('planned_changes').select('problem').execute()).toEqual([])
    expect(await findDocument(db, 'soldes', 'un')).toMatchObject({ titre: 'Les [effacé], [effacé]' })
    expect(await findDocument(db, 'categories', 'soin-de-efface')).toMatchObject({ title: 'Soin de [effacé]' })
  })

  test('a page that was open before does not bring a name back unasked', async () => {
    await save('actualites', 'un', article('Marie Dupont nous quitte'))
    const contenu = [{ sousTitre: 'Marie Dupont', texte: '' }]
    await save('actualites', 'un', { ...article('Marie Dupont nous quitte'), contenu })
    const soon = new Date(Date.now() + DAY)
    const later = { intent: 'update', collection: 'actualites', id: 'un', base: 2, fields: { titre: 'Adieu' } } as const
    await planChange(db, { change: later, at: soon }, 'claire')
    await eraseText(db, 'Marie Dupont')
    for (const base of [1, 2]) {
      const change: Change = { ...later, base, fields: { titre: 'Marie Dupont part' } }
      expect(await applyChange(db, change, 'claire')).toMatchObject({
        outcome: 'conflict',
        conflicts: [{ field: 'titre', mine: 'Marie Dupont part', theirs: '[effacé] nous quitte' }],
      })
    }
    const { version } = (await findDocument(db, 'actualites', 'un'))!
    const seen: Change = { ...later, base: version, fields: { image: '/images/a.jpg' } }
    expect(await applyChange(db, seen, 'claire')).toMatchObject({ outcome: 'saved' })
    await db.updateTable('planned_changes').set({ at: new Date().toISOString() }).execute()
    await makeDue(db, new Date())
    expect((await findDocument(db, 'actualites', 'un'))!).toMatchObject({ titre: 'Adieu', image: '/images/a.jpg' })
  })

  test('a name goes from what was seen by whoever planned a change as well, and is found there', async () => {
    await save('soldes', 'un', { ...COLLECTIONS.soldes.empty, titre: 'Une offre' })
    const asked = { intent: 'update', collection: 'soldes', id: 'un', base: 1, fields: { titre: 'Autre' } } as const
    const change: Change = { ...asked, seen: { contenu: ['Marie Dupont'] } }
    await planChange(db, { change, at: new Date('2999-01-01T00:00:00.000Z') }, 'a')
    expect(await findText(db, 'Marie Dupont')).toEqual([expect.objectContaining({ id: 'un' })])
    expect(await eraseText(db, 'Marie Dupont')).toBe(true)
    expect(await everything()).not.toContain('Marie')
  })

  test('an article goes with all that it was, deleted or not', async () => {
    await save('actualites', 'un', article('Un secret'))
    await save('actualites', 'un', article('Un secret de plus'))
    await db.transaction().execute((transaction) => removeDocument(transaction, 'actualites', 'un', null))
    await save('actualites', 'deux', article('Reste'))
    expect(await findText(db, 'secret')).toEqual([expect.objectContaining({ id: 'un', states: 2, isThere: false })])
    expect(await eraseDocument(db, 'actualites', 'un')).toBe(true)
    const left = await everything()
    expect(left).not.toContain('secret')
    expect(left).toContain('Reste')
    expect(await eraseDocument(db, 'actualites', 'un')).toBe(false)
    expect(await eraseDocument(db, 'cgv', 'conditions')).toBe(false)
  })

  test.each(STORAGES)('a photograph goes from the site, its pages, its history and its backups: %s', async (kind) => {
    const { MEDIA_URL, ...keys } = service().settings
    const away = kind === 'folder' ? join(dataDir, 'ailleurs') : `${MEDIA_URL}/${engine}`
    const other = kind === 'bucket' && { ...keys, MEDIA_URL: `${MEDIA_URL}/medias-${engine}` }
    const env = { DATA_DIR: dataDir, BACKUP_URL: away, BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, ...other }
    const { backups, media } = readSettings(env)
    const [storage, place] = [await openMediaStorage(media), await openBackupPlace(backups.away!.address)]
    const local = join(dataDir, 'backups', 'medias')
    await mkdir(local, { recursive: true })
    if (kind === 'folder') await mkdir(away)
    for (const name of [`${ID}.jpg`, `${ID}-240.webp`, `${OTHER}.jpg`]) {
      await writeFile(join(local, name), 'x')
      await storage.put(name, Buffer.from('x'))
      await place.put(`medias/${name}.age`, Readable.from([Buffer.from('x')]))
    }
    await giveMedia(ID)
    await save('actualites', 'un', article('Un', `/media/${ID}.jpg`))
    const { remove } = storage
    storage.remove = async (name) => {
      // A narrower copy that was being made.
      if (name === `${ID}.jpg`) await storage.put(`${ID}-480.avif`, Buffer.from('x'))
      await remove(name)
    }
    await eraseMedia(db, storage, backups, ID)
    expect(readdirSync(local)).toEqual([`${OTHER}.jpg`])
    expect(await namesOf(storage)).toEqual([`${OTHER}.jpg`])
    expect(await place.list()).toEqual([`medias/${OTHER}.jpg.age`])
    expect(await everything()).not.toContain(ID)
    expect(await findMedia(db, ID)).toBeUndefined()
  })

  /** Takes files as the site does, with copies of them in its backups. */
  async function openLibrary() {
    const { backups, media } = readSettings({ DATA_DIR: dataDir })
    const library = openMediaLibrary(db, await openMediaStorage(media))
    const local = join(dataDir, 'backups', 'medias')
    await mkdir(local, { recursive: true })
    const give = async (content: string | Buffer<ArrayBuffer>) => {
      const { src } = await library.add(new Blob([content]).stream(), null)
      await writeFile(join(local, src.slice('/media/'.length)), content)
      return src
    }
    const says = async (src: string) => text(await library.storage.read(src.slice('/media/'.length)))
    return { backups, library, local, give, says }
  }

  const captions = (words: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${words}\n`

  const filmTexts = (video: string, sousTitres?: string) => ({
    id: randomUUID(),
    video,
    texte: '<p>Un geste.</p>',
    sousTitres,
  })

  const treatment = (...textesVideos: object[]) => ({ ...COLLECTIONS.categories.empty, title: 'Soin', textesVideos })

  const filmsOf = (fields: object | undefined) => (fields as { textesVideos: object[] }).textesVideos

  test('a name goes from captions, which take another address wherever they are or were shown', async () => {
    const { backups, library, local, give, says } = await openLibrary()
    const [named, other] = [await give(captions('Avec Marie\nDupont &amp; moi')), await give(captions('Bonjour'))]
    await save('categories', 'un', treatment(filmTexts('/films/a.mp4', named)))
    await save('categories', 'un', treatment(filmTexts('/films/a.mp4', other)))
    expect(await findInCaptions(db, library.storage, 'marie dupont')).toEqual(["Sous-titres d'un film"])
    expect(await findInCaptions(db, library.storage, 'Marie Dupontel')).toEqual([])
    expect(await eraseFromCaptions(db, library, backups, 'marie dupont')).toBe(true)
    const states = await db.selectFrom('revisions').select('data').orderBy('version').execute()
    const [former, now] = states.map(({ data }) => filmsOf(JSON.parse(data!) as object)[0] as { sousTitres: string })
    expect(now!.sousTitres).toBe(other)
    expect(await says(former!.sousTitres)).toBe(captions('Avec [effacé] &amp; moi'))
    expect(await namesOf(library.storage)).toEqual([other, former!.sousTitres].map((src) => src.slice(7)).sort())
    expect(readdirSync(local)).toEqual([other.slice(7)])
    expect(await everything()).not.toContain(named)
    expect(await findInCaptions(db, library.storage, 'Marie Dupont')).toEqual([])
    expect(await eraseFromCaptions(db, library, backups, 'Marie Dupont')).toBe(false)
  })

  test.each([
    [
      ['Avec Marie', 'Dupont, bonjour'],
      ['Avec [effacé]', ', bonjour'],
    ],
    [
      ['« Marie', 'Dupont\nest là <hr>'],
      ['« [effacé]', 'est là <hr>'],
    ],
    [
      ['Marie', 'Dupont', 'Au revoir'],
      ['[effacé]', undefined, 'Au revoir'],
    ],
  ])('a name goes from captions that it stands over: %j', async (said, left) => {
    const { backups, library, give, says } = await openLibrary()
    const over = (texts: (string | undefined)[]) =>
      writeCaptions(texts.flatMap((text, from) => (text === undefined ? [] : { from, to: from + 1, text })))
    await save('categories', 'un', treatment(filmTexts('/films/a.mp4', await give(over(said)))))
    expect(await findInCaptions(db, library.storage, 'Marie Dupont')).toEqual(["Sous-titres d'un film"])
    expect(await eraseFromCaptions(db, library, backups, 'Marie Dupont')).toBe(true)
    const [film] = filmsOf(await findDocument(db, 'categories', 'un')) as { sousTitres: string }[]
    expect(await says(film!.sousTitres)).toBe(over(left))
  })

  test('what is said of a film goes with it, but for captions that another film has', async () => {
    const { backups, library, local, give } = await openLibrary()
    const [film, former, own, shared] = [
      await give(filmOf() as Buffer<ArrayBuffer>),
      await give(captions('Avant')),
      await give(captions('Bonjour')),
      await give(captions('Au revoir')),
    ]
    await save('categories', 'un', treatment(filmTexts(film, former)))
    await save('categories', 'un', treatment(filmTexts(film, own), filmTexts('/films/b.mp4', shared)))
    await save('categories', 'deux', treatment(filmTexts(film, shared)))
    const { version: base } = (await findDocument(db, 'categories', 'deux'))!
    const fields = { textesVideos: [filmTexts(film, own)] }
    const change: Change = { intent: 'update', collection: 'categories', id: 'deux', base, fields } as never
    await planChange(db, { change, at: new Date('2999-01-01T00:00:00.000Z') }, 'a')
    await eraseMedia(db, library.storage, backups, /\w{32}/.exec(film)![0])
    expect(await namesOf(library.storage)).toEqual([shared.slice(7)])
    expect(readdirSync(local)).toEqual([shared.slice(7)])
    const left = await everything()
    for (const gone of [film, former, own]) expect(left).not.toContain(gone.slice(7, 39))
    expect(filmsOf(await findDocument(db, 'categories', 'un'))).toEqual([
      expect.objectContaining({ video: '/films/b.mp4', sousTitres: shared }),
    ])
    expect(filmsOf(await findDocument(db, 'categories', 'deux'))).toEqual([])
    const { change: planned } = await db.selectFrom('planned_changes').select('change').executeTakeFirstOrThrow()
    expect(filmsOf((JSON.parse(planned!) as { fields: object }).fields)).toEqual([])
  })

  test('nothing is erased where it is not known what there is', async () => {
    const { backups, media } = readSettings({ DATA_DIR: dataDir })
    await giveMedia(ID)
    await mkdir(join(dataDir, 'backups'))
    const folders = [join(dataDir, 'backups', 'medias'), join(dataDir, 'media')]
    for (const folder of folders) {
      // As one that cannot be read.
      await writeFile(folder, '')
      await expect(eraseMedia(db, await openMediaStorage(media), backups, ID), folder).rejects.toThrow('ENOTDIR')
      await rm(folder)
    }
    expect(await findMedia(db, ID)).toBeDefined()
  })

  test('what nothing has shown for a year is listed, and nothing else', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
    await giveMedia(ID, ago(800))
    await giveMedia(OTHER, ago(10))
    await save('actualites', 'un', article('Un', `/media/${ID}.jpg`))
    expect(await listUnshown(db)).toEqual([])
    await save('actualites', 'un', article('Un'))
    await db
      .updateTable('revisions')
      .set({ saved_at: ago(700) })
      .where('version', '=', 1)
      .execute()
    expect(await listUnshown(db)).toEqual([])
    await db
      .updateTable('revisions')
      .set({ saved_at: ago(400) })
      .where('version', '=', 2)
      .execute()
    expect((await listUnshown(db)).map(({ id }) => id)).toEqual([ID])
  })

  test('says what is not reached', async () => {
    await writeFile(join(dataDir, 'avant-import-2026.tar'), '')
    const said = await unreached(readSettings({ DATA_DIR: dataDir }).backups)
    expect(said[0]).toContain('12 mois')
    expect(said[1]).toContain('avant-import-2026.tar')
  })
})
