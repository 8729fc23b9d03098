import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import { applyChange } from './changes.server.ts'
import { FIXED_IDS, type CollectionName } from './collections.ts'
import { findDocument, listDocuments, replaceDocument } from './documents.server.ts'
import {
  exampleEntries,
  examplesIn,
  findShown,
  hidesExamples,
  listShown,
  listShownIds,
  listShownPage,
  removeExamples,
} from './examples.server.ts'
import { FIRST_CONTENT } from './first-content.ts'
import { insertFirstContent } from './first-content.server.ts'

const NOBODY = undefined
const HER = { user: {} }
const NAMED = { nom: 'Institut Hélène' }

describe.each(ENGINES)('what a site came with, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await insertFirstContent(db)
  })

  const change = async (collection: CollectionName, id: string, fields: object) => {
    const standing = await findDocument(db, collection, id)
    const base = standing?.version ?? 0
    const outcome = await applyChange(
      db,
      { intent: 'update', collection, id, base, fields: fields as Record<string, never> },
      'her',
    )
    expect(outcome).toMatchObject({ outcome: 'saved' })
  }
  const name = () => change('centres', FIXED_IDS.centres, NAMED)
  const pricesSeen = async (id: string) => (await findShown(db, 'categories', id, NOBODY))?.tarifs ?? []

  test('is shown to everybody while the name is invented', async () => {
    expect(await hidesExamples(db, NOBODY)).toBe(false)
    expect(await listShown(db, 'offresDuMoment', NOBODY)).toHaveLength(4)
    expect(await pricesSeen('maquillage')).toHaveLength(FIRST_CONTENT.categories['maquillage']!.tarifs.length)
  })

  test('is kept from visitors, and from them alone, once the name is hers', async () => {
    await name()
    expect(await listShown(db, 'categories', NOBODY)).toHaveLength(13)
    for (const { tarifs } of await listShown(db, 'categories', NOBODY)) expect(tarifs).toEqual([])
    for (const collection of ['offresDuMoment', 'ventesPrivees', 'soldes', 'actualites', 'notesOffres'] as const)
      expect(await listShown(db, collection, NOBODY)).toEqual([])
    expect(await listShownIds(db, 'actualites')).toEqual([])
    expect((await findShown(db, 'team', 'team', NOBODY))?.members).toEqual([])
    expect((await findShown(db, 'accueil', FIXED_IDS.accueil, NOBODY))?.expertes.personnes).toEqual([])
    expect((await findShown(db, 'centres', FIXED_IDS.centres, NOBODY))?.venir).toEqual([])
    expect(await listShown(db, 'offresDuMoment', HER)).toHaveLength(4)
    expect((await findShown(db, 'team', 'team', HER))?.members).toHaveLength(5)
  })

  test('stays so when the site is online', async () => {
    await name()
    await change('publication', FIXED_IDS.publication, { enLigne: true })
    expect(await pricesSeen('maquillage')).toEqual([])
  })

  test('is shown as ever where the site is of an older version', async () => {
    await db.deleteFrom('documents').where('collection', '=', 'publication').execute()
    await db.deleteFrom('revisions').where('collection', '=', 'publication').execute()
    await name()
    // Taken off line and put on again, it is still that site.
    await change('publication', FIXED_IDS.publication, { enLigne: false })
    expect(await listShown(db, 'offresDuMoment', NOBODY)).toHaveLength(4)
    expect(await pricesSeen('maquillage')).not.toEqual([])
  })

  test('is hers line by line: a price that she changed is shown below its heading, with no other', async () => {
    await name()
    const { tarifs } = (await findDocument(db, 'categories', 'Cryolipolyse'))!
    const mine = tarifs.map((tarif, place) => (place === 3 ? { ...tarif, price: '145 €' } : tarif))
    await change('categories', 'Cryolipolyse', { tarifs: mine })
    expect((await pricesSeen('Cryolipolyse')).map(({ name, price }) => [name, price])).toEqual([
      ['Cryolipolyse', ''],
      [mine[3]!.name, '145 €'],
    ])
  })

  test('goes with its heading, and with no title or note of hers', async () => {
    await name()
    const { tarifs } = (await findDocument(db, 'categories', 'maquillage'))!
    const [title, note] = [
      { id: 'titre', name: 'Chez vous', price: '' },
      { id: 'note', name: 'Étudiantes : -10 %', price: '' },
    ]
    await change('categories', 'maquillage', { tarifs: [title, ...tarifs, note] })
    expect(await pricesSeen('maquillage')).toEqual([title, note])
  })

  test('is hers where she says that these are her prices', async () => {
    await name()
    await change('categories', 'maquillage', { tarifsVerifies: true })
    expect(await pricesSeen('maquillage')).toHaveLength(FIRST_CONTENT.categories['maquillage']!.tarifs.length)
    expect(await pricesSeen('soins-des-mains')).toEqual([])
  })

  test('is told from a price of hers that reads the same', async () => {
    await name()
    const { name: line, price } = FIRST_CONTENT.categories['maquillage']!.tarifs.find(({ price }) => price !== '')!
    const fields = { title: 'Le mien', tarifs: [{ id: 'mine', name: line, price }] }
    await applyChange(db, { intent: 'create', collection: 'categories', id: 'le-mien', from: null, fields }, 'her')
    expect(await pricesSeen('le-mien')).toHaveLength(1)
  })

  test('is known on a site of an earlier version by what it said then, and by that alone', async () => {
    await name()
    const then = {
      titre: 'Le coffret rituel',
      contenu: [
        'Une huile pour le corps de 100 ml, un gommage au sucre de 200 g et une bougie : 45 €',
        'Le même coffret avec une brosse pour le corps : 58 €',
        "Trente coffrets préparés à la main, à retirer à l'accueil",
      ],
      image: '/images/ventes-privees/coffret-rituel.jpg',
    }
    const seen = async (fields: object) => {
      await db
        .transaction()
        .execute((transaction) => replaceDocument(transaction, 'ventesPrivees', 'coffret-rituel', fields, null))
      return (await listShown(db, 'ventesPrivees', NOBODY)).map(({ id }) => id)
    }
    expect(await seen(then)).toEqual([])
    expect(await seen({ ...then, titre: 'Mon coffret' })).toEqual(['coffret-rituel'])
    expect(await seen({ ...then, contenu: then.contenu.slice(1) })).toEqual(['coffret-rituel'])
    const { limite, ...now } = FIRST_CONTENT.ventesPrivees['coffret-rituel']!
    expect(limite).toBeTruthy()
    expect(await seen(now)).toEqual([])
    expect(await seen({ ...now, limite: 'Dix coffrets' })).toEqual(['coffret-rituel'])
    expect(await seen({ ...now, limite: '' })).toEqual(['coffret-rituel'])
  })

  test.each([
    ['beaute-du-sourire', 'exemple-13', 'Dentifrices et soins des lèvres', 'à partir de 9 €'],
    ['soins-du-visage', 'exemple-21', 'Offrir un soin du visage', 'à partir de 39 €'],
    ['maquillage', 'exemple-9', 'Forfait mariée, essai et jour même', '<s>123 €</s> 112 €'],
    ['beaute-en-duo', 'exemple-8', 'Soin du visage et manucure express <em>1 h 30</em>', '164 €'],
    ['beaute-en-duo', 'exemple-11', 'Chèque-cadeau duo', 'à partir de 88 €'],
    ['beaute-du-sourire', 'exemple-14', 'Chèque-cadeau', 'à partir de 45 €'],
    ['Cryolipolyse', 'exemple-18', 'Programme sur mesure, méthodes associées', 'à partir de 490 €'],
    ['soins-du-visage', 'exemple-21', 'Offrir un soin du visage', 'à partir de 24 €'],
    ['soins-du-corps', 'exemple-19', 'Offrir un soin du corps', 'à partir de 33 €'],
    ['soins-des-mains', 'exemple-18', 'Chèque-cadeau manucure', 'à partir de 24 €'],
    ['maquillage', 'exemple-16', 'Offrir un cours', 'à partir de 65 €'],
  ])('so is a price of an earlier version: %s', async (treatment, id, line, price) => {
    await name()
    const { tarifs } = (await findDocument(db, 'categories', treatment))!
    expect(tarifs.map((tarif) => tarif.id)).toContain(id)
    const as = (said: object) => tarifs.map((tarif) => (tarif.id === id ? { ...tarif, ...said } : tarif))
    await change('categories', treatment, { tarifs: as({ name: line, price }) })
    expect(await pricesSeen(treatment)).toEqual([])
    await change('categories', treatment, { tarifs: as({ name: line, price: '11 €' }) })
    expect(await pricesSeen(treatment)).toContainEqual(expect.objectContaining({ name: line, price: '11 €' }))
  })

  test('goes with a treatment that is copied or has another address', async () => {
    await name()
    const { version } = (await findDocument(db, 'categories', 'maquillage'))!
    const common = { collection: 'categories' as const, id: 'maquillage' }
    await applyChange(db, { ...common, intent: 'create', id: 'copie', from: 'maquillage', fields: {} }, 'her')
    await applyChange(db, { ...common, intent: 'rename', base: version, title: 'Teint', to: 'teint' }, 'her')
    expect(await pricesSeen('copie')).toEqual([])
    expect(await pricesSeen('teint')).toEqual([])
  })

  test('leaves a list in pages that hold what is seen', async () => {
    await name()
    const fields = { titre: 'Le mien', contenu: [], image: '', date: '2026-01-01T00:00:00.000Z' }
    await db
      .transaction()
      .execute((transaction) => replaceDocument(transaction, 'actualites', 'le-mien', fields, 'her'))
    const { documents, total } = await listShownPage(db, 'actualites', { page: 1, size: 1 }, NOBODY)
    expect([documents.map(({ id }) => id), total]).toEqual([['le-mien'], 1])
    expect((await listShownPage(db, 'actualites', { page: 1, size: 20 }, HER)).total).toBe(7)
  })

  test('is told to administrators by what makes it an example', async () => {
    const [offer] = await listDocuments(db, 'offresDuMoment')
    expect(examplesIn('offresDuMoment', [offer!], HER)).toEqual([{ id: offer!.id, version: 1 }])
    const team = (await findDocument(db, 'team', 'team'))!
    expect(examplesIn('team', [team], HER)[0]).toEqual({ id: team.members[0]!.id, name: 'Camille Weber' })
    expect(examplesIn('team', [team], NOBODY)).toEqual([])
  })

  test('is removed at once, and comes back from the history', async () => {
    await name()
    const done = await removeExamples(db, 'her')
    expect(done.changed).toBe(13 + 3)
    expect(await listDocuments(db, 'offresDuMoment')).toEqual([])
    const treatments = await listDocuments(db, 'categories')
    for (const treatment of treatments) expect(exampleEntries('categories', treatment)).toEqual([])
    expect(treatments.map(({ description }) => description)).not.toContain('')
    expect(await removeExamples(db, 'her')).toEqual({ removed: 0, changed: 0 })
    const id = Object.keys(FIRST_CONTENT.offresDuMoment)[0]!
    await applyChange(db, { intent: 'restore', collection: 'offresDuMoment', id, version: 1 }, 'her')
    expect(await listDocuments(db, 'offresDuMoment')).toHaveLength(1)
  })
})
