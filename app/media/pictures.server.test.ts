import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog } from '../../tests/support/logged.ts'
import { ENGINES, freshDatabase, openTestDatabase } from '../../tests/support/test-database.ts'
import { HOME_PICTURES } from '../site/home/first-content.ts'
import { TREATMENTS } from '../site/treatment/first-content.ts'
import { isPhotographId, photographId } from './definition.ts'
import type { Database } from '../platform/database/tables.ts'
import { applyChange } from '../cms/documents/changes.server.ts'
import { describeMedia, saveMedia } from './media.server.ts'
import { findOwnPicture, findPicture, pictureFinder } from './pictures.server.ts'

const OWN = '/images/accueil/centre.jpg'
const ID = 'a'.repeat(32)
const GIVEN = `/media/${ID}.jpg`

afterEach(() => vi.restoreAllMocks())

describe('findOwnPicture', () => {
  test('finds a picture with what a page shows of it, and nothing more', () => {
    const found = findOwnPicture(OWN)!
    expect(Object.keys(found).sort()).toEqual(
      ['alt', 'height', 'place', 'src', 'version', 'widths', 'width', 'tone', 'ground'].sort(),
    )
    expect(found).toMatchObject({ src: OWN, version: expect.stringMatching(/^\w+$/), alt: expect.stringMatching(/./) })
  })

  test.each(['', '/images/soins/autre.jpg', 'https://other.example/p.jpg'])('has none at %j', (src) => {
    expect(findOwnPicture(src)).toBeUndefined()
  })
})

test('every picture of the home page may be replaced, and has an id of its own', () => {
  const cards = Object.values(TREATMENTS)
  const addresses = [...HOME_PICTURES, ...cards.map(({ image }) => image!)]
  for (const src of addresses) expect(findOwnPicture(src), src).toBeDefined()
  const ids = new Set(addresses.map((src) => photographId(src)!))
  expect(ids.size).toBe(new Set(addresses).size)
  for (const id of ids) expect(isPhotographId(id)).toBe(true)
  expect(photographId(OWN)).toBe('accueil-centre')
  expect(photographId('/images/actualites/marque-locale.jpg')).toBeUndefined()
})

describe.each(ENGINES)('findPicture on %s', (engine) => {
  let db: Database

  beforeEach(async () => void (db = await freshDatabase(engine)))

  const give = (alt: string) =>
    saveMedia(db, {
      id: ID,
      kind: 'picture',
      extension: 'jpg',
      width: 1000,
      height: 500,
      size: 9,
      alt,
      variants: 'pending',
      author: null,
      source: null,
      created_at: '',
      tone: 'e2d1b5',
    })

  const replace = (fields: Record<string, string>, base = 0, id = 'accueil-centre') =>
    applyChange(db, { intent: 'update', collection: 'photographies', id, base, fields }, 'camille')

  test("prefers the picture's own text to the one that is given", async () => {
    expect(await findPicture(db, OWN, 'Titre')).toEqual(findOwnPicture(OWN))
  })

  test('shows another path of this site as it is, with the text that is given', async () => {
    for (const src of ['/medias/photo.jpg', GIVEN]) {
      expect(await findPicture(db, src, 'Titre')).toEqual({ src, alt: 'Titre', widths: [], version: '' })
    }
  })

  test.each([
    'https://other.example/p.jpg',
    '//other.example/p.jpg',
    '/\\other.example/p.jpg',
    '/\t/other.example/p.jpg',
    'images/accueil/centre.jpg',
    'mailto:a@b.example',
  ])('has nothing to show at %j', async (src) => {
    captureLog()
    expect([await findPicture(db, src, 'Titre'), await findPicture(db, src)]).toEqual([undefined, undefined])
  })

  test('has nothing to say of no address', async () => {
    const lines = captureLog()
    expect(await findPicture(db, '')).toBeUndefined()
    expect(lines).toEqual([])
  })

  test('finds a picture that was given, with its narrower copies and its text as it stands', async () => {
    await give('')
    const picture = {
      src: GIVEN,
      width: 1000,
      height: 500,
      widths: [240, 340, 480, 680, 960, 1000],
      version: '',
      tone: 'e2d1b5',
    }
    expect(await findPicture(db, GIVEN, 'Titre')).toEqual({ ...picture, alt: 'Titre' })
    await describeMedia(db, { src: GIVEN, alt: 'Une cabine' })
    expect(await findPicture(db, GIVEN, 'Titre')).toEqual({ ...picture, alt: 'Une cabine' })
  })

  test('shows a photograph in place of a first picture, until it is taken away', async () => {
    await give('Notre salon')
    expect(await replace({ image: GIVEN })).toMatchObject({ outcome: 'saved', document: { version: 1, alt: '' } })
    expect(await findPicture(db, OWN, 'Titre')).toMatchObject({ src: GIVEN, alt: 'Notre salon', width: 1000 })
    await replace({ alt: 'Le salon' }, 1)
    const find = await pictureFinder(db, [OWN, '/images/accueil/cabine.jpg'])
    expect(find(OWN)).toMatchObject({ src: GIVEN, alt: 'Le salon' })
    expect(find('/images/accueil/cabine.jpg')).toEqual(findOwnPicture('/images/accueil/cabine.jpg'))
    await replace({ image: '/images/accueil/cabine.jpg', alt: '' }, 2)
    const other = { ...findOwnPicture('/images/accueil/cabine.jpg'), place: 'accueil-centre' }
    expect(await findPicture(db, OWN)).toEqual(other)
    for (const image of ['', 'https://other.example/p.jpg']) {
      await replace({ image }, 3)
      expect(await findPicture(db, OWN)).toEqual(findOwnPicture(OWN))
    }
  })

  test('shows no still life as a person, but the photograph that was put in its place', async () => {
    const portrait = '/images/equipe/camille.jpg'
    expect(await findPicture(db, portrait, 'Camille')).toBeUndefined()
    await give('Camille')
    await replace({ image: GIVEN }, 0, 'equipe-camille')
    expect(await findPicture(db, portrait)).toMatchObject({ src: GIVEN, alt: 'Camille', place: 'equipe-camille' })
  })

  test('refuses a photograph for what is no first picture', async () => {
    expect(await replace({ image: GIVEN }, 0, 'accueil-inconnu')).toEqual({ outcome: 'missing' })
    expect(await replace({ image: 'n’importe quoi' })).toMatchObject({ outcome: 'invalid' })
  })
})

test('an address elsewhere is logged once, and first pictures are found without a database', async () => {
  const lines = captureLog()
  const { db, close } = await openTestDatabase()
  await findPicture(db, 'https://elsewhere.example/p.jpg')
  await findPicture(db, 'https://elsewhere.example/p.jpg')
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'picture-elsewhere' })])
  await close()
  expect(await findPicture(db, OWN)).toEqual(findOwnPicture(OWN))
  expect(lines).toHaveLength(2)
})
