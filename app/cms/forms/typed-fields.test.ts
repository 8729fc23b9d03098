import { describe, expect, it } from 'vitest'
import { COLLECTIONS, type CollectionName } from '../documents/collections.ts'
import { FORMS } from '../documents/forms.server.ts'
import { FIRST_CONTENT } from '../documents/first-content.ts'
import type { Fields } from '../../lib/json.ts'
import { fieldsAt, readFormPlace, writeFormPlace } from './form-place.server.ts'
import { formParts, type FormPart } from './form-inputs.ts'
import { readTyped, writeTyped, type Typed } from './typed-fields.ts'

const fieldsOf = (text: string) => fieldsAt(readFormPlace(text)!)

describe('what a form is filled with', () => {
  const documents = Object.entries(FIRST_CONTENT).flatMap(([collection, all]) =>
    Object.entries(all as Record<string, Fields>).map(
      ([id, fields]) => [collection as CollectionName, id, fields] as const,
    ),
  )

  it.each(documents)('is read back as it was: %s %s', (collection, _id, fields) => {
    const stored = COLLECTIONS[collection].schema.parse(fields) as Fields
    const kinds = FORMS[collection]
    const read = { ...stored, ...readTyped(kinds, writeTyped(kinds, stored), stored) }
    expect(COLLECTIONS[collection].schema.parse(read)).toEqual(stored)
  })
})

describe('what is typed', () => {
  it('of another picture leaves nothing of how the one before was cut', () => {
    const fields = fieldsOf('categories/x')
    const was = { image: '/images/a.jpg', cadrage: '10 90' }
    const typed = { image: '/images/b.jpg', cadrage: '10 90' }
    expect(readTyped(fields, typed, was)).toEqual({ image: '/images/b.jpg', cadrage: '' })
    expect(readTyped(fields, { ...typed, image: was.image }, was)).toEqual(was)
    expect(readTyped(fields, { image: typed.image, cadrage: '' }, {})).not.toHaveProperty('cadrage')
  })

  it('as an address is typed on its keyboard', () => {
    const parts = formParts(fieldsOf('categories/x/tarifs/a'), {}, [])
    expect(parts).toContainEqual(expect.objectContaining({ label: 'Lien (facultatif)', type: 'url' }))
  })

  it('of an entry is what the form had, and no more', () => {
    const was = { id: 'a', name: 'Lèvre', price: '10 €', link: 'https://exemple.fr' }
    expect(readTyped(fieldsOf('categories/x/tarifs/a'), { price: '12 €' }, was)).toEqual({ price: '12 €' })
  })

  it('of a name keeps a sign that begins no tag', () => {
    const read = (name: string) => readTyped(fieldsOf('categories/x/tarifs/a'), { name }, { name: '' })
    expect(read('Soin A<B, tout le reste')).toEqual({ name: 'Soin A&lt;B, tout le reste' })
    expect(read('On vous <3 <em>1 h</em><br/>')).toEqual({ name: 'On vous &lt;3 <em>1 h</em><br/>' })
    expect(readTyped(fieldsOf('categories/x/description'), { description: 'A<B\n\nC' }, {})).toEqual({
      description: '<p>A&lt;B</p><p>C</p>',
    })
  })

  it('of a price is an amount with its sign', () => {
    const read = (price: string, before = '10 €') =>
      readTyped(fieldsOf('categories/x/tarifs/a'), { price }, { price: before })
    expect(read('35')).toEqual({ price: '35\u00a0€' })
    expect(read('12,5')).toEqual({ price: '12,50\u00a0€' })
    expect(read('<s>40 €</s> 35')).toEqual({ price: '<s>40\u00a0€</s> 35\u00a0€' })
    expect(read('sur devis')).toEqual({ price: 'sur devis' })
    expect(read('35', '35')).toEqual({ price: '35' })
  })

  it('of a price is what it is, and what it stands in place of', () => {
    const fields = fieldsOf('categories/x/tarifs/a')
    const was = { price: '<s>40 €</s> <i>35 €</i>' }
    expect(writeTyped(fields, was)).toMatchObject(was)
    const reduced = { price: '<s>40 €</s> 35 €' }
    const typed = writeTyped(fields, reduced)
    expect(typed).toMatchObject({ price: '35\u00a0€', 'price.avant': '40\u00a0€' })
    expect(readTyped(fields, typed, reduced)).toMatchObject(reduced)
    const read = (price: string, old: string) => readTyped(fields, { price, 'price.avant': old }, reduced)['price']
    expect(read('30', '40\u00a0€')).toBe('<s>40\u00a0€</s> 30\u00a0€')
    expect(read('35\u00a0€', '')).toBe('35\u00a0€')
    expect(read('offert & gratuit', '50')).toBe('<s>50\u00a0€</s> offert &amp; gratuit')
    expect(read('', '')).toBe('')
  })

  it('keeps out what was left out and still is', () => {
    expect(readTyped(fieldsOf('categories/x/tarifs/a'), { name: 'Lèvre', link: '' }, {})).toEqual({ name: 'Lèvre' })
  })

  it('has a line for each text, and an empty line between paragraphs', () => {
    expect(readTyped(fieldsOf('offresDuMoment/a/contenu'), { contenu: 'Un\r\n\r\nDeux' }, {})).toEqual({
      contenu: ['Un', 'Deux'],
    })
    expect(readTyped(fieldsOf('centres/a/description'), { description: 'Un\r\nsuite\r\n\r\nDeux' }, {})).toEqual({
      description: ['Un\nsuite', 'Deux'],
    })
  })

  it('keeps the entries that are left, takes away those that are blank or ticked, and adds what is new', () => {
    const contenu = [
      { id: 'a', sousTitre: 'Un', texte: '1' },
      { id: 'b', sousTitre: 'Deux', texte: '2' },
      { id: 'c', sousTitre: 'Trois', texte: '3' },
    ]
    const fields = fieldsOf('actualites/x/contenu')
    const typed = {
      ...writeTyped(fields, { contenu }),
      'contenu.0.texte': 'un',
      'contenu.1.enlever': 'oui',
      'contenu.2.sousTitre': ' ',
      'contenu.2.texte': '',
      'contenu.3.id': '',
      'contenu.3.sousTitre': 'Quatre',
      'contenu.3.texte': '',
    }
    expect(readTyped(fields, typed, { contenu })).toEqual({
      contenu: [
        { id: 'a', sousTitre: 'Un', texte: 'un' },
        { sousTitre: 'Quatre', texte: '' },
      ],
    })
  })

  it('adds nothing for a line of a form that nobody has touched', () => {
    const fields = fieldsOf('categories/x/tarifs')
    const tarifs = [{ id: 'a', name: 'Lèvre', price: '10 €' }]
    const typed: Typed = {}
    const note = (part: FormPart) => {
      if ('legend' in part) part.parts.forEach(note)
      else typed[part.name] = part.value
    }
    formParts(fields, writeTyped(fields, { tarifs }), []).forEach(note)
    expect(typed['tarifs.1.reservable']).toBe('oui')
    expect(readTyped(fields, typed, { tarifs })).toEqual({ tarifs })
  })

  it('adds nothing for a choice that stands as it began', () => {
    const fields = fieldsOf('centres/a/venir')
    const first = Object.keys(fields['venir']!.entry!.fields!['signe']!.options!)[0]!
    const added = { 'venir.0.id': '', 'venir.0.titre': '', 'venir.0.texte': '', 'venir.0.signe': first }
    expect(readTyped(fields, added, {})).toEqual({ venir: [] })
    expect(readTyped(fields, { ...added, 'venir.0.titre': 'À vélo' }, {})).toEqual({
      venir: [{ titre: 'À vélo', texte: '', signe: first }],
    })
  })

  it('of what nobody has said stays so, where the box says the same', () => {
    const fields = fieldsOf('categories/x/tarifs/a')
    expect(writeTyped(fields, {})).toMatchObject({ reservable: 'oui' })
    expect(writeTyped(fields, { reservable: false })).toMatchObject({ reservable: '' })
    expect(readTyped(fields, { reservable: 'oui' }, {})).toEqual({})
    expect(readTyped(fields, { reservable: '' }, {})).toEqual({ reservable: false })
    expect(readTyped(fields, { reservable: 'oui' }, { reservable: false })).toEqual({ reservable: true })
    expect(writeTyped(fieldsOf('publication/site/enLigne'), {})).toEqual({ enLigne: 'oui' })
  })

  it('has moments by the clock of the institute, to the second where nobody has touched them', () => {
    const fields = fieldsOf('actualites/x/date')
    const date = '2026-07-01T08:00:12.000Z'
    expect(writeTyped(fields, { date })).toEqual({ date: '2026-07-01T10:00' })
    expect(readTyped(fields, { date: '2026-07-01T10:00' }, { date })).toEqual({ date })
    expect(readTyped(fields, { date: '2026-12-01T10:00' }, { date })).toEqual({ date: '2026-12-01T09:00:00.000Z' })
  })

  it.each([
    ['the last seconds of a minute, and of a day', '2026-12-01T22:59:45.000Z', '2026-12-01T23:59'],
    ['the day on which the clocks go back', '2026-10-25T12:00:00.000Z', '2026-10-25T13:00'],
    ['the hour that comes twice, first', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['and again', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
    ['the hour after the one that is skipped', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['what is no moment', 'bientôt', 'bientôt'],
  ])('shows what a clock shows, and leaves it as it is: %s', (_, date, shown) => {
    const fields = fieldsOf('actualites/x/date')
    expect(writeTyped(fields, { date })).toEqual({ date: shown })
    expect(readTyped(fields, { date: shown }, { date })).toEqual({ date })
  })
})

describe('the address of a form', () => {
  it.each([
    'categories/maquillage/tarifs/a-1',
    'actualites/nouveau',
    'categories/nouveau',
    'team/team/members/nouveau',
    'centres/les-heures-dorees',
  ])('is read: %s', (text) => expect(writeFormPlace(readFormPlace(text)!)).toBe(text))

  it.each([
    '',
    'user/1',
    '__proto__/a',
    'categories',
    'centres/nouveau',
    'categories/nouveau/title',
    'categories/x/inconnu',
    'categories/x/title/1',
    'categories/x/tarifs/<b>',
    'categories/x/tarifs/a/b',
  ])('is refused: %s', (text) => expect(readFormPlace(text)).toBeUndefined())
})
