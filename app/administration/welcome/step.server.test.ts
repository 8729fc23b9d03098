import { addAccount, changeEmail } from '../../accounts/accounts.server.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { findDocument, listDocuments, type Stored } from '../../cms/documents/documents.server.ts'
import { findShown } from '../../cms/documents/examples.server.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import { findIdentity, FIRST_IDENTITY } from '../../cms/documents/identity.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { readHours, takeHours, understandHours } from './hours.server.ts'
import { readInstitute, takeInstitute } from './institute.server.ts'
import { readOffered, takeOffered } from './offered.server.ts'
import { readPrices, takePrices, type AskedPrice } from './prices.server.ts'
import { readRemaining } from './remaining.server.ts'
import { readWelcome } from './steps.server.ts'
import { offeredName, seenName, TICKED } from './step.ts'
import { readSettings } from '../../platform/settings.server.ts'

const formOf = (entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

/** The form of a treatment's prices as a page has made it, with what is typed over it. */
const pricesForm = (soin: string, prices: AskedPrice[], typed: Record<string, string>) =>
  formOf({
    soin,
    ...Object.fromEntries(
      prices.flatMap(({ id, name, price, seen }, key) => [
        [`id-${key}`, id],
        [`vu-${key}`, seen],
        [`montre-${key}`, price],
        [`avant-${key}`, name],
        [`nom-${key}`, name],
        [`prix-${key}`, price],
      ]),
    ),
    ...typed,
  })

type Tarifs = Stored<'categories'>['tarifs']

/** The form of which treatments are offered: those that a page has shown, and those that are ticked on it. */
const offeredForm = (all: string[], seen: string[], ticked: string[]) =>
  formOf({
    ...Object.fromEntries(all.map((id) => [seenName(offeredName(id)), seen.includes(id) ? TICKED : ''])),
    ...Object.fromEntries(ticked.map((id) => [offeredName(id), TICKED])),
  })

describe.each(ENGINES)('the steps of the assistant on %s', (engine) => {
  let db: Database
  useTestDatabase(engine, (given) => (db = given))
  beforeEach(() => insertFirstContent(db))

  const pricesOf = async (id: string) =>
    (await findDocument(db, 'categories', id))!.tarifs.map(({ name, price }) => [name, price.replace(/\u00a0/g, ' ')])

  /** What the page of who the institute is sends where nothing is typed. */
  const institutePage = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      Object.entries((await readInstitute(db)).values).flatMap(([field, { value }]) => [
        [field, value],
        [seenName(field), value],
      ]),
    )

  const changePrices = async (id: string, change: (tarifs: Tarifs) => object[], author = 'her') => {
    const { version: base, tarifs } = (await findDocument(db, 'categories', id))!
    const fields = { tarifs: change(tarifs) as never }
    const outcome = await applyChange(db, { intent: 'update', collection: 'categories', id, base, fields }, author)
    expect(outcome).toMatchObject({ outcome: 'saved' })
  }

  test('the institute: what is invented is asked for, what is typed is saved, what is left empty stays', async () => {
    expect((await readInstitute(db)).values.nom).toEqual({ value: '', example: FIRST_IDENTITY.nom })
    const name = `${'É'.repeat(198)} 🌸`
    expect(await takeInstitute(db, formOf({ nom: name, ville: 'Sélestat' }), 'her')).toBeUndefined()
    expect(await findIdentity(db)).toMatchObject({
      nom: name,
      adresse: { ville: 'Sélestat', rue: FIRST_IDENTITY.adresse.rue },
    })
    expect((await readInstitute(db)).values.nom.value).toBe(name)
  })

  test('the institute: an address is hers as a whole, and one without a street keeps no invented one', async () => {
    const typed = { nom: 'Maud', rue: '', 'vu-rue': '', code_postal: '24200', 'vu-code_postal': '', ville: 'Sarlat' }
    expect(await takeInstitute(db, formOf(typed), 'her')).toBeUndefined()
    expect((await findIdentity(db)).adresse).toEqual({ rue: '', code_postal: '24200', ville: 'Sarlat' })
    const seen = { ...typed, nom: 'Chez Maud', 'vu-nom': 'Maud', 'vu-code_postal': '24200', 'vu-ville': 'Sarlat' }
    expect(await takeInstitute(db, formOf(seen), 'her')).toBeUndefined()
    expect((await findIdentity(db)).adresse.rue).toBe('')
  })

  test('the institute: one in the town that the site came with keeps its town when its street alone is changed', async () => {
    const { code_postal, ville } = FIRST_IDENTITY.adresse
    expect(
      await takeInstitute(db, formOf({ nom: 'Maud', rue: '5 rue Neuve', code_postal, ville }), 'her'),
    ).toBeUndefined()
    const { values } = await readInstitute(db)
    expect(values).toMatchObject({ code_postal: { value: code_postal }, ville: { value: ville } })
    expect(await takeInstitute(db, formOf({ ...(await institutePage()), rue: '7 rue Haute' }), 'her')).toBeUndefined()
    expect((await findIdentity(db)).adresse).toEqual({ rue: '7 rue Haute', code_postal, ville })
  })

  test('the institute: an invalid SIRET, e-mail and postcode are said beside their fields, and nothing typed is lost', async () => {
    const typed = { nom: 'Institut Hélène', siret: '123', email: 'moi', code_postal: '6760' }
    const refused = await takeInstitute(db, formOf(typed), 'her')
    expect(refused?.problems).toEqual({
      code_postal: 'Un code postal a 5 chiffres.',
      siret: "Ce numéro SIRET n'est pas valable : relisez ses 14 chiffres.",
      email: "Cette adresse e-mail n'est pas complète.",
    })
    expect(refused?.typed).toMatchObject({ nom: 'Institut Hélène', siret: '123', email: 'moi' })
    expect((await findIdentity(db)).nom).toBe(FIRST_IDENTITY.nom)
  })

  test('the institute: two administrators each save what they typed', async () => {
    await takeInstitute(db, formOf({ nom: 'Institut Hélène' }), 'one')
    await takeInstitute(db, formOf({ ville: 'Sélestat' }), 'other')
    expect(await findIdentity(db)).toMatchObject({ nom: 'Institut Hélène', adresse: { ville: 'Sélestat' } })
  })

  test('the institute: what was not changed on her page is not put over what another has saved meanwhile', async () => {
    await takeInstitute(db, formOf({ rue: '4 place du Marché', ville: 'Sélestat' }), 'one')
    const page = await institutePage()
    await takeInstitute(db, formOf({ ...page, rue: '7 rue Neuve' }), 'one')
    expect(await takeInstitute(db, formOf({ ...page, ville: 'Colmar' }), 'other')).toBeUndefined()
    expect(await findIdentity(db)).toMatchObject({ adresse: { rue: '7 rue Neuve', ville: 'Colmar' } })

    const refused = await takeInstitute(db, formOf({ ...page, rue: '9 rue Haute' }), 'other')
    expect(refused?.problems).toEqual({
      rue: "Quelqu'un vient d'y mettre 7 rue Neuve. Le vôtre, enregistré encore, le remplace.",
    })
    expect(refused?.typed['rue']).toBe('9 rue Haute')
    expect(await takeInstitute(db, formOf(refused!.typed), 'other')).toBeUndefined()
    expect(await findIdentity(db)).toMatchObject({ adresse: { rue: '9 rue Haute', ville: 'Colmar' } })
  })

  test('the institute: what she empties is emptied, where the site can do without it', async () => {
    const siret = '73282932000074'
    await takeInstitute(db, formOf({ nom: 'Institut Hélène', siret }), 'her')
    expect(await takeInstitute(db, formOf({ siret: '', 'vu-siret': siret }), 'her')).toBeUndefined()
    expect((await findIdentity(db)).mentions.siret).toBe('')
    const refused = await takeInstitute(db, formOf({ nom: '', 'vu-nom': 'Institut Hélène' }), 'her')
    expect(refused?.problems).toHaveProperty('nom')
  })

  test('the hours: those that another has saved meanwhile are not replaced unseen', async () => {
    const { base } = await readHours(db)
    const form = (phrase: string, over = base) => formOf({ phrase, base: String(over) })
    expect(understandHours(form('lundi 9h-12h'))).toMatchObject({ base: String(base) })
    expect(await takeHours(db, form('lundi 9h-12h'), 'one')).toBeUndefined()
    // A question leaves her where she was: what was saved meanwhile is still unseen.
    expect(understandHours(form('quand il fait beau'))).toMatchObject({ typed: { base: String(base) } })
    expect(await takeHours(db, form('quand il fait beau'), 'other')).toMatchObject({ typed: { base: String(base) } })
    const refused = await takeHours(db, form('lundi 14h-18h'), 'other')
    expect(refused?.problems['phrase']).toContain("Quelqu'un vient de changer les horaires")
    expect(refused?.typed['base']).toBe(String((await readHours(db)).base))
    expect((await findIdentity(db)).horaires.lundi).toBe('9h - 12h')
    expect(await takeHours(db, form('lundi 14h-18h', (await readHours(db)).base), 'other')).toBeUndefined()
    expect((await findIdentity(db)).horaires.lundi).toBe('14h - 18h')
    expect(await takeHours(db, formOf({ phrase: 'mardi 9h-12h', base: '-1' }), 'other')).toBeUndefined()
  })

  test('the hours: a sentence is said back, saved, or asked about', async () => {
    const form = formOf({ phrase: 'du mardi au vendredi 9h-19h, samedi 9h-17h' })
    expect(understandHours(form)).toHaveProperty('words')
    expect(await takeHours(db, form, 'her')).toBeUndefined()
    expect((await findIdentity(db)).horaires).toMatchObject({ lundi: '', mardi: '9h - 19h', samedi: '9h - 17h' })
    const refused = await takeHours(db, formOf({ phrase: 'quand il fait beau' }), 'her')
    expect(refused?.problems['phrase']).toBeTruthy()
    expect(refused?.typed['phrase']).toBe('quand il fait beau')
  })

  test('the treatments: each administrator changes the boxes that she touched, undone as one change', async () => {
    const ids = (await readOffered(db)).treatments.map(({ id }) => id)
    const [first = '', second = '', ...others] = ids
    const form = (ticked: string[]) => offeredForm(ids, ids, ticked)
    await takeOffered(db, form([second, ...others]), 'one')
    await takeOffered(db, form([first, ...others]), 'other')
    const hidden = (await listDocuments(db, 'categories')).filter(({ masque }) => masque).map(({ id }) => id)
    expect(hidden).toEqual([first, second])
  })

  test('the treatments are chosen once they are not those that the site came with, whatever else was saved', async () => {
    const isDone = async () =>
      (await readWelcome(db, readSettings({}))).steps.find(({ title }) => title === 'Les soins')!.isDone
    const { id, version, tarifs } = (await listDocuments(db, 'categories'))[0]!
    await applyChange(
      db,
      { intent: 'update', collection: 'categories', id, base: version, fields: { tarifs: tarifs.slice(1) as never } },
      'her',
    )
    expect(await isDone()).toBe(false)
    const ids = (await readOffered(db)).treatments.map((one) => one.id)
    await takeOffered(db, offeredForm(ids, ids, ids.slice(1)), 'her')
    expect(await isDone()).toBe(true)
  })

  test('the photographs that are hers are counted, wherever she gave them, and none that she took back', async () => {
    const save = (collection: 'photographies' | 'categories' | 'team', id: string, base: number, fields: object) =>
      applyChange(db, { intent: 'update', collection, id, base, fields: fields as never }, 'her')
    const photos = async () =>
      (await readWelcome(db, readSettings({}))).steps.find(({ title }) => title === 'Trois photos')!
    const [treatment, other] = await listDocuments(db, 'categories')
    const team = (await findDocument(db, 'team', FIXED_IDS.team))!
    const members = team.members.map((member, place) => (place ? member : { ...member, photo: '/media/b.jpg' }))
    await save('categories', treatment!.id, treatment!.version, { image: '/media/a.jpg' })
    await save('categories', other!.id, other!.version, { image: '/media/a.jpg' })
    await save('team', team.id, team.version, { members })
    await save('photographies', 'accueil-cabine', 0, { image: '/media/c.jpg' })
    expect(await photos()).toMatchObject({ words: expect.stringContaining('à vous : 3.') as string, isDone: true })
    await save('photographies', 'accueil-cabine', 1, { image: '' })
    expect(await photos()).toMatchObject({ words: expect.stringContaining('à vous : 2.') as string, isDone: false })
  })

  test('the law: what is empty is told from what is still invented', async () => {
    const { steps } = await readWelcome(db, readSettings({}))
    const { words } = steps.find(({ title }) => title === 'Les mentions légales')!
    expect(words).toMatch(
      /(^|À remplir, la loi le demande : [^.]+\. )Encore inventé, à remplacer : nom de l'institut, rue, [^.]+\.$/,
    )
  })

  test('the institute: once it has its name and place, what of it is still invented is told', async () => {
    const words = async () =>
      (await readWelcome(db, readSettings({}))).steps.find(({ title }) => title === "L'institut")!.words
    expect(await words()).toBe('Nom, adresse, téléphone, e-mail et SIRET.')
    const { id, version, contact } = await findIdentity(db)
    const adresse = { rue: '1 rue des Tilleuls', code_postal: '67000', ville: 'Strasbourg' }
    const fields = { nom: 'Institut Hélène', adresse, contact: { ...contact, telephone: '03 53 01 00 31' } }
    await applyChange(
      db,
      { intent: 'update', collection: 'centres', id, base: version, fields: fields as never },
      'her',
    )
    expect(await words()).toBe("Nom et adresse. Encore d'exemple : e-mail, numéro SIRET.")
  })

  test('the accounts: nobody signs in with the e-mail of the demonstration any more', async () => {
    const isDone = async () =>
      (await readWelcome(db, readSettings({}))).steps.find(({ title }) => title === 'Vos comptes')!.isDone
    const first = {
      name: 'Administration',
      email: FIRST_IDENTITY.contact.email,
      password: 'trois lampes sous la pluie',
    }
    const id = await addAccount(db, first, 12)
    expect(await isDone()).toBe(false)
    await changeEmail(db, { id, name: first.name }, 'claire@institut.example', {
      address: undefined,
      device: 'Firefox',
    })
    expect(await isDone()).toBe(true)
  })

  test('the booking service is there once it has a host and a key, or a page of its own, on the page or by who installs', async () => {
    const isDone = async (settings = {}) =>
      (await readWelcome(db, readSettings(settings))).steps.find(({ title }) => title.startsWith('La réservation'))!
        .isDone
    expect([
      await isDone(),
      await isDone({ BOOKING_WIDGET_HOST: 'https://reservation.example', BOOKING_WIDGET_KEY: 'cle' }),
    ]).toEqual([false, true])
    const settle = async (fields: object) => {
      const id = FIXED_IDS.reglages
      const base = (await findDocument(db, 'reglages', id))?.version ?? 0
      const change = { intent: 'update', collection: 'reglages', id, base, fields: fields as never } as const
      expect(await applyChange(db, change, 'her')).toMatchObject({ outcome: 'saved' })
    }
    const reservation = { hote: '', couleur: '', hotes: [], page: '' }
    await settle({ cle: 'cle' })
    expect(await isDone()).toBe(false)
    await settle({ reservation: { ...reservation, hote: 'https://reservation.example' } })
    expect(await isDone()).toBe(true)
    await settle({ cle: '', reservation: { ...reservation, page: 'https://ailleurs.example/nous' } })
    expect(await isDone()).toBe(true)
  })

  test('the treatments: none at all, or sixty', async () => {
    const ids = (await readOffered(db)).treatments.map(({ id }) => id)
    await takeOffered(db, offeredForm(ids, ids, []), 'her')
    expect(await readPrices(db, null)).toMatchObject({ count: 0, treatment: undefined })
    for (let number = 1; number <= 60; number++)
      await applyChange(
        db,
        {
          intent: 'create',
          collection: 'categories',
          id: `soin-${number}`,
          from: null,
          fields: { title: `Soin ${number}`, besoin: 'Corps' },
        },
        'her',
      )
    const { treatments } = await readOffered(db)
    expect(treatments).toHaveLength(73)
    const all = treatments.map(({ id }) => id)
    const seen = treatments.flatMap(({ id, isOffered }) => (isOffered ? [id] : []))
    expect(await takeOffered(db, offeredForm(all, seen, all), 'her')).toBeUndefined()
    expect((await readPrices(db, 'soin-60')).place).toBe(72)
  })

  test('the prices: hers take the place of the examples, below their headings', async () => {
    const { treatment } = await readPrices(db, 'Cryolipolyse')
    const { prices } = treatment!
    expect(prices.every(({ price, example }) => price === '' && example)).toBe(true)
    const lashes = (await readPrices(db, 'beaute-du-regard')).treatment!.prices
    expect(lashes.flatMap(({ heading, name }) => (heading ? [[heading, name]] : [])).slice(0, 2)).toEqual([
      ['Cils', 'Teinture 20 min'],
      ['Sourcils', 'Teinture 15 min'],
    ])
    const typed = { 'prix-1': '145', 'id-90': '', 'nom-90': 'Séance <découverte>', 'prix-90': '12,5' }
    expect(await takePrices(db, pricesForm('Cryolipolyse', prices, typed), 'her')).toBeUndefined()
    const saved = await pricesOf('Cryolipolyse')
    expect(saved).toEqual([
      ['Cryolipolyse', ''],
      [expect.stringContaining('Une zone'), '145 €'],
      ['Séance &lt;découverte&gt;', '12,50 €'],
    ])
    expect((await findShown(db, 'categories', 'Cryolipolyse', undefined))?.tarifs).toHaveLength(3)
  })

  test('the prices: a treatment where nothing is typed keeps its examples', async () => {
    const { treatment } = await readPrices(db, 'maquillage')
    const before = await pricesOf('maquillage')
    expect(await takePrices(db, pricesForm('maquillage', treatment!.prices, {}), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual(before)
    expect((await findDocument(db, 'categories', 'maquillage'))?.version).toBe(1)
  })

  test('the prices: a reduction stays where only the name is changed', async () => {
    await changePrices('maquillage', (tarifs) =>
      tarifs.map((one, place) => (place === 1 ? { ...one, name: 'Pose', price: '<s>60 €</s> 45 €' } : one)),
    )
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const place = prices.findIndex(({ name }) => name === 'Pose')
    const typed = { [`nom-${place}`]: 'Pose complète' }
    expect(await takePrices(db, pricesForm('maquillage', prices, typed), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toContainEqual(['Pose complète', '<s>60 €</s> 45 €'])
  })

  test('the prices: of a reduced one, what is asked now is shown and changed', async () => {
    await changePrices('maquillage', () => [{ id: 'pose', name: 'Pose', price: '<s>60 €</s> 45 €' }])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    expect(prices).toMatchObject([{ price: '45 €', old: '60\u00a0€' }])
    expect(await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': '40' }), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Pose', '<s>60 €</s> 40 €']])
  })

  test.each([
    ['<s>60 €</s> <strong>45 €</strong>', '45 €', '60\u00a0€', '40', '<s>60 €</s> 40 €'],
    ['dès <em>45 €</em>', 'dès 45 €', '', '40', '40 €'],
    ['<s>60 €</s> 45 €', '45 €', '60\u00a0€', '60', '60 €'],
    ['<s>60 €</s> 45 €', '45 €', '60\u00a0€', 'dès 70', 'dès 70 €'],
    ['<s>60 €</s> 45 €', '45 €', '60\u00a0€', 'sur devis', '<s>60 €</s> sur devis'],
  ])('the prices: « %s » is shown as %s instead of %s, typed %s', async (stored, price, old, now, left) => {
    await changePrices('maquillage', () => [{ id: 'pose', name: 'Pose', price: stored }])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    expect(prices).toMatchObject([{ price, old }])
    expect(await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': now }), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Pose', left]])
  })

  test('the prices: titles and notes of hers stay where a price is changed', async () => {
    const lines = [
      { id: 'mariage', name: 'Mariage', price: '' },
      { id: 'essai', name: 'Essai compris', price: '' },
      { id: 'jour', name: 'Jour J', price: '90 €' },
      { id: 'note', name: 'Étudiantes : -10 %', price: '' },
    ]
    await changePrices('maquillage', () => lines)
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    expect(await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': '95' }), 'her')).toBeUndefined()
    const changed = lines.map(({ id, name, price }) => [name, id === 'jour' ? '95 €' : price])
    expect(await pricesOf('maquillage')).toEqual(changed)
  })

  test('the prices: an example with a link has no price under another name until she gives it one', async () => {
    const { prices } = (await readPrices(db, 'beaute-du-sourire')).treatment!
    const place = prices.findIndex(({ name }) => name.startsWith('Baume à lèvres'))
    expect(prices[place]).toMatchObject({ price: '', example: '9 €' })
    const renamed = { [`nom-${place}`]: 'Baume à lèvres' }
    expect(await takePrices(db, pricesForm('beaute-du-sourire', prices, renamed), 'her')).toBeUndefined()
    expect(await pricesOf('beaute-du-sourire')).toContainEqual(['Baume à lèvres', ''])
  })

  test('the prices: a name or a price that is missing is said beside its field', async () => {
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const typed = { 'prix-90': '12', 'nom-90': '', 'nom-91': 'Jour', 'prix-91': '' }
    const refused = await takePrices(db, pricesForm('maquillage', prices, typed), 'her')
    expect(refused?.problems).toEqual({ 'nom-90': 'Nommez ce tarif.', 'prix-91': 'Quel est son prix ?' })
    expect(refused?.typed).toMatchObject(typed)
  })

  test('the prices: an example whose name alone is changed is asked for its price, and nothing else goes', async () => {
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const before = await pricesOf('maquillage')
    const typed = { 'nom-0': 'Maquillage naturel' }
    const refused = await takePrices(db, pricesForm('maquillage', prices, typed), 'her')
    expect(refused?.problems).toEqual({ 'prix-0': 'Quel est son prix ?' })
    expect(await pricesOf('maquillage')).toEqual(before)
    expect(await takePrices(db, pricesForm('maquillage', prices, { 'nom-0': '' }), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toHaveLength(before.length - 1)
    expect((await findDocument(db, 'categories', 'maquillage'))?.tarifsVerifies).toBeFalsy()
    const priced = { 'nom-1': 'Maquillage naturel', 'prix-1': '30' }
    expect(await takePrices(db, pricesForm('maquillage', prices, priced), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toContainEqual(['Maquillage naturel', '30 €'])
  })

  test('the prices: a line that leads elsewhere has no price, keeps its link under another name, and is never nameless', async () => {
    const link = '/cheques-cadeaux'
    const { tarifs } = (await findDocument(db, 'categories', 'maquillage'))!
    await changePrices('maquillage', () => [...tarifs, { id: 'bon', name: 'En chèque', price: '', link }])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const place = prices.findIndex(({ id }) => id === 'bon')
    const named = (name: string) => pricesForm('maquillage', prices, { [`nom-${place}`]: name })
    expect((await takePrices(db, named(''), 'her'))?.problems).toEqual({ [`nom-${place}`]: 'Nommez ce tarif.' })
    expect(await takePrices(db, named('En chèque-cadeau'), 'her')).toBeUndefined()
    const saved = (await findDocument(db, 'categories', 'maquillage'))!
    expect(saved.tarifs).toEqual([...tarifs, { id: 'bon', name: 'En chèque-cadeau', price: '', link }])
    expect(saved.tarifsVerifies).toBeFalsy()
  })

  test('the prices: an amount in letters is said beside its field, and words that are none are taken', async () => {
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const own = (price: string) => pricesForm('maquillage', prices, { 'nom-90': 'Mariée', 'prix-90': price })
    for (const price of ['douze euros', 'Trente-neuf', '€']) {
      const refused = await takePrices(db, own(price), 'her')
      expect(refused?.problems['prix-90'], price).toContain('en chiffres')
      expect(refused?.typed['prix-90']).toBe(price)
    }
    expect((await findDocument(db, 'categories', 'maquillage'))?.version).toBe(1)
    expect(await takePrices(db, own('Sur devis'), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toContainEqual(['Mariée', 'Sur devis'])
  })

  test('the prices: two administrators at once keep both, and the same line is asked about', async () => {
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    const place = prices.findIndex(({ price, example }) => price === '' && example)
    await takePrices(db, pricesForm('maquillage', prices, { [`prix-${place}`]: '40' }), 'one')
    const own = { 'id-90': '', 'nom-90': 'Mariée', 'prix-90': '90' }
    expect(await takePrices(db, pricesForm('maquillage', prices, own), 'other')).toBeUndefined()
    expect((await pricesOf('maquillage')).map(([, price]) => price)).toEqual(expect.arrayContaining(['40 €', '90 €']))
    const form = pricesForm('maquillage', prices, { [`prix-${place}`]: '45' })
    const refused = await takePrices(db, form, 'other')
    expect(refused?.problems[`prix-${place}`]).toContain("Quelqu'un vient d'y mettre 40")
    form.set(`vu-${place}`, refused!.typed[`vu-${place}`]!)
    expect(await takePrices(db, form, 'other')).toBeUndefined()
    expect((await pricesOf('maquillage')).map(([, price]) => price)).toContain('45 €')
  })

  test('the prices: what another has changed of a line stays, and the same of it is asked about', async () => {
    const pose = { id: 'pose', name: 'Pose', price: '20 €', duree: '20 min' }
    await changePrices('maquillage', () => [pose])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    await changePrices('maquillage', () => [{ ...pose, name: 'Pose <em>douce</em>' }], 'other')
    expect(await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': '22' }), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Pose <em>douce</em>', '22 €']])

    const refused = await takePrices(db, pricesForm('maquillage', prices, { 'nom-0': 'Pose du soir' }), 'her')
    expect(refused?.problems).toEqual({
      'nom-0': "Quelqu'un vient d'y mettre Pose douce. Le vôtre, enregistré encore, le remplace.",
    })
    expect(await takePrices(db, formOf(refused!.typed), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Pose du soir', '22 €']])
  })

  test('the prices: a line that another has deleted does not come back unasked', async () => {
    const [pose, other] = [
      { id: 'pose', name: 'Pose', price: '20 €', duree: '20 min' },
      { id: 'jour', name: 'Jour J', price: '90 €' },
    ]
    await changePrices('maquillage', () => [pose, other])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    await changePrices('maquillage', () => [other], 'other')
    const refused = await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': '22' }), 'her')
    expect(refused).toMatchObject({
      problems: { 'prix-0': "Quelqu'un vient de supprimer ce tarif. Enregistré encore, il s'ajoute à la fin." },
      typed: { 'prix-0': '22' },
    })
    expect(await pricesOf('maquillage')).toEqual([['Jour J', '90 €']])
    expect(await takePrices(db, formOf({ ...refused!.typed, 'prix-0': '' }), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Jour J', '90 €']])
    expect(await takePrices(db, formOf(refused!.typed), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([
      ['Jour J', '90 €'],
      ['Pose', '22 €'],
    ])
  })

  test('the prices: a line that another has made a title is asked about, and stays one line', async () => {
    const pose = { id: 'pose', name: 'Pose', price: '20 €' }
    await changePrices('maquillage', () => [pose])
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    await changePrices('maquillage', () => [{ ...pose, price: '' }], 'other')
    const refused = await takePrices(db, pricesForm('maquillage', prices, { 'prix-0': '22' }), 'her')
    expect(refused?.problems['prix-0']).toContain("Quelqu'un vient de le vider")
    expect(await takePrices(db, formOf(refused!.typed), 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual([['Pose', '22 €']])
  })

  test('the prices: a form that is sent twice saves each line once', async () => {
    const { treatment, blanks } = await readPrices(db, 'maquillage')
    const own = { 'id-90': blanks[0]!, 'nom-90': 'Mariée', 'prix-90': '90', 'prix-1': '35', 'nom-1': 'Jour' }
    const form = pricesForm('maquillage', treatment!.prices, own)
    expect(await takePrices(db, form, 'her')).toBeUndefined()
    const saved = await pricesOf('maquillage')
    expect(saved.map(([name]) => name)).toEqual(expect.arrayContaining(['Jour', 'Mariée']))
    expect(await takePrices(db, form, 'her')).toBeUndefined()
    expect(await pricesOf('maquillage')).toEqual(saved)
  })

  test('the prices: of a treatment that was deleted meanwhile, it is said', async () => {
    const { prices } = (await readPrices(db, 'maquillage')).treatment!
    await applyChange(db, { intent: 'remove', collection: 'categories', id: 'maquillage', key: randomUUID() }, 'other')
    const refused = await takePrices(db, pricesForm('maquillage', prices, { 'prix-1': '12' }), 'her')
    expect(refused).toMatchObject({ message: "Ce soin n'existe plus.", typed: { 'prix-1': '12' } })
  })

  test('a film that the site came with is to be replaced like the pictures, until it is removed', async () => {
    const face = async () =>
      (await readRemaining(db)).pictures.find(({ href }) => href === '/soins/soins-du-visage')?.count
    expect(await face()).toBe(2)
    const { id, version } = (await findDocument(db, 'categories', 'soins-du-visage'))!
    await applyChange(
      db,
      { intent: 'update', collection: 'categories', id, base: version, fields: { videos: [] } },
      'her',
    )
    expect(await face()).toBe(1)
  })

  test('what visitors read of the home page, in search engines and in the terms is to be read again until it is changed', async () => {
    const texts = async () => (await readRemaining(db)).texts.map(({ title }) => title)
    const home = await findDocument(db, 'accueil', FIXED_IDS.accueil)
    const words = await findDocument(db, 'textes', FIXED_IDS.textes)
    const terms = await findDocument(db, 'cgv', FIXED_IDS.cgv)
    const changed = [
      "Accueil : les photos et la phrase d'ouverture",
      'Accueil : la bannière des chèques-cadeaux',
      'Tous les tarifs : ce que lisent les moteurs de recherche',
      'Conditions générales de vente',
      "Notre centre : l'introduction",
      "Bas des pages : l'invitation",
      'Accueil : la lettre',
    ]
    expect(await texts()).toEqual(expect.arrayContaining([...changed, 'Accueil : la bannière du centre']))

    const update = (
      collection: 'accueil' | 'textes' | 'cgv',
      { id, version }: { id: string; version: number },
      fields: object,
    ) => applyChange(db, { intent: 'update', collection, id, base: version, fields: fields as never }, 'her')
    await update('accueil', home!, {
      ouverture: { ...home!.ouverture, suite: 'Une heure, une personne.' },
      ordre: home!.ordre.map((block) => ({ ...block, masque: ['cheques', 'lettre'].includes(block.bloc) })),
    })
    await update('textes', words!, {
      tarifs: { ...words!.tarifs, description: 'Tous nos prix.' },
      'notre-centre': { ...words!['notre-centre'], introduction: 'Chez vous.' },
      invitation: { ...words!.invitation, texte: 'Parlons-en au téléphone.' },
    })
    await update('cgv', terms!, { articles: terms!.articles.slice(0, 5) })
    const left = await texts()
    for (const title of changed) expect(left).not.toContain(title)
    expect(left).toContain('Accueil : la bannière du centre')
  })
})
