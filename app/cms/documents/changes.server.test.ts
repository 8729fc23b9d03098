import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Change, Outcome } from './changes.ts'
import { COLLECTIONS, LISTS, FIXED_IDS, type CollectionName } from './collections.ts'
import { photographId } from '../../media/definition.ts'
import { REQUIRED } from '../../lib/required.ts'
import { HOME_PICTURES } from '../../site/home/first-content.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Json, Fields } from '../../lib/json.ts'
import { applyChange } from './changes.server.ts'
import { findDocument, listDocuments } from './documents.server.ts'

const TREATMENT = {
  title: 'Maquillage',
  description: '<p>Texte <em>clair</em>.</p>',
  videos: ['/videos/une.mp4'],
  tarifs: ['Jour', 'Soir', 'Mariage', 'Cours'].map((name) => ({ id: name, name, price: '40 €' })),
  questions: [{ id: 'q', question: 'Combien ?', answer: '<p>Une heure.</p>' }],
}

const OFFER = { titre: 'Une offre', contenu: ['Une ligne'], image: '' }

/** As the table has it, its keys in their own order, with a field that no schema knows. */
const RAW = JSON.stringify(Object.assign({ questions: [] as object[], ancien: [1, 2] }, TREATMENT))

describe.each(ENGINES)('changes on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeAll(async () => {
    for (const [id, name] of [
      ['camille', 'Camille'],
      ['ines', 'Inès'],
    ] as const) {
      const at = '2026-01-01T00:00:00.000Z'
      const stamp = { createdAt: at, updatedAt: at, emailVerified: 0, role: 'admin', disabled: 0 }
      await db
        .insertInto('user')
        .values({ id, name, email: `${id}@institut.example`, ...stamp })
        .execute()
    }
  })

  /** Puts a document into its table as version 1, the way the first content does. */
  async function given(collection: CollectionName, id: string, data: object | string, position = 0) {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    const at = '2026-01-01T00:00:00.000Z'
    await db
      .insertInto('documents')
      .values({ collection, id, position, version: 1, data: text, updated_at: at })
      .execute()
    await db
      .insertInto('revisions')
      .values({ collection, document_id: id, version: 1, data: text, author: null, saved_at: at, position })
      .execute()
  }

  const ask = (change: Change, author = 'camille') => applyChange(db, change, author)
  const update = (fields: Fields, base = 1, author = 'camille') =>
    ask({ intent: 'update', collection: 'categories', id: 'maquillage', base, fields }, author)
  const remove = (id: string) => ask({ intent: 'remove', collection: 'soldes', id })
  const move = (id: string, before: string | null) => ask({ intent: 'move', collection: 'soldes', id, before })
  const restore = (collection: CollectionName, id: string, version: number, field?: string) =>
    ask({ intent: 'restore', collection, id, version, ...(field !== undefined && { field }) })
  const add = (titre: string, id: string = randomUUID()) =>
    ask({ intent: 'add', collection: 'soldes', id, fields: { ...OFFER, titre } })

  const dataOf = async (id: string) =>
    (await db.selectFrom('documents').select('data').where('id', '=', id).executeTakeFirst())?.data
  const revisionsOf = (id: string, collection?: CollectionName) =>
    db
      .selectFrom('revisions')
      .selectAll()
      .where('document_id', '=', id)
      .$if(collection !== undefined, (query) => query.where('collection', '=', collection!))
      .orderBy('version')
      .execute()
  const idsOf = async (collection: CollectionName) => (await listDocuments(db, collection)).map(({ id }) => id)
  const everything = async () => ({
    documents: await db.selectFrom('documents').selectAll().orderBy('collection').orderBy('id').execute(),
    revisions: await db.selectFrom('revisions').selectAll().orderBy('document_id').orderBy('version').execute(),
  })

  /** Does what must change nothing. */
  async function refused(work: () => Promise<Outcome>): Promise<Outcome> {
    const before = await everything()
    const outcome = await work()
    expect(await everything()).toEqual(before)
    return outcome
  }

  const versionOf = (outcome: Outcome) =>
    outcome.outcome === 'saved' ? outcome.document.version : expect.fail(JSON.stringify(outcome))

  describe('update', () => {
    beforeEach(() => given('categories', 'maquillage', RAW, 3))

    test('replaces the given field alone, every other one to the byte', async () => {
      const tarifs = [{ id: 'Jour', name: 'Jour', price: '45 €' }]
      const outcome = await update({ tarifs })
      expect(outcome).toMatchObject({
        outcome: 'saved',
        document: { ...TREATMENT, tarifs, id: 'maquillage', version: 2, updatedAt: expect.stringMatching(/Z$/) },
      })
      const was = JSON.stringify(TREATMENT.tarifs)
      expect(await dataOf('maquillage')).toBe(RAW.replace(was, JSON.stringify(tarifs)))
    })

    test.each<[string, unknown]>([
      ['taken', 'Jour'],
      ['empty', ''],
      ['too long', 'x'.repeat(65)],
      ['no text', 7],
      ['of other characters', '../a'],
    ])('refuses the id of an entry that is %s, and says where', async (_, id) => {
      const tarifs = [...TREATMENT.tarifs, { id, name: 'Neuf', price: '' }] as Json
      expect(await refused(() => update({ tarifs }))).toMatchObject({
        outcome: 'invalid',
        problems: [{ path: 'tarifs.4.id' }],
      })
    })

    test('gives an id to the entries that come without one, and the others keep theirs', async () => {
      const bare = TREATMENT.tarifs.map(({ name, price }) => ({ name, price }))
      await update({ tarifs: [{ name: 'Neuf', price: '1 €' }, ...bare] })
      const { tarifs } = (await findDocument(db, 'categories', 'maquillage'))!
      expect(tarifs.slice(1)).toEqual(TREATMENT.tarifs)
      expect(tarifs[0]!.id).toMatch(/^[\da-f-]{36}$/)
    })

    test('is a revision with its author, its moment and its place', async () => {
      await update({ title: 'Fards' }, 1, 'ines')
      const [, second] = await revisionsOf('maquillage')
      expect(second).toEqual({
        collection: 'categories',
        document_id: 'maquillage',
        version: 2,
        data: await dataOf('maquillage'),
        author: 'ines',
        saved_at: (await findDocument(db, 'categories', 'maquillage'))!.updatedAt,
        position: 3,
        idempotency_key: null,
        planned_at: null,
        change_id: null,
      })
    })

    test.each<[what: string, fields: Fields]>([
      ['nothing', {}],
      ['the same text', { title: TREATMENT.title }],
      [
        'the same rows, their keys the other way round',
        { questions: [{ answer: '<p>Une heure.</p>', question: 'Combien ?' }] },
      ],
      [
        'what is the same once it is cleaned',
        { description: '<p onclick="x()">Texte <em>clair</em>.</p><script>1</script>' },
      ],
    ])('of %s makes no revision', async (_, fields) => {
      expect(versionOf(await refused(() => update(fields)))).toBe(1)
    })

    test('cleans HTML wherever a treatment holds it', async () => {
      const dirty = '<p onclick="x()">Oui</p><script>x()</script><a href="javascript:x()">là</a>'
      const clean = '<p>Oui</p><a>là</a>'
      await update({
        description: dirty,
        tarifs: [{ name: dirty, price: dirty }],
        questions: [{ question: 'Q', answer: dirty }],
      })
      expect(JSON.parse((await dataOf('maquillage'))!)).toMatchObject({
        description: clean,
        tarifs: [{ name: clean, price: clean }],
        questions: [{ question: 'Q', answer: clean }],
      })
    })

    test.each<[fields: Fields, problems: { path: string; message: RegExp }[]]>([
      [{ inconnu: 1 }, [{ path: 'inconnu', message: /^Ce champ est inconnu\.$/ }]],
      [JSON.parse('{"__proto__": {"title": "x"}}') as Fields, [{ path: '__proto__', message: /inconnu/ }]],
      [{ constructor: '' }, [{ path: 'constructor', message: /inconnu/ }]],
      [{ id: 'autre' }, [{ path: 'id', message: /inconnu/ }]],
      [{ version: 9 }, [{ path: 'version', message: /inconnu/ }]],
      [{ title: 12 }, [{ path: 'title', message: /attendu/i }]],
      [{ title: 'a'.repeat(2001) }, [{ path: 'title', message: /caract/i }]],
      [{ description: 'a'.repeat(100_001) }, [{ path: 'description', message: /caract/i }]],
      [{ tarifs: [{ name: 'a', price: 'b' }, { name: 'c' }] }, [{ path: 'tarifs.1.price', message: /attendu/i }]],
      [
        { tarifs: [{ name: 'a', price: 'b', link: 'javascript:x()' }] },
        [{ path: 'tarifs.0.link', message: /^Cette adresse n'est pas valable\. / }],
      ],
      [{ title: 'Bon', tarifs: 'non' }, [{ path: 'tarifs', message: /attendu/i }]],
    ])('refuses %j, in French, by its path', async (fields, problems) => {
      const outcome = await refused(() => update(fields))
      expect(outcome.outcome).toBe('invalid')
      const found = outcome.outcome === 'invalid' ? outcome.problems : []
      expect(found.map(({ path }) => path)).toEqual(problems.map(({ path }) => path))
      for (const [index, { message }] of problems.entries()) expect(found[index]!.message).toMatch(message)
    })

    test('says beside which member of the team a name is missing', async () => {
      await given('team', FIXED_IDS.team, { members: [] })
      const fields = {
        members: [
          { name: 'Léa', role: 'Soins' },
          { name: ' ', role: '' },
        ],
      }
      const outcome = await refused(() =>
        ask({ intent: 'update', collection: 'team', id: FIXED_IDS.team, base: 1, fields }),
      )
      expect(outcome).toEqual({
        outcome: 'invalid',
        problems: ['members.1.name', 'members.1.role'].map((path) => ({ path, message: 'Ce champ est obligatoire.' })),
      })
    })

    test('publishes no blank entry, and lets be what stands already', async () => {
      const blank = { name: '', price: '' }
      await given('categories', 'importe', { ...COLLECTIONS.categories.empty, title: 'Importé', tarifs: [blank] })
      const update = (fields: Fields) =>
        ask({ intent: 'update', collection: 'categories', id: 'importe', base: 1, fields })
      const added = { name: '<p>&#160;</p>', price: '20 €' }
      expect(await refused(() => update({ tarifs: [blank, added], title: ' ' }))).toMatchObject({
        outcome: 'invalid',
        problems: [{ path: 'title' }, { path: 'tarifs.1.name', message: REQUIRED }],
      })
      const tarifs = [blank, { name: 'Mains', price: '' }]
      expect(await update({ tarifs })).toMatchObject({ outcome: 'saved', document: { tarifs } })
    })

    test('asks about what goes on from a version that is not known', async () => {
      const { title, accroche } = (await findDocument(db, 'categories', 'maquillage'))!
      expect(await refused(() => update({ title: 'Fards', accroche: accroche! }, 7))).toMatchObject({
        outcome: 'conflict',
        conflicts: [{ field: 'title', base: null, mine: 'Fards', theirs: title }],
      })
    })

    test('misses a document that is not there', async () => {
      const change = { intent: 'update', collection: 'soldes', id: 'partie', base: 1, fields: { titre: 'x' } } as const
      expect(await refused(() => ask(change))).toEqual({ outcome: 'missing' })
      await given('soldes', 'partie', OFFER)
      await remove('partie')
      expect(await refused(() => ask(change))).toEqual({ outcome: 'missing' })
    })

    test('keeps the place of a document in its list', async () => {
      await given('soldes', 'a', OFFER, 5)
      await given('soldes', 'b', OFFER, 6)
      await ask({ intent: 'update', collection: 'soldes', id: 'b', base: 1, fields: { titre: 'Autre' } })
      expect(await idsOf('soldes')).toEqual(['a', 'b'])
    })
  })

  describe('two administrators', () => {
    beforeEach(() => given('categories', 'maquillage', RAW))

    test('change different fields, and both are kept', async () => {
      await update({ title: 'Fards' }, 1, 'ines')
      expect(versionOf(await update({ description: '<p>Autre.</p>' }))).toBe(3)
      expect(await findDocument(db, 'categories', 'maquillage')).toMatchObject({
        title: 'Fards',
        description: '<p>Autre.</p>',
        tarifs: TREATMENT.tarifs,
      })
    })

    test('change different rows of one list, and both are kept', async () => {
      const [jour, soir, mariage, cours] = TREATMENT.tarifs
      const dearer = { ...jour!, price: '45 €' }
      await update({ tarifs: [dearer, soir!, mariage!, cours!] }, 1, 'ines')
      const added = { id: 'Essai', name: 'Essai', price: '20 €' }
      expect(versionOf(await update({ tarifs: [jour!, soir!, mariage!, cours!, added] }))).toBe(3)
      const document = await findDocument(db, 'categories', 'maquillage')
      expect(document!.tarifs).toEqual([dearer, soir, mariage, cours, added])
    })

    test('change rows of one list, and one goes on from what she had sent: what the other did stays', async () => {
      const [jour, soir, mariage, cours] = TREATMENT.tarifs
      const added = { id: 'Essai', name: 'Essai', price: '20 €' }
      await update({ tarifs: [jour!, soir!, mariage!, added] }, 1, 'ines')
      const seen = [{ ...jour!, price: '45 €' }, soir!, mariage!, cours!]
      expect(versionOf(await update({ tarifs: seen }))).toBe(3)
      const next = [{ ...jour!, price: '46 €' }, soir!, mariage!, cours!]
      const change = { intent: 'update' as const, collection: 'categories' as const, id: 'maquillage', base: 3 }
      const goOn = { ...change, seen: { tarifs: seen }, fields: { tarifs: next }, key: randomUUID() }
      expect(versionOf(await ask(goOn))).toBe(4)
      const { tarifs } = (await findDocument(db, 'categories', 'maquillage'))!
      expect(tarifs).toEqual([next[0], soir, mariage, added])
      // Asked again where the answer was lost, with a letter more.
      const last = [{ ...jour!, price: '47 €' }, soir!, mariage!, cours!]
      expect(versionOf(await ask({ ...goOn, fields: { tarifs: last } }))).toBe(5)
      expect((await findDocument(db, 'categories', 'maquillage'))!.tarifs).toEqual([last[0], soir, mariage, added])
    })

    test('change one field, and what she had seen of it is told, whatever its version was', async () => {
      await update({ description: '<p>Autre.</p>' }, 1, 'ines')
      expect(versionOf(await update({ title: 'Teint' }))).toBe(3)
      const seen = { description: TREATMENT.description }
      const fields = { description: '<p>Mien.</p>' }
      expect(
        await ask({ intent: 'update', collection: 'categories', id: 'maquillage', base: 3, seen, fields }),
      ).toMatchObject({
        outcome: 'conflict',
        conflicts: [
          { field: 'description', base: TREATMENT.description, mine: '<p>Mien.</p>', theirs: '<p>Autre.</p>' },
        ],
      })
    })

    test('change different days of the centre, and both are kept', async () => {
      const centre = { ...COLLECTIONS.centres.empty, nom: 'Institut' }
      await given('centres', FIXED_IDS.centres, centre)
      const open = (day: string, author: string) => {
        const fields = { horaires: { ...centre.horaires, [day]: '9 h – 19 h' } }
        return ask({ intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 1, fields }, author)
      }
      await open('lundi', 'ines')
      versionOf(await open('mardi', 'camille'))
      const { horaires } = (await findDocument(db, 'centres', FIXED_IDS.centres))!
      expect(horaires).toEqual({ ...centre.horaires, lundi: '9 h – 19 h', mardi: '9 h – 19 h' })
    })

    test('make the same of one field, and nothing is asked', async () => {
      await update({ title: 'Fards' }, 1, 'ines')
      expect(versionOf(await refused(() => update({ title: 'Fards' })))).toBe(2)
    })

    test('change one field, and the second is told all three texts and whose it is', async () => {
      await update({ title: 'Fards' }, 1, 'ines')
      const outcome = await refused(() => update({ title: 'Teint', videos: [] }))
      expect(outcome).toMatchObject({
        outcome: 'conflict',
        document: { id: 'maquillage', version: 2, title: 'Fards', videos: TREATMENT.videos },
        conflicts: [{ field: 'title', base: 'Maquillage', mine: 'Teint', theirs: 'Fards' }],
        author: { name: 'Inès', isSelf: false },
      })
      expect(versionOf(await update({ title: 'Teint' }, 2))).toBe(3)
      expect(
        (await revisionsOf('maquillage')).map(({ data }) => (JSON.parse(data!) as { title: string }).title),
      ).toEqual(['Maquillage', 'Fards', 'Teint'])
    })

    test('change one row, and the second is told both lists', async () => {
      const priced = (price: string) => TREATMENT.tarifs.map((row, index) => (index === 1 ? { ...row, price } : row))
      await update({ tarifs: priced('45 €') }, 1, 'ines')
      expect(await refused(() => update({ tarifs: priced('50 €') }))).toMatchObject({
        outcome: 'conflict',
        conflicts: [{ field: 'tarifs', base: priced('40 €'), mine: priced('50 €'), theirs: priced('45 €') }],
      })
    })

    test('are told apart from oneself on another device', async () => {
      await update({ title: 'Fards' })
      expect(await update({ title: 'Teint' })).toMatchObject({
        outcome: 'conflict',
        author: { name: 'Camille', isSelf: true },
      })
    })

    test('are told of nobody where an import or an account since removed was the other', async () => {
      await update({ title: 'Fards' }, 1, 'partie')
      expect(await update({ title: 'Teint' })).toMatchObject({ outcome: 'conflict', author: null })
    })

    test('save one field at once: each is answered, and every saved text is in the history', async () => {
      const titles = Array.from({ length: 12 }, (_, index) => `Titre ${index}`)
      const outcomes = await Promise.all(titles.map((title) => update({ title })))
      const saved = titles.filter((_, index) => outcomes[index]!.outcome === 'saved')
      expect(saved).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(11)
      expect(await findDocument(db, 'categories', 'maquillage')).toMatchObject({ title: saved[0], version: 2 })
    })
  })

  describe('what is merged of two texts, each right by itself', () => {
    const CHANGED = 'La fin est avant le début, avec ce qui a été enregistré entre-temps.'

    test('is refused where one ends a date of the centre before the other begins it', async () => {
      const noel = { id: 'noel', du: '2026-12-24', au: '2026-12-31', horaires: '', motif: '' }
      await given('centres', FIXED_IDS.centres, { ...COLLECTIONS.centres.empty, nom: 'Institut', exceptions: [noel] })
      const date = (days: object, author: string) => {
        const fields = { exceptions: [{ ...noel, ...days }] }
        return ask({ intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 1, fields }, author)
      }
      versionOf(await date({ au: '2026-12-26' }, 'ines'))
      expect(await refused(() => date({ du: '2026-12-28' }, 'camille'))).toEqual({
        outcome: 'invalid',
        problems: [{ path: 'exceptions.0.au', message: CHANGED }],
      })
      versionOf(await date({ du: '2026-12-25' }, 'camille'))
      const { exceptions } = (await findDocument(db, 'centres', FIXED_IDS.centres))!
      expect(exceptions).toEqual([{ ...noel, du: '2026-12-25', au: '2026-12-26' }])
    })

    test('is refused where one ends an offer before the other begins it', async () => {
      await given('offresDuMoment', 'noel', { ...OFFER, du: '2026-12-01', au: '2026-12-31' })
      const offer = (fields: Fields, author: string) =>
        ask({ intent: 'update', collection: 'offresDuMoment', id: 'noel', base: 1, fields }, author)
      versionOf(await offer({ au: '2026-12-10' }, 'ines'))
      expect(await refused(() => offer({ du: '2026-12-15' }, 'camille'))).toEqual({
        outcome: 'invalid',
        problems: [{ path: 'au', message: CHANGED }],
      })
      versionOf(await offer({ du: null }, 'camille'))
      expect(JSON.parse((await dataOf('noel'))!)).toEqual({ ...OFFER, au: '2026-12-10' })
    })
  })

  describe('documents that exist once', () => {
    const photograph = photographId(HOME_PICTURES[0]!)!

    test.each<[CollectionName, string, Fields]>([
      ['team', FIXED_IDS.team, { members: [{ name: 'Léa', role: 'Soins' }] }],
      ['notesOffres', FIXED_IDS.notesOffres, { notes: ['Une note'] }],
      ['centres', FIXED_IDS.centres, { nom: 'Institut' }],
      ['photographies', photograph, { image: '/media/une.jpg' }],
      ['pages', 'accueil', { titre: 'Institut' }],
    ])('%s is made by its first save', async (collection, id, fields) => {
      expect(await ask({ intent: 'update', collection, id, base: 0, fields })).toMatchObject({
        outcome: 'saved',
        document: { ...COLLECTIONS[collection].empty, ...fields, id, version: 1 },
      })
      expect(await revisionsOf(id)).toHaveLength(1)
    })

    test.each<[CollectionName, string, Fields]>([
      ['team', 'autre', { members: [] }],
      ['notesOffres', 'autre', { notes: [] }],
      ['centres', 'autre', { nom: 'x' }],
      ['photographies', 'inconnue', { image: '' }],
      ['pages', 'inconnue', { titre: 'x' }],
      ['pages', 'soins-inconnu', { titre: 'x' }],
      ['redirections', 'nouvelle', { nouvelle: '/cgv' }],
      ['categories', 'nouveau', { title: 'x' }],
      ['soldes', 'nouveau', { titre: 'x' }],
    ])('%s is not made at another id', async (collection, id, fields) => {
      expect(await refused(() => ask({ intent: 'update', collection, id, base: 0, fields }))).toEqual({
        outcome: 'missing',
      })
    })

    test('two first saves of one field: the second is a conflict', async () => {
      const name = (nom: string) =>
        ask({ intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 0, fields: { nom } })
      await name('Institut')
      expect(await name('Maison')).toMatchObject({
        outcome: 'conflict',
        conflicts: [{ field: 'nom', base: '', mine: 'Maison', theirs: 'Institut' }],
      })
    })
  })

  describe.each(LISTS)('the list %s', (collection) => {
    test('takes a new document first, once however often it is asked', async () => {
      await given(collection, 'ancienne', COLLECTIONS[collection].empty, 0)
      const [one, two] = [randomUUID(), randomUUID()]
      const asked = (id: string, titre: string) => ask({ intent: 'add', collection, id, fields: { titre } })
      expect(await asked(one, 'Une')).toMatchObject({
        outcome: 'saved',
        document: { id: one, version: 1, titre: 'Une' },
      })
      await asked(two, 'Deux')
      expect(await idsOf(collection)).toEqual([two, one, 'ancienne'])
      expect(await refused(() => asked(one, 'Une'))).toMatchObject({
        outcome: 'saved',
        document: { id: one, titre: 'Une' },
      })
      expect(await revisionsOf(one)).toMatchObject([{ version: 1, author: 'camille' }])
    })

    test('takes no blank document, and none that breaks its schema', async () => {
      const id = randomUUID()
      const add = (fields: object) => refused(() => ask({ intent: 'add', collection, id, fields: { ...fields } }))
      const refusedFor = (path: string) => ({ outcome: 'invalid', problems: [expect.objectContaining({ path })] })
      expect(await add({ titre: 1, autre: '' })).toMatchObject({
        outcome: 'invalid',
        problems: [{ path: 'titre' }, { path: 'autre' }],
      })
      for (const fields of [{}, { titre: ' ' }]) expect(await add(fields)).toEqual(refusedFor('titre'))
      expect(await ask({ intent: 'add', collection, id, fields: { titre: 'Une' } })).toMatchObject({
        outcome: 'saved',
        document: { ...COLLECTIONS[collection].empty, titre: 'Une', id },
      })
    })
  })

  test('an article is dated when visitors first see it, and no more after that', async () => {
    const id = randomUUID()
    const typed = { titre: 'Une', contenu: [], image: '', date: '2026-01-01T00:00:00.000Z', brouillon: true }
    await ask({ intent: 'add', collection: 'actualites', id, fields: typed })
    const save = async (base: number, fields: Partial<typeof typed>) => {
      await ask({ intent: 'update', collection: 'actualites', id, base, fields })
      return (await findDocument(db, 'actualites', id))!.date
    }
    expect(await save(1, { titre: 'Deux' })).toBe(typed.date)
    const before = new Date().toISOString()
    const shown = await save(2, { brouillon: false })
    expect(shown >= before && shown <= new Date().toISOString()).toBe(true)
    expect(await save(3, { brouillon: true })).toBe(shown)
    expect(await save(4, { brouillon: false })).toBe(shown)
  })

  test('an article that was a draft stands first once visitors first see it, and no more after that', async () => {
    const typed = { titre: 'Une', contenu: [], image: '', date: '', brouillon: true }
    const add = async (fields: Partial<typeof typed>) => {
      const id = randomUUID()
      await ask({ intent: 'add', collection: 'actualites', id, fields: { ...typed, ...fields } })
      return id
    }
    const draft = await add({})
    const say = (base: number, brouillon: boolean) =>
      ask({ intent: 'update', collection: 'actualites', id: draft, base, fields: { brouillon } })
    const other = await add({ brouillon: false })
    const order = async () => (await listDocuments(db, 'actualites')).map(({ id }) => id)
    expect(await order()).toEqual([other, draft])
    await say(1, false)
    expect(await order()).toEqual([draft, other])
    const last = await add({ brouillon: false })
    await say(2, true)
    await say(3, false)
    expect(await order()).toEqual([last, draft, other])
  })

  test.each<CollectionName>(['team', 'notesOffres', 'centres', 'photographies', 'pages', 'redirections'])(
    'nothing is added to %s, taken from it or moved in it',
    async (collection) => {
      await given(collection, 'un', COLLECTIONS[collection].empty)
      for (const change of [
        { intent: 'add', collection, id: randomUUID(), fields: {} },
        { intent: 'remove', collection, id: 'un' },
        { intent: 'move', collection, id: 'un', before: null },
      ] satisfies Change[])
        expect(await refused(() => ask(change))).toMatchObject({
          outcome: 'invalid',
          problems: [{ path: 'collection' }],
        })
    },
  )

  describe('remove and move', () => {
    beforeEach(async () => {
      for (const [position, id] of ['a', 'b', 'c', 'd'].entries()) await given('soldes', id, OFFER, position)
      await given('ventesPrivees', 'a', OFFER)
    })

    test('removing is a revision, and takes nothing else', async () => {
      expect(await remove('b')).toEqual({ outcome: 'removed', version: 2 })
      expect(await idsOf('soldes')).toEqual(['a', 'c', 'd'])
      expect(await idsOf('ventesPrivees')).toEqual(['a'])
      expect(await revisionsOf('b')).toMatchObject([
        { version: 1 },
        { version: 2, data: null, author: 'camille', position: 1 },
      ])
      expect(await refused(() => remove('b'))).toEqual({ outcome: 'missing' })
    })

    test.each<[id: string, before: string | null, order: string]>([
      ['d', 'a', 'dabc'],
      ['a', 'd', 'bcad'],
      ['a', null, 'bcda'],
      ['c', 'b', 'acbd'],
    ])('moving %s before %s makes %s', async (id, before, order) => {
      expect(versionOf(await move(id, before))).toBe(2)
      expect((await idsOf('soldes')).join('')).toBe(order)
      expect(await dataOf('b')).toBe(JSON.stringify(OFFER))
      expect(await revisionsOf(id, 'soldes')).toMatchObject([
        { version: 1 },
        { version: 2, author: 'camille', position: order.indexOf(id) },
      ])
      for (const other of ['a', 'b', 'c', 'd'].filter((one) => one !== id))
        expect(await revisionsOf(other).then((rows) => rows.filter((row) => row.collection === 'soldes'))).toHaveLength(
          1,
        )
    })

    test.each<[id: string, before: string | null]>([
      ['b', 'c'],
      ['d', null],
    ])('moving %s before %s, where it stands, changes nothing', async (id, before) => {
      expect(versionOf(await refused(() => move(id, before)))).toBe(1)
    })

    test.each<[id: string, before: string | null]>([
      ['z', 'a'],
      ['z', null],
      ['a', 'z'],
    ])('moving %s before %s misses one of them', async (id, before) => {
      expect(await refused(() => move(id, before))).toEqual({ outcome: 'missing' })
    })

    test('what is removed after others were moved comes back to where it stood', async () => {
      await move('d', 'a')
      await remove('b')
      versionOf(await restore('soldes', 'b', 1))
      expect((await idsOf('soldes')).join('')).toBe('dabc')
    })

    test('what has changed since it was to be removed stays, unless it was only moved', async () => {
      await move('b', 'a')
      const asked = { intent: 'remove', collection: 'soldes', id: 'b', base: 1 } as const
      const fields = { titre: 'Une autre offre' }
      await ask({ intent: 'update', collection: 'soldes', id: 'b', base: 2, fields }, 'ines')
      expect(await refused(() => ask(asked))).toMatchObject({
        outcome: 'conflict',
        document: { titre: 'Une autre offre' },
        author: { name: 'Inès' },
      })
      await move('b', null)
      expect(await ask({ ...asked, base: 3 })).toMatchObject({ outcome: 'removed' })
    })

    test('what takes its number from before a restoration is not removed unseen', async () => {
      expect(await ask({ intent: 'remove', collection: 'soldes', id: 'b', base: 7 })).toMatchObject({
        outcome: 'conflict',
        document: { id: 'b' },
      })
      expect(await idsOf('soldes')).toContain('b')
    })

    test('what is brought back without a version is as it was last', async () => {
      await ask({ intent: 'update', collection: 'soldes', id: 'b', base: 1, fields: { titre: 'Deux' } })
      await remove('b')
      versionOf(await ask({ intent: 'restore', collection: 'soldes', id: 'b', ifGone: true }))
      expect(await findDocument(db, 'soldes', 'b')).toMatchObject({ titre: 'Deux' })
      expect(await ask({ intent: 'restore', collection: 'soldes', id: 'z' })).toEqual({ outcome: 'missing' })
    })

    test('an order is kept whatever the positions were', async () => {
      await db.updateTable('documents').set({ position: 7 }).where('collection', '=', 'soldes').execute()
      await move('d', 'b')
      expect((await idsOf('soldes')).join('')).toBe('adbc')
      await add('Neuve', '6f2a3c1e-8a56-4b62-9d0e-3a5f0f7f1c11')
      expect((await idsOf('soldes'))[0]).toBe('6f2a3c1e-8a56-4b62-9d0e-3a5f0f7f1c11')
    })
  })

  describe('restore', () => {
    beforeEach(async () => {
      await given('categories', 'maquillage', RAW)
      await update({ title: 'Fards', tarifs: [] }, 1, 'ines')
      await update({ description: '<p>Autre.</p>' }, 2)
    })

    test('puts back one field, and leaves the others', async () => {
      expect(versionOf(await restore('categories', 'maquillage', 1, 'tarifs'))).toBe(4)
      expect(JSON.parse((await dataOf('maquillage'))!)).toMatchObject({
        title: 'Fards',
        description: '<p>Autre.</p>',
        tarifs: TREATMENT.tarifs,
      })
    })

    test('takes away a field that was not there then', async () => {
      versionOf(await update({ accroche: 'Pour un jour', reperes: { grossesse: 'Oui' } }, 3))
      expect(versionOf(await restore('categories', 'maquillage', 3, 'reperes'))).toBe(5)
      expect(versionOf(await restore('categories', 'maquillage', 3, 'accroche'))).toBe(6)
      expect(JSON.parse((await dataOf('maquillage'))!)).not.toHaveProperty('reperes')
      expect(JSON.parse((await dataOf('maquillage'))!)).not.toHaveProperty('accroche')
    })

    test('puts back the whole document, as a revision more', async () => {
      expect(versionOf(await restore('categories', 'maquillage', 1))).toBe(4)
      expect(await dataOf('maquillage')).toBe(RAW)
      expect((await revisionsOf('maquillage')).map(({ version, author }) => [version, author])).toEqual([
        [1, null],
        [2, 'ines'],
        [3, 'camille'],
        [4, 'camille'],
      ])
    })

    test('puts back one entry, and none of what was changed since beside it', async () => {
      const [jour, soir, mariage, cours] = TREATMENT.tarifs
      const tarifsOf = async () => (await findDocument(db, 'categories', 'maquillage'))!.tarifs
      const now = await tarifsOf()
      const added = { id: 'neuf', name: 'Neuf', price: '1 €' }
      const dearer = { ...mariage!, price: '99 €' }
      const next = [cours!, dearer, { ...jour!, price: '98 €' }, added]
      const { version } = (await findDocument(db, 'categories', 'maquillage'))!
      await update({ tarifs: next }, version)
      const put = (entry: string) =>
        ask({ intent: 'restore', collection: 'categories', id: 'maquillage', version: 1, field: 'tarifs', entry })
      expect(now).not.toEqual(next)
      await put('Jour')
      expect(await tarifsOf()).toEqual([cours, dearer, jour, added])
      await put('Soir')
      expect(await tarifsOf()).toEqual([cours, dearer, jour, soir, added])
      await put('neuf')
      expect(await tarifsOf()).toEqual([cours, dearer, jour, soir])
      await put('Cours')
      expect(await tarifsOf()).toEqual([dearer, cours, jour, soir])
      expect(
        await refused(() =>
          ask({ intent: 'restore', collection: 'categories', id: 'maquillage', version: 1, entry: 'Jour' }),
        ),
      ).toMatchObject({ outcome: 'invalid' })
    })

    test('takes away the first entry of a list that was left out, and brings back the last', async () => {
      const link = { id: 'lien', lien: '/soins/cire' }
      const { version } = (await findDocument(db, 'categories', 'maquillage'))!
      const made = versionOf(await update({ avec: [link] }, version))
      const put = (then: number) =>
        ask({
          intent: 'restore',
          collection: 'categories',
          id: 'maquillage',
          version: then,
          field: 'avec',
          entry: 'lien',
        })
      versionOf(await put(version))
      expect(JSON.parse((await dataOf('maquillage'))!)).not.toHaveProperty('avec')
      versionOf(await put(made))
      expect((await findDocument(db, 'categories', 'maquillage'))!.avec).toEqual([link])
      await update({ avec: null }, made + 2)
      expect(await refused(() => put(version))).toMatchObject({ outcome: 'missing' })
    })

    test('of what stands already changes nothing', async () => {
      expect(versionOf(await refused(() => restore('categories', 'maquillage', 3)))).toBe(3)
      expect(versionOf(await refused(() => restore('categories', 'maquillage', 2, 'tarifs')))).toBe(3)
    })

    test.each<[collection: CollectionName, id: string, version: number]>([
      ['categories', 'maquillage', 9],
      ['categories', 'maquillage', 0],
      ['categories', 'inconnu', 1],
      ['soldes', 'maquillage', 1],
    ])('misses %s/%s in version %i', async (collection, id, version) => {
      expect(await refused(() => restore(collection, id, version))).toEqual({ outcome: 'missing' })
    })

    test.each(['inconnu', 'ancien', '__proto__', 'constructor', ''])('refuses the field %j', async (field) => {
      expect(await refused(() => restore('categories', 'maquillage', 1, field))).toEqual({
        outcome: 'invalid',
        problems: [{ path: field, message: 'Ce champ est inconnu.' }],
      })
    })

    test('of a field that the version did not have empties it', async () => {
      await given('centres', FIXED_IDS.centres, { nom: 'Avant' })
      const fields = { contact: { telephone: '01 23 45 67 89', email: '' } }
      await ask({ intent: 'update', collection: 'centres', id: FIXED_IDS.centres, base: 1, fields })
      expect(await restore('centres', FIXED_IDS.centres, 1, 'contact')).toMatchObject({
        outcome: 'saved',
        document: { nom: 'Avant', contact: { telephone: '', email: '' } },
      })
    })

    test('brings a deleted document back to where it stood', async () => {
      for (const [position, id] of ['a', 'b', 'c', 'd'].entries())
        await given('soldes', id, { ...OFFER, titre: id }, position)
      await remove('b')
      await remove('c')
      expect(await restore('soldes', 'b', 2)).toEqual({ outcome: 'missing' })
      expect(await restore('soldes', 'b', 1, 'titre')).toEqual({ outcome: 'missing' })
      expect(await restore('soldes', 'b', 1)).toMatchObject({
        outcome: 'saved',
        document: { id: 'b', version: 3, titre: 'b' },
      })
      expect(await idsOf('soldes')).toEqual(['a', 'b', 'd'])
      versionOf(await restore('soldes', 'c', 1))
      expect(await idsOf('soldes')).toEqual(['a', 'b', 'c', 'd'])
    })

    test('leaves what somebody has brought back already as it is, where only a deletion is taken back', async () => {
      await given('soldes', 'a', { ...OFFER, titre: 'Avant' })
      await remove('a')
      const takeBack = () => ask({ intent: 'restore', collection: 'soldes', id: 'a', version: 1, ifGone: true })
      expect(await takeBack()).toMatchObject({ outcome: 'saved', document: { version: 3, titre: 'Avant' } })
      versionOf(await ask({ intent: 'update', collection: 'soldes', id: 'a', base: 3, fields: { titre: 'Après' } }))
      expect(await takeBack()).toMatchObject({ outcome: 'saved', document: { version: 4, titre: 'Après' } })
    })

    test('brings the only document of a list back', async () => {
      const id = randomUUID()
      await add('Seule', id)
      await remove(id)
      versionOf(await restore('soldes', id, 1))
      expect(await idsOf('soldes')).toEqual([id])
    })
  })
})
