import { describe, expect, test } from 'vitest'
import { COLLECTIONS, definitionOf, type CollectionName } from './collections.ts'
import { PRIVATE_PAGES } from './page-keys.ts'
import { FIXED_PAGES } from '../../pages.ts'

const { actualites, categories, centres } = COLLECTIONS

test.each(Object.keys(COLLECTIONS) as CollectionName[])('every page that shows %s has an address', (name) => {
  const { page, shownOn } = definitionOf(name)
  for (const key of shownOn) expect(FIXED_PAGES).toHaveProperty([key])
  const addresses = [...PRIVATE_PAGES, ...Object.values(FIXED_PAGES).map(({ path }) => path)]
  if (typeof page === 'string') expect(addresses).toContain(page)
})

describe('the schema of articles', () => {
  const article = { titre: 'Titre', contenu: [], image: '' }

  test.each(['', '2026-11-10T08:30:00.000Z', '2026-11-10T09:30:00+01:00'])('takes %j for a date', (date) => {
    expect(actualites.schema.parse({ ...article, date })).toEqual({ ...article, date })
  })

  test.each(['hier', '2026-11-10', '2026-11-10T08:30:00'])('refuses %j for a date', (date) => {
    expect(actualites.schema.safeParse({ ...article, date }).error?.issues).toMatchObject([
      { path: ['date'], message: "Cette date n'est pas valable." },
    ])
  })
})

describe('the schema of the centre', () => {
  test('counts a day left out as one without hours', () => {
    const centre = { ...centres.empty, horaires: { lundi: '9 h à 18 h' } }
    expect(centres.schema.parse(centre).horaires).toEqual({ ...centres.empty.horaires, lundi: '9 h à 18 h' })
  })
})

test('the e-mail of a link is kept without its scheme', () => {
  const { contact } = centres.empty
  const email = (typed: string) =>
    centres.schema.parse({ ...centres.empty, contact: { ...contact, email: typed } }).contact.email
  expect(email(' mailto:contact@exemple.fr')).toBe('contact@exemple.fr')
  expect(email('\u200econtact@exemple.fr\u2060')).toBe('contact@exemple.fr')
})

describe('the schema of treatments', () => {
  test.each(['https://a;sandbox/x.mp4', 'https://*/x', '/\\evil.example/x.mp4', 'https://nom:secret@a.example/x.mp4'])(
    'refuses %j for a film',
    (address) => {
      const { error } = categories.schema.safeParse({ ...categories.empty, videos: ['/a.mp4', address] })
      const message = expect.stringMatching(/^Cette adresse n'est pas valable\./) as string
      expect(error?.issues).toMatchObject([{ path: ['videos', 1], message }])
    },
  )

  test('takes films of this site and of others, and leaves out what is empty', () => {
    const videos = ['/videos/a.mp4', 'https://medias.example/a.mp4?alt=media&token=1', '']
    expect(categories.schema.parse({ ...categories.empty, videos }).videos).toEqual(videos.slice(0, 2))
  })

  test.each([null, '', undefined])('reads a link of %j as none, and keeps its line', (link) => {
    const { tarifs } = categories.schema.parse({
      ...categories.empty,
      tarifs: [{ id: 'a', name: 'Séance', price: '40 €', link }],
    })
    expect(JSON.stringify(tarifs)).toBe('[{"id":"a","name":"Séance","price":"40 €"}]')
  })

  test('keeps a link, and a line without one', () => {
    const tarifs = [
      { id: 'a', name: 'Séance', price: '40 €', link: '/cgv' },
      { id: 'b', name: 'Cure', price: '90 €' },
    ]
    expect(categories.schema.parse({ ...categories.empty, tarifs }).tarifs).toEqual(tarifs)
    expect(categories.schema.safeParse({ ...categories.empty, tarifs: [{ ...tarifs[0], link: 'cgv' }] }).success).toBe(
      false,
    )
  })

  test('gives an id to a line without one; what is none, or taken, is refused at its place', () => {
    const read = (...ids: unknown[]) =>
      categories.schema.safeParse({ ...categories.empty, tarifs: ids.map((id) => ({ id, name: '', price: '' })) })
    expect(read(undefined).data?.tarifs[0]?.id).toMatch(/^[\da-f-]{36}$/)
    const refused = [
      ['a', ''],
      ['a', 'deux mots'],
      ['a', 'x'.repeat(65)],
      ['a', 7],
      ['a', 'a'],
    ]
    for (const ids of refused) expect(read(...ids).error?.issues).toMatchObject([{ path: ['tarifs', 1, 'id'] }])
    expect(read('a', 'A', 'a-_9').success).toBe(true)
  })

  test('drops videos without an address, and keeps the others', () => {
    const videos = ['', '/videos/a.mp4', '']
    expect(categories.schema.parse({ ...categories.empty, videos }).videos).toEqual(['/videos/a.mp4'])
  })
})

describe('the part of a picture that is shown', () => {
  const offer = { titre: 'Titre', contenu: [], image: '/images/a.jpg' }

  test('is left out of what was stored before there was one', () => {
    expect(COLLECTIONS.offresDuMoment.schema.parse(offer)).toEqual(offer)
    const member = { id: 'a', name: 'Nom', role: 'Rôle' }
    expect(COLLECTIONS.team.schema.parse({ members: [member] })).toEqual({ members: [member] })
  })

  test.each(['', '0 100', '35 70'])('is kept as %j', (cadrage) => {
    expect(COLLECTIONS.offresDuMoment.schema.parse({ ...offer, cadrage })).toEqual({ ...offer, cadrage })
  })

  test.each(['30', '33 70', '10 105', '50 50', '10 10 10', 'url(x)', ' '])('is refused as %j', (cadrage) => {
    expect(COLLECTIONS.photographies.schema.safeParse({ image: '', alt: '', cadrage }).error?.issues).toMatchObject([
      { path: ['cadrage'], message: "Ce point de la photo n'est pas valable." },
    ])
  })
})

describe('the texts of films', () => {
  const film = { id: 'a', video: '/videos/a.mp4', texte: '<p>Une main.</p>' }
  const parse = (entry: object) =>
    categories.schema.safeParse({ ...categories.empty, videos: [film.video], textesVideos: [entry] })

  test('are left out of treatments that were stored before there were any', () => {
    expect('textesVideos' in categories.schema.parse(categories.empty)).toBe(false)
  })

  test('are kept, with captions of this site alone', () => {
    const src = `/media/${'0'.repeat(32)}.vtt`
    expect(parse({ ...film, sousTitres: src }).data?.textesVideos).toEqual([{ ...film, sousTitres: src }])
    expect(parse({ ...film, sousTitres: '' }).data?.textesVideos).toEqual([film])
    for (const sousTitres of ['https://a.example/a.vtt', '/media/a.mp4', 'mailto:a.vtt'])
      expect(parse({ ...film, sousTitres }).error?.issues, sousTitres).toMatchObject([
        { path: ['textesVideos', 0, 'sousTitres'], message: 'Donnez un fichier de sous-titres.' },
      ])
  })
})
