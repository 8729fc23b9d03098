import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { captureLog } from '../../../tests/support/logged.ts'
import { fr } from '../../lib/french-typography.ts'
import { REFUSALS } from '../../media/media.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import type { MediaLibrary } from '../../media/media-library.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Change } from '../documents/changes.ts'
import { applyChange } from '../documents/changes.server.ts'
import { FIXED_IDS } from '../documents/collections.ts'
import { findDocument, replaceDocument } from '../documents/documents.server.ts'
import type { Live } from '../live/live.server.ts'
import { KEPT, OWN, type AskedForm } from './asked-form.ts'
import { addressSince, findForm, findNotice, FormAddress } from './asked-form.server.ts'
import type { FormPart } from './form-inputs.ts'
import { takeForm, type Taken } from './take-form.server.ts'
import { TICKED, type Typed } from './typed-fields.ts'

const STAMP = '2026-11-16T08:00:00.000Z'
const PAGE = 'http://site/soins/cire?lettre=1'

const TREATMENT = {
  title: 'Cire',
  description: '<p>Douce.</p>',
  videos: [],
  tarifs: [
    { id: 'levre', name: 'Lèvre', price: '8 €' },
    { id: 'menton', name: 'Menton', price: '9 €', link: 'https://exemple.fr/' },
  ],
  questions: [],
}

type Tarif = (typeof TREATMENT.tarifs)[number]

/** What a form would send as it stands. */
function typedIn(form: AskedForm): Typed {
  const inputs = (parts: FormPart[]): [string, string][] =>
    parts.flatMap((part) => ('legend' in part ? inputs(part.parts) : [[part.name, part.value]]))
  return { ...form.hidden, ...(form.kind === 'fields' ? Object.fromEntries(inputs(form.parts)) : {}) }
}

/** What the button beside a notice sends. */
const sentBy = (undo: object): Typed =>
  Object.fromEntries(Object.entries(undo).map(([name, value]) => [name, String(value)]))

/** A database that takes nothing the first time that it is given something. */
function failingOnce(db: Database): Database {
  let hasFailed = false
  return new Proxy(db, {
    get(whole, key) {
      const value: unknown = Reflect.get(whole, key)
      if (key !== 'transaction' || hasFailed)
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value
      hasFailed = true
      throw new Error('It takes nothing.')
    },
  })
}

describe.each(ENGINES)('a form without script, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    await db.deleteFrom('user').execute()
    const user = { role: 'admin', disabled: 0, createdAt: STAMP, updatedAt: STAMP, emailVerified: 0 }
    await db
      .insertInto('user')
      .values({ id: 'ines', name: 'Inès', email: 'ines@institut.example', ...user })
      .execute()
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'categories', 'cire', TREATMENT, null))
  })

  const asked = (place: string, ask = 'modifier') => new FormAddress(`${PAGE}&${ask}=${place}`)

  async function open(place: string, ask?: string): Promise<Typed> {
    const form = await findForm(db, asked(place, ask))
    return typedIn(form!)
  }

  function send(place: string, typed: Typed, address = asked(place), within = db): Promise<Taken | undefined> {
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.append(name, value)
    const site = { db: within, media: {} as MediaLibrary, live: { notify: () => undefined } as unknown as Live }
    return takeForm(site, address, form, 'ines')
  }

  const change = (made: Change) => applyChange(db, made, 'ines')

  const formOf = (taken: Taken | undefined) => {
    if (!taken || !('form' in taken)) throw new Error('It was taken.')
    return taken
  }

  const tarifs = async () => (await findDocument(db, 'categories', 'cire'))!.tarifs

  test('is saved by a button that says what its editor says', async () => {
    const [offer, member] = [
      { titre: 'Duo', contenu: [], image: '' },
      { id: 'camille', name: 'Camille', role: 'Experte' },
    ]
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'offresDuMoment', 'duo', offer, null)
      await replaceDocument(transaction, 'team', 'team', { members: [member] }, null)
    })
    const formAt = (place: string) => findForm(db, asked(place))
    expect(await formAt('actualites/nouveau')).toMatchObject({ submit: "Ajouter l'article" })
    expect(await formAt('offresDuMoment/nouveau')).toMatchObject({ submit: "Ajouter l'offre" })
    expect(await formAt('offresDuMoment/duo')).toMatchObject({ submit: 'Enregistrer les modifications' })
    expect(await formAt('team/team/members/camille')).toMatchObject({ submit: 'Mettre à jour' })
    expect(await formAt('categories/cire/tarifs/menton')).toMatchObject({ submit: 'Sauvegarder' })
  })

  test('says which field of a treatment could not be saved, and keeps what was typed', async () => {
    for (const place of ['categories/cire/description', 'categories/cire/tarifs/menton']) {
      const { form, status } = formOf(await send(place, await open(place), asked(place), failingOnce(db)))
      expect(status).toBe(500)
      const said = `Erreur lors de la mise à jour de ${place.split('/')[2]}.`
      expect(form.message).toContain(said)
      expect(form.failure).toContain(said)
      expect(typedIn(form)).toMatchObject(
        place.endsWith('menton') ? { price: '9\u00a0€' } : { description: TREATMENT.description },
      )
    }
  })

  test('calls each text of the centre as its page does', async () => {
    await db
      .transaction()
      .execute((transaction) => replaceDocument(transaction, 'centres', FIXED_IDS.centres, CENTRE, null))
    const form = await findForm(db, asked(`centres/${FIXED_IDS.centres}`))
    expect(form).toMatchObject({
      parts: expect.arrayContaining([expect.objectContaining({ label: 'Description' })]) as object,
    })
    const date = await findForm(db, asked(`centres/${FIXED_IDS.centres}/exceptions/nouveau`))
    const labels = ['Du', 'Au (facultatif)', 'Horaires', 'Motif (facultatif)']
    expect(date).toMatchObject({ parts: labels.map((label) => ({ label })) })
  })

  test('holds what promises UV tanning for less until that is asked for twice, as the page does', async () => {
    const typed = await open('categories/cire/tarifs/menton')
    const promised = { ...typed, name: 'Séance UV', price: 'offerte' }
    const { form, status } = formOf(await send('categories/cire/tarifs/menton', promised))
    expect(status).toBe(400)
    expect(form).toMatchObject({
      isCautioned: true,
      message: expect.stringMatching(/Attention, bronzage UV/) as string,
    })
    expect(typedIn(form)).toMatchObject({ name: 'Séance UV', price: 'offerte' })
    expect((await tarifs())[1]).toEqual(TREATMENT.tarifs[1])
    await send('categories/cire/tarifs/menton', { ...typedIn(form), [OWN.insisted]: 'oui' })
    expect((await tarifs())[1]).toMatchObject({ name: 'Séance UV', price: 'offerte' })
  })

  test('brings back what was deleted meanwhile with what had better not be said, asked about once', async () => {
    const place = 'categories/cire/tarifs/menton'
    const typed = await open(place)
    const promised = { ...typed, name: 'Séance UV', price: 'offerte' }
    const insisted = (form: AskedForm): Typed => ({ ...typedIn(form), [OWN.insisted]: 'oui' })
    const removed = () => change({ intent: 'remove', collection: 'categories', id: 'cire', key: randomUUID() })
    await removed()
    const cautioned = formOf(await send(place, promised)).form
    const gone = formOf(await send(place, insisted(cautioned))).form
    expect(gone).toMatchObject({ submit: 'Rétablir avec mon texte' })
    expect(await send(place, typedIn(gone))).toHaveProperty('to')
    expect((await tarifs())[1]).toMatchObject({ price: 'offerte' })

    const again = await open(place)
    await removed()
    const asked = formOf(await send(place, { ...again, name: 'Mentons' })).form
    const held = formOf(await send(place, { ...typedIn(asked), name: 'Deux séances UV' })).form
    expect(held).toMatchObject({ isCautioned: true, submit: 'Rétablir avec mon texte' })
    expect(await send(place, insisted(held))).toHaveProperty('to')
    expect((await tarifs())[1]).toMatchObject({ name: 'Deux séances UV' })
  })

  test('says of a picture at an address of another site that does not come that it is not shown', async () => {
    captureLog()
    const place = 'categories/cire/image'
    const typed = { ...(await open(place)), image: 'https://ailleurs.example/a.jpg' }
    const taken = (await send(place, typed)) as { to: string }
    const notice = await findNotice(db, new FormAddress(`http://site${taken.to}`))
    expect(notice?.sentences.at(-1)).toBe(fr(`L'image n'est pas montrée. ${REFUSALS.notFetched}`))
    const later = { ...typed, image: 'https://ailleurs.example/b.jpg', [OWN.base]: '2', [OWN.from]: '2999-12-01T08:00' }
    expect(await send(place, later)).toEqual({ to: '/prevu?fait=planned&sans-image=notFetched' })
  })

  test('takes a number as it is written in French, and says beside its field what is none', async () => {
    const id = FIXED_IDS.centres
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'centres', id, CENTRE, null))
    const place = `centres/${id}/geo`
    const typed = { ...(await open(place)), 'geo.latitude': '48,58' }
    const refused = formOf(await send(place, { ...typed, 'geo.longitude': 'est' })).form
    const said = 'Donnez un nombre de -180 à 180.'
    expect(JSON.stringify(refused)).toContain(said)
    expect(await send(place, { ...typed, 'geo.longitude': '7,75' })).toHaveProperty('to')
    expect((await findDocument(db, 'centres', id))?.geo).toEqual({ latitude: 48.58, longitude: 7.75 })
  })

  test('holds an offer of which one field alone is changed for what the others say', async () => {
    const offer = { titre: 'Duo', contenu: ["Jusqu'au dimanche 6 décembre"], image: '' }
    await db.transaction().execute((transaction) => replaceDocument(transaction, 'offresDuMoment', 'duo', offer, null))
    for (const [place, name] of [
      ['offresDuMoment/duo/titre', 'titre'],
      ['offresDuMoment/duo/contenu/0', 'texte'],
    ] as const) {
      const typed = { ...(await open(place)), [name]: "Duo, jusqu'au dimanche 13 décembre" }
      const { form } = formOf(await send(place, typed))
      expect(form).toMatchObject({ isCautioned: true, message: expect.stringContaining('« Au » est vide') as string })
      expect(await send(place, { ...typedIn(form), [OWN.insisted]: 'oui' })).toHaveProperty('to')
    }
  })

  test('holds an offer whose words alone say its end, with all else that speaks against it', async () => {
    const place = 'offresDuMoment/nouveau'
    const typed = { ...(await open(place)), titre: 'Deux pour une', limite: "Jusqu'au dimanche 6 décembre" }
    const { form } = formOf(await send(place, typed))
    const words = 'le champ « Au » est vide : elle restera en ligne'
    expect(form).toMatchObject({ isCautioned: true, message: expect.stringContaining(words) as string })
    const both = formOf(await send(place, { ...typed, titre: 'Deux séances UV pour une' })).form
    expect(both.message).toMatch(
      /^Attention, bronzage UV et date de fin : .+ne peut ni en faire l'objet.+« Au » est vide/,
    )
    expect(await send(place, { ...typed, au: '2998-12-06' })).toHaveProperty('to')
    expect(await send(place, { ...typedIn(form), [OWN.insisted]: 'oui' })).toHaveProperty('to')
  })

  test('holds an exceptional date that is past until that is asked for twice', async () => {
    const place = `centres/${FIXED_IDS.centres}/exceptions/nouveau`
    const typed = { ...(await open(place)), du: '2026-01-05', motif: 'Congés' }
    const { form } = formOf(await send(place, typed))
    expect(form).toMatchObject({ isCautioned: true, message: expect.stringMatching(/date passée/) as string })
    expect(formOf(await send(place, { ...typed, au: '2026-01-06' })).form).toMatchObject({ isCautioned: true })
    const coming = { ...(await open(place)), du: '2026-01-05', au: '2999-01-06' }
    expect(await send(place, coming)).toHaveProperty('to')
    expect(await send(place, { ...typedIn(form), [OWN.insisted]: 'oui' })).toHaveProperty('to')
  })

  test('saves what was changed, leads back to its page, and takes it back', async () => {
    const typed = await open('categories/cire/tarifs/menton')
    expect(typed).toMatchObject({ name: 'Menton', price: '9\u00a0€', link: 'https://exemple.fr/' })
    const taken = await send('categories/cire/tarifs/menton', { ...typed, price: '10 €' })
    expect(taken).toEqual({ to: '/soins/cire?lettre=1&enregistre=2%7Ecategories/cire' })
    expect((await tarifs())[1]).toEqual({ ...TREATMENT.tarifs[1], price: '10 €' })
    const notice = await findNotice(db, new FormAddress(`http://site${(taken as { to: string }).to}`))
    expect(notice?.undo).toMatchObject({ intent: 'restore', version: 1 })
    await send('categories/cire', sentBy(notice!.undo!))
    expect(await tarifs()).toEqual(TREATMENT.tarifs)
  })

  test('is opened with its one box turned over', async () => {
    const typed = await open('categories/cire/masque')
    expect(typed).toMatchObject({ masque: TICKED })
    await send('categories/cire/masque', typed)
    expect(await findDocument(db, 'categories', 'cire')).toMatchObject({ masque: true })
    expect(await open('categories/cire/masque')).toMatchObject({ masque: '' })
    expect(await open('categories/cire')).toMatchObject({ masque: TICKED })
  })

  test('takes nothing back over what somebody else has saved since, and says so', async () => {
    const typed = await open('categories/cire/tarifs/menton')
    const { to } = (await send('categories/cire/tarifs/menton', { ...typed, price: '10 €' })) as { to: string }
    const notice = await findNotice(db, new FormAddress(`http://site${to}`))
    const others = await open('categories/cire/tarifs/levre')
    await send('categories/cire/tarifs/levre', { ...others, price: '7 €' })
    const taken = await send('categories/cire', sentBy(notice!.undo!))
    expect(taken).toMatchObject({
      status: 409,
      form: { kind: 'gone', title: 'Annulation impossible', message: expect.stringMatching(/entre-temps/) as string },
    })
    expect((await tarifs()).map(({ price }) => price)).toEqual(['7 €', '10 €'])
  })

  test('shows what is planned there, and plans over it once that was shown', async () => {
    const place = 'categories/cire/tarifs/menton'
    const early = await open(place)
    const january = { ...early, price: '12 €', [OWN.from]: '2998-01-01T08:00' }
    expect(await send(place, january)).toEqual({ to: '/prevu?fait=planned' })
    const notes = [expect.stringMatching(/ce tarif dira 12\s€/) as string]
    expect(await findForm(db, asked(place))).toMatchObject({ notes })
    expect(await findForm(db, asked('categories/cire/tarifs/levre'))).toMatchObject({ notes: [] })

    const february = { price: '15 €', [OWN.from]: '2998-02-01T08:00' }
    const later = { ...early, [OWN.key]: randomUUID(), ...february }
    const { status, form } = formOf(await send(place, later))
    expect(status).toBe(409)
    expect(form).toMatchObject({
      notes,
      message: expect.stringMatching(/^Un autre changement est prévu ici/) as string,
    })
    expect(typedIn(form)).toMatchObject({ price: '15 €' })
    expect(await send(place, { ...typedIn(form), ...february })).toEqual({ to: '/prevu?fait=planned' })
    expect(await db.selectFrom('planned_changes').select('insists').orderBy('at').execute()).toEqual([
      { insists: 1 },
      { insists: 1 },
    ])
  })

  test('adds an entry once, however often it is sent, and before another where that is asked', async () => {
    const typed = { ...(await open('categories/cire/tarifs/nouveau')), name: 'Sourcils', [OWN.before]: 'menton' }
    await send('categories/cire/tarifs/nouveau', typed)
    await send('categories/cire/tarifs/nouveau', typed)
    expect((await tarifs()).map(({ name }) => name)).toEqual(['Lèvre', 'Sourcils', 'Menton'])
  })

  test('saves what was corrected after an answer that was lost, under the same hidden fields', async () => {
    const place = 'categories/cire/tarifs/nouveau'
    const added = { ...(await open(place)), name: 'Sourcils', price: '10 €' }
    await send(place, added)
    await send(place, { ...added, name: 'Sourcils et nez' })
    expect((await tarifs()).map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Lèvre 8 €',
      'Menton 9 €',
      'Sourcils et nez 10 €',
    ])
    const article: Typed = { ...(await open('actualites/nouveau')), titre: 'Une', 'contenu.0.texte': 'Bonne fête.' }
    await send('actualites/nouveau', article)
    const corrected = { ...article, titre: 'Deux' }
    const taken = await send('actualites/nouveau', corrected)
    const id = article[OWN.id]!
    expect(taken).toMatchObject({ to: expect.stringContaining(`2%7Eactualites/${id}`) as string })
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'Deux', version: 2 })
    await send('actualites/nouveau', corrected)
    expect(await findDocument(db, 'actualites', id)).toMatchObject({ titre: 'Deux', version: 2 })
    const planned = { ...(await open('categories/cire/tarifs/levre')), price: '12 €', [OWN.from]: '2998-01-01T08:00' }
    await send('categories/cire/tarifs/levre', planned)
    await send('categories/cire/tarifs/levre', { ...planned, price: '13 €' })
    const [plan, ...more] = await db.selectFrom('planned_changes').select('change').execute()
    expect([plan!.change?.includes('13 €'), more]).toEqual([true, []])
  })

  test('comes back with the reason beside the field, and all that was typed', async () => {
    const typed = await open('categories/cire/tarifs/levre')
    const { status, form } = formOf(await send('categories/cire/tarifs/levre', { ...typed, name: '', price: '1 €' }))
    expect(status).toBe(400)
    expect(typedIn(form)).toMatchObject({ name: '', price: '1 €', [OWN.base]: '1' })
    expect(form.kind === 'fields' && form.parts[0]).toMatchObject({
      name: 'name',
      problem: expect.any(String) as string,
    })
    expect(await tarifs()).toEqual(TREATMENT.tarifs)
  })

  test('saves an address of the site as its path', async () => {
    const place = 'categories/cire/tarifs/menton'
    await send(place, { ...(await open(place)), link: 'http://site/cgv#parrainage' })
    expect((await tarifs())[1]!.link).toBe('/cgv#parrainage')
  })

  test('merges other fields, and asks which of two texts to keep', async () => {
    const place = 'categories/cire/tarifs/levre'
    const mine = await open(place)
    await send(place, { ...(await open(place)), price: '20 €' })
    const { status, form } = formOf(await send(place, { ...mine, price: '30 €', link: 'https://exemple.fr/' }))
    expect(status).toBe(409)
    expect(form).toMatchObject({
      kind: 'conflict',
      author: { name: 'Inès', isSelf: true },
      texts: [{ path: 'price', label: 'Prix', theirs: '20\u00a0€', mine: '30\u00a0€' }],
    })
    // Nothing is chosen yet.
    expect(formOf(await send(place, form.hidden))).toMatchObject({ status: 409, form: { author: { isSelf: true } } })
    await send(place, { ...form.hidden, [`${KEPT}price`]: 'theirs' })
    expect((await tarifs())[0]).toEqual({ id: 'levre', name: 'Lèvre', price: '20 €', link: 'https://exemple.fr/' })
  })

  describe('that goes on from a version that is known no more', () => {
    const place = 'categories/cire/tarifs/menton'
    const become = async (...prices: Tarif[]) => {
      const standing = { ...TREATMENT, tarifs: prices }
      await db.transaction().execute((transaction) => {
        return replaceDocument(transaction, 'categories', 'cire', standing, null)
      })
      await db.deleteFrom('revisions').where('version', '=', 1).execute()
    }
    const [levre, menton] = TREATMENT.tarifs as [Tarif, Tarif]
    const erased = { id: 'menton', name: '[effacé]', price: '9 €' }

    test('shows both texts of each field that differs, and keeps what is chosen', async () => {
      const typed = { ...(await open(place)), price: '30 €' }
      await become(levre, erased)
      const { status, form } = formOf(await send(place, typed))
      expect(status).toBe(409)
      expect(form).toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining("remis d'une sauvegarde, ou effacé") as string,
        texts: [
          { path: 'name', theirs: '[effacé]', mine: 'Menton' },
          { path: 'price', theirs: '9\u00a0€', mine: '30\u00a0€' },
          { path: 'link', theirs: '(vide)', mine: 'https://exemple.fr/' },
        ],
      })
      const theirs = { [`${KEPT}name`]: 'theirs', [`${KEPT}link`]: 'theirs' }
      const unseen = { ...typed, [`${KEPT}name`]: 'mine', [`${KEPT}price`]: 'mine', [`${KEPT}link`]: 'mine' }
      expect(formOf(await send(place, unseen)).form.kind).toBe('conflict')
      const again = formOf(await send(place, { ...form.hidden, ...theirs }))
      expect(again).toMatchObject({ status: 409, form: { kind: 'conflict', message: form.message } })
      expect(await tarifs()).toEqual([levre, erased])
      await send(place, { ...again.form.hidden, ...theirs, [`${KEPT}price`]: 'mine' })
      expect(await tarifs()).toEqual([levre, { ...erased, price: '30 €' }])
    })

    test('of a whole document asks for the fields that she left alone too', async () => {
      const article = {
        titre: 'Avec Marie',
        image: '',
        date: '',
        contenu: [{ id: 'a', sousTitre: '', texte: 'Marie.' }],
      }
      const save = (value: object) =>
        db.transaction().execute((transaction) => replaceDocument(transaction, 'actualites', 'a', value, null))
      await save(article)
      const typed = { ...(await open('actualites/a')), titre: 'Avec Marie, bientôt' }
      const standing = { ...article, titre: 'Avec [effacé]', contenu: [{ id: 'a', sousTitre: '', texte: '[effacé].' }] }
      await save(standing)
      await db.deleteFrom('revisions').where('version', '=', 1).execute()
      const { form } = formOf(await send('actualites/a', typed))
      expect(form).toMatchObject({ kind: 'conflict', texts: [{ path: 'titre' }, { path: 'contenu' }] })
      const kept = { [`${KEPT}titre`]: 'mine', [`${KEPT}contenu`]: 'theirs' }
      expect(await send('actualites/a', { ...form.hidden, ...kept })).toHaveProperty('to')
      expect(await findDocument(db, 'actualites', 'a')).toMatchObject({ ...standing, titre: 'Avec Marie, bientôt' })
    })

    test('asks nothing where nothing differs, nor of what is added', async () => {
      const [typed, added] = [await open(place), await open('categories/cire/tarifs/nouveau')]
      await become(menton)
      expect(await send(place, typed)).toMatchObject({ to: expect.stringContaining('rien') as string })
      expect(await send('categories/cire/tarifs/nouveau', { ...added, name: 'Sourcils' })).toHaveProperty('to')
      expect((await tarifs()).map(({ name }) => name)).toEqual(['Menton', 'Sourcils'])
    })
  })

  test('deletes what is as it was seen, and asks again for what is not', async () => {
    const place = 'categories/cire/tarifs/levre'
    const question = await open(place, 'supprimer')
    await send(place, { ...(await open(place)), price: '20 €' })
    const again = formOf(await send(place, question))
    expect(again).toMatchObject({ status: 409, form: { kind: 'question' } })
    await send(place, again.form.hidden)
    expect((await tarifs()).map(({ id }) => id)).toEqual(['menton'])
  })

  test('asks again whether to delete what is not deleted, and says of what is gone that it is', async () => {
    captureLog()
    const place = 'categories/cire/tarifs/levre'
    const question = await open(place, 'supprimer')
    const failed = formOf(await send(place, question, asked(place), failingOnce(db)))
    expect(failed).toMatchObject({
      status: 500,
      form: { kind: 'question', message: expect.stringContaining("rien n'est supprimé") as string },
    })
    const unknown = formOf(await send(place, { ...question, [OWN.base]: '77' }))
    expect(unknown).toMatchObject({
      status: 409,
      form: { kind: 'question', title: fr('Supprimer le tarif « Lèvre » ?') },
    })
    expect(await tarifs()).toHaveLength(2)
    await change({ intent: 'remove', collection: 'categories', id: 'cire' })
    for (const typed of [question, { ...question, [OWN.base]: '77' }])
      expect(formOf(await send(place, typed))).toMatchObject({ status: 404, form: { kind: 'gone' } })
  })

  test('keeps no end of what did not change, and says so beside it', async () => {
    const place = 'categories/cire/tarifs/levre'
    const { status, form } = formOf(await send(place, { ...(await open(place)), [OWN.until]: '2999-12-31T23:00' }))
    expect({ status, form }).toMatchObject({
      status: 400,
      form: { moments: { problems: { until: expect.stringContaining("Rien n'a été changé ici") as string } } },
    })
  })

  test('has a text whose entry is gone come back with it', async () => {
    const place = 'categories/cire/tarifs/levre'
    const typed = await open(place)
    await send(place, await open(place, 'supprimer'))
    const { status, form } = formOf(await send(place, { ...typed, price: '30 €' }))
    expect(status).toBe(409)
    expect(form).toMatchObject({ kind: 'conflict', texts: [{ path: '', theirs: 'Supprimé' }] })
    await send(place, { ...form.hidden, [KEPT]: 'mine' })
    expect((await tarifs()).map(({ price }) => price)).toEqual(['9 €', '30 €'])
    expect(await findForm(db, asked('categories/cire/tarifs/partie'))).toMatchObject({ kind: 'gone' })
  })

  test('has a treatment that is gone come back with it', async () => {
    const place = 'categories/cire/tarifs/levre'
    const typed = { ...(await open(place)), price: '30 €' }
    await change({ intent: 'remove', collection: 'categories', id: 'cire' })
    const { status, form } = formOf(await send(place, typed))
    expect({ status, form }).toMatchObject({ status: 404, form: { submit: 'Rétablir avec mon texte' } })
    const refused = formOf(await send(place, { ...typedIn(form), link: 'non' }))
    expect(refused).toMatchObject({ status: 400, form: { submit: 'Rétablir avec mon texte' } })
    expect(await findDocument(db, 'categories', 'cire')).toBeUndefined()
    expect(await send(place, typedIn(form))).toHaveProperty('to')
    expect((await tarifs()).map(({ price }) => price)).toEqual(['30 €', '9 €'])
  })

  describe('of a treatment that has another address since', () => {
    beforeEach(() =>
      change({ intent: 'rename', collection: 'categories', id: 'cire', base: 1, title: 'Miel', to: 'miel' }),
    )

    test.each([
      ['/soins/cire', 'categories/cire/description', '/soins/miel?modifier=categories/miel/description'],
      ['/soins', 'categories/cire', '/soins?modifier=categories/miel'],
      ['/soins/cire', 'pages/soins-cire', '/soins/miel?modifier=pages/soins-miel'],
      ['/soins/cire', 'centres/les-heures-dorees', '/soins/miel?modifier=centres/les-heures-dorees'],
      ['/soins', 'categories/nouveau', '/soins?modifier=categories/nouveau'],
    ])('of %s, %s is written as %s', async (path, place, since) => {
      const address = await addressSince(db, new FormAddress(`http://site${path}?modifier=${place}`))
      expect(decodeURIComponent(address.here)).toBe(since)
      expect(await findForm(db, address)).toMatchObject({ kind: 'fields' })
    })
  })

  describe('of a text in a list whose places have moved', () => {
    const place = 'notesOffres/notes/notes/0'
    const notes = async () => (await findDocument(db, 'notesOffres', 'notes'))!.notes
    const become = (...all: string[]) =>
      db.transaction().execute((transaction) => {
        return replaceDocument(transaction, 'notesOffres', 'notes', { notes: all }, null)
      })
    beforeEach(() => become('A', 'B'))

    test('keeps what others have added, beside hers or theirs', async () => {
      const typed = { ...(await open(place)), texte: 'A deux' }
      await become('X', 'A prime', 'B')
      const { form } = formOf(await send(place, typed))
      expect(form).toMatchObject({ kind: 'conflict', texts: [{ theirs: 'Supprimé', mine: 'A deux' }] })
      await send(place, { ...form.hidden, [KEPT]: 'mine' })
      expect(await notes()).toEqual(['X', 'A prime', 'B', 'A deux'])
    })

    test('asks which of two texts to keep, and puts it where it stands by now', async () => {
      const typed = { ...(await open('notesOffres/notes/notes/1')), texte: 'B deux' }
      await become('X', 'A', 'B prime')
      const { form } = formOf(await send('notesOffres/notes/notes/1', typed))
      expect(form).toMatchObject({ texts: [{ path: 'texte', theirs: 'B prime', mine: 'B deux' }] })
      await send('notesOffres/notes/notes/1', { ...form.hidden, [`${KEPT}texte`]: 'mine' })
      expect(await notes()).toEqual(['X', 'A', 'B deux'])
    })

    test('asks again before it deletes what was changed, and deletes no other', async () => {
      const question = await open('notesOffres/notes/notes/1', 'supprimer')
      await become('X', 'A', 'B prime')
      const { form } = formOf(await send('notesOffres/notes/notes/1', question))
      expect(form).toMatchObject({ kind: 'question', title: expect.stringContaining('B prime') as string })
      await send('', form.hidden, new FormAddress(`http://site${form.action}`))
      expect(await notes()).toEqual(['X', 'A'])
    })
  })

  test('adds beside what was added of the same form under another key, once that is told', async () => {
    const place = 'actualites/nouveau'
    const first: Typed = { ...(await open(place)), titre: 'Une', 'contenu.0.texte': 'Bonne fête.' }
    await send(place, first)
    const { form, status } = formOf(await send(place, { ...first, titre: 'Deux', [OWN.key]: randomUUID() }))
    expect([status, form]).toMatchObject([409, { message: expect.stringContaining('déjà été ajouté') as string }])
    const again = typedIn(form)
    expect(again['titre']).toBe('Deux')
    await send(place, again)
    const titles = [first, again].map((typed) => findDocument(db, 'actualites', typed[OWN.id]!))
    expect(await Promise.all(titles)).toMatchObject([{ titre: 'Une' }, { titre: 'Deux' }])
  })

  test('adds a document with its date, and offers to take it back', async () => {
    const typed: Typed = { ...(await open('actualites/nouveau')), titre: 'Noël', 'contenu.0.texte': 'Bonne fête.' }
    const taken = (await send('actualites/nouveau', typed)) as { to: string }
    const id = typed[OWN.id]!
    const article = await findDocument(db, 'actualites', id)
    expect(article).toMatchObject({ titre: 'Noël', contenu: [{ sousTitre: '', texte: 'Bonne fête.' }] })
    expect(article?.date).not.toBe('')
    const notice = await findNotice(db, new FormAddress(`http://site${taken.to}`))
    expect(notice?.undo).toEqual({ intent: 'remove', collection: 'actualites', id, version: 1 })
  })
})
