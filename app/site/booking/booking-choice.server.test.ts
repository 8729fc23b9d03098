import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { memberKey, memberLink, tarifName } from '../../lib/booking-link.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { findBookingChoice, findBookingMember, findBookingOffer } from './booking-choice.server.ts'
import { readChoosable } from './choosing.server.ts'
import { quoted } from '../../lib/quoted.ts'
import { replaceDocument } from '../../cms/documents/documents.server.ts'

const NOW = new Date()

const LONG = 'Un nom très long, '.repeat(20)

const SOIN = {
  title: 'Soin',
  description: '',
  videos: [],
  tarifs: [
    { name: 'Femmes', price: '' },
    { name: 'Jambes <em>20 min</em>', price: '<s>40 €</s> 30 €' },
    { name: 'Bras', price: '20 €' },
    { name: 'Hommes', price: '' },
    { name: 'Bras', price: '25 €' },
    { name: LONG, price: '1 €' },
  ],
  questions: [],
}

describe('findBookingChoice', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase()
    await opened.db.transaction().execute((db) => replaceDocument(db, 'categories', 'soin', SOIN, null))
  })
  afterAll(() => opened.close())

  test.each([
    ['soin', 'Jambes 20 min', { name: 'Jambes', duration: '20 min', price: '<s>40 €</s> 30 €' }],
    ['soin', 'Bras', { name: 'Bras', duration: '' }],
    ['soin', 'Hommes : Bras', { name: 'Hommes : Bras', duration: '', price: '25 €' }],
    ['soin', 'Autre chose', undefined],
    ['soin', null, undefined],
  ])('finds %s, %j', async (id, name, line) => {
    const choice = await findBookingChoice(opened.db, id, name, NOW)
    expect(choice).toMatchObject({ title: 'Soin', from: '/soins/soin#tarifs' })
    expect(choice?.line).toEqual(line)
  })

  test('says how long a treatment takes and what it costs at least, where no line was chosen', async () => {
    expect((await findBookingChoice(opened.db, 'soin', null, NOW))?.facts).toEqual(['20\u00a0min', 'dès\u00a01\u00a0€'])
    expect((await findBookingChoice(opened.db, 'soin', 'Bras', NOW))?.facts).toBeUndefined()
  })

  test('lists what else can be booked, and which line was chosen where only one is called so', async () => {
    const groups = (await findBookingChoice(opened.db, 'soin', 'Jambes 20 min', NOW))?.groups
    expect(groups?.map(({ heading, lines }) => [heading, lines.map(({ name }) => name)])).toEqual([
      ['Femmes', ['Jambes', 'Bras']],
      ['Hommes', ['Bras', LONG.trim()]],
    ])
    expect(groups?.[0]?.lines[0]).toEqual({
      name: 'Jambes',
      duration: '20 min',
      price: '<s>40 €</s> 30 €',
      href: '/rendez-vous?soin=soin&tarif=Jambes+20+min',
      isChosen: true,
    })
    expect(groups?.[1]?.lines[0]?.href).toBe('/rendez-vous?soin=soin&tarif=Hommes+%3A+Bras')
    const ambiguous = (await findBookingChoice(opened.db, 'soin', 'Bras', NOW))?.groups
    expect(ambiguous?.flatMap(({ lines }) => lines).some(({ isChosen }) => isChosen)).toBe(false)
  })

  test('keeps an offer or somebody of the team that was chosen before', async () => {
    const before = { title: 'Zoé', from: '/nos-expertes', before: 'avec Zoé', query: 'avec=zoe' }
    const choice = await findBookingChoice(opened.db, 'soin', null, NOW, before)
    expect(choice).toMatchObject({ title: 'Soin', before: 'avec Zoé' })
    for (const { href } of choice!.groups!.flatMap(({ lines }) => lines)) expect(href).toMatch(/\?avec=zoe&soin=soin&/)
  })

  test('finds a line by as much of a long name as an address carries', async () => {
    expect((await findBookingChoice(opened.db, 'soin', tarifName(LONG), NOW))?.line?.name.trim()).toBe(LONG.trim())
  })

  test.each([null, '', 'inconnu', 'a'.repeat(300)])('finds nothing for %j', async (id) => {
    expect(await findBookingChoice(opened.db, id, 'Bras', NOW)).toBeUndefined()
  })

  test('finds an offer while it holds, and no thing of the shop', async () => {
    const offer = {
      titre: 'Duo',
      contenu: ['Un soin', 'Une heure : 69 € au lieu de 77 €'],
      image: '',
      du: '2026-12-01',
      au: '2026-12-24',
    }
    await opened.db.transaction().execute(async (db) => {
      await replaceDocument(db, 'offresDuMoment', 'duo', offer, null)
      await replaceDocument(db, 'soldes', 'flacon', offer, null)
    })
    const found = (id: string | null, today: string) => findBookingOffer(opened.db, id, today)
    expect(await found('duo', '2026-12-24')).toEqual({
      title: 'Duo',
      from: '/offres-du-moment#duo',
      before: quoted('Duo'),
      query: 'offre=duo',
      facts: ['69\u00a0€', expect.stringMatching(/^Jusqu.au\s24\sdécembre$/)],
    })
    for (const day of ['2026-11-30', '2026-12-25']) expect(await found('duo', day)).toBeUndefined()
    for (const id of ['flacon', 'inconnu', '', null]) expect(await found(id, '2026-12-24')).toBeUndefined()
  })
})

describe('findBookingMember', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase()
    const members = ['Zoé d’Arc', '李娜'].map((name) => ({ id: name, name, role: 'Experte', specialites: ['Soin'] }))
    await opened.db.transaction().execute((db) => replaceDocument(db, 'team', FIXED_IDS.team, { members }, null))
  })
  afterAll(() => opened.close())

  test('finds who is named as the link of her card names her', async () => {
    for (const name of ['Zoé d’Arc', '李娜']) {
      const named = new URL(memberLink(name), 'https://exemple.fr').searchParams.get('avec')
      expect(await findBookingMember(opened.db, named)).toEqual({
        title: name,
        from: '/nos-expertes',
        before: `avec ${name}`,
        query: memberLink(name).split('?')[1],
        own: ['Soin'],
      })
    }
  })

  test('her treatments come first, by what they are called or were, however that is written', async () => {
    const { db } = opened
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'categories', 'mise-en-beaute', { ...SOIN, title: 'Mise en beauté' }, null)
      await replaceDocument(transaction, 'categories', 'massage', { ...SOIN, title: 'Massage' }, null)
      const moved = { ancienne: '/soins/maquillage', nouvelle: '/soins/mise-en-beaute' }
      await replaceDocument(transaction, 'redirections', 'maquillage', moved, null)
    })
    const zoe = (await findBookingMember(db, memberKey('Zoé d’Arc')))!
    const firstOf = async (own: string[]) => {
      const [first] = await readChoosable(db, { ...zoe, own })
      return { ...first, treatments: first?.treatments.map(({ id }) => id) }
    }
    expect(await firstOf(['Maquillage'])).toEqual({ need: 'Avec Zoé d’Arc', treatments: ['mise-en-beaute'] })
    expect(await firstOf(['mise en Beauté '])).toEqual({ need: 'Avec Zoé d’Arc', treatments: ['mise-en-beaute'] })
    expect((await firstOf(['Autre'])).need).not.toBe('Avec Zoé d’Arc')
  })

  test.each([null, '', 'zoe', 'a'.repeat(300)])('finds nobody by %s', async (name) => {
    expect(await findBookingMember(opened.db, name)).toBeUndefined()
  })
})
