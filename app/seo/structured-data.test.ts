import { describe, expect, test } from 'vitest'
import { structuredDataProblems } from '../../tests/support/structured-data.ts'
import { CENTRE } from '../site/centre/first-content.ts'
import { breadcrumbs, faqPage, jsonLd, newsArticle, salon, salonInShort, service, website } from './structured-data.ts'

const origin = 'https://institut.example'
const url = `${origin}/soins/cire`
const picture = { url: `${origin}/a.jpg`, alt: 'Une cabine', width: 1200, height: 630 }
const today = '2026-11-21'
const tarif = (name: string, price: string, link?: string) => ({ name, price, link })

const centre = {
  ...CENTRE,
  geo: { latitude: 48.08, longitude: 7.36 },
  exceptions: [
    { du: '2026-11-01', horaires: '', motif: 'Toussaint' },
    { du: '2026-12-24', au: '2026-12-26', horaires: '', motif: '' },
    { du: '2026-12-31', horaires: '9h - minuit', motif: '' },
    { du: '2027-01-02', horaires: 'sur demande', motif: '' },
  ],
}

const treatment = {
  title: 'Cire',
  description: '<p>Tiède &amp; douce</p>',
  tarifs: [
    tarif('Visage', ''),
    tarif('Lèvre <em>5 min</em>', '9,50 €'),
    tarif('Forfait', 'sur devis'),
    tarif('', '8 €'),
  ],
}
const questions = [
  { question: 'Et après ?', answer: '<p>Rien.</p>' },
  { question: '', answer: '<p>Sans question</p>' },
]
const article = {
  id: 'noël',
  titre: 'Noël',
  contenu: [{ sousTitre: '', texte: 'Bientôt' }],
  image: '',
  date: '2026-11-10T08:30:00.000Z',
  updatedAt: '2026-11-12T08:30:00.000Z',
}
const facts = {
  origin,
  picture,
  sameAs: ['', 'https://reseau.example/', 'https://reseau.example/institut'],
  treatments: [treatment],
}

test('without a street that is told, the town is what is served and nothing is said of a place to come to', () => {
  const { address, areaServed, hasMap } = salon({ ...centre, adresse: { ...CENTRE.adresse, rue: ' ' } }, facts, today)
  expect(address).toEqual({
    '@type': 'PostalAddress',
    postalCode: CENTRE.adresse.code_postal,
    addressLocality: CENTRE.adresse.ville,
    addressCountry: 'FR',
  })
  expect(areaServed).toEqual({ '@type': 'City', name: CENTRE.adresse.ville })
  expect(hasMap).toBeUndefined()
  expect(salon(centre, facts, today)['areaServed']).toBeUndefined()
})

test('everything that is written is what schema.org knows', () => {
  const things = [
    salon(centre, facts, today),
    salon({ ...centre, adresse: { ...CENTRE.adresse, rue: '' } }, facts, today),
    salonInShort(centre, { origin, members: [{ name: 'Léa', role: 'Soins' }] }),
    website(centre, origin),
    service(treatment, { origin, url, picture }),
    faqPage(questions, url)!,
    newsArticle(article, { origin, url, picture }),
    breadcrumbs([{ name: 'Accueil', url: `${origin}/` }]),
  ]
  expect(structuredDataProblems({ all: JSON.parse(jsonLd(things)) })).toEqual([])
})

test('the validator finds what schema.org does not know', () => {
  const wrong = (thing: object) => ({ '@context': 'https://schema.org', '@graph': [thing] })
  const problems = structuredDataProblems({
    right: wrong({ '@type': 'BeautySalon', name: 'Institut' }),
    property: wrong({ '@type': 'BeautySalon', nom: 'Institut' }),
    type: wrong({ '@type': 'Institut', name: 'Institut' }),
    value: wrong({ '@type': 'BeautySalon', geo: { '@type': 'PostalAddress' } }),
    day: wrong({
      '@type': 'BeautySalon',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'lundi' },
    }),
  })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['property', 'type', 'value', 'day'])
})

describe('the institute', () => {
  const { openingHoursSpecification: hours, ...thing } = salon(centre, facts, today) as Record<string, object[]>

  test('is told with address, telephone, place and prices', () => {
    expect(thing).toMatchObject({
      name: CENTRE.nom,
      telephone: expect.stringMatching(/^\+33\d{9}$/),
      address: { streetAddress: CENTRE.adresse.rue, addressCountry: 'FR' },
      geo: { latitude: 48.08, longitude: 7.36 },
      hasMap: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/),
      priceRange: '8 € – 9,50 €',
      sameAs: ['https://reseau.example/institut'],
    })
    expect(JSON.stringify(salon({ ...CENTRE, description: [] }, { origin }, today))).not.toMatch(
      /geo|priceRange|sameAs/,
    )
  })

  test('has hours by the days that share them, and those of dates to come', () => {
    expect(hours).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'].map((day) => `https://schema.org/${day}`),
      opens: '14:00',
      closes: '19:00',
      validThrough: '2026-12-31',
    })
    expect(hours!.filter((one) => !('dayOfWeek' in one))).toEqual([
      closed('2026-12-24', '2026-12-26'),
      { ...closed('2026-12-31', '2026-12-31'), opens: '09:00', closes: '23:59' },
    ])
    expect(JSON.stringify(hours)).not.toContain('Sunday')
  })

  test('has the hours of the narrower dates within wider ones, and only those', () => {
    const exceptions = [
      { du: '2027-08-01', au: '2027-08-15', horaires: '', motif: '' },
      { du: '2027-08-05', horaires: '10h - 12h', motif: '' },
      { du: '2027-08-10', horaires: 'sur demande', motif: '' },
    ]
    const told = salon({ ...CENTRE, exceptions }, { origin }, today)['openingHoursSpecification'] as object[]
    expect(told.filter((one) => !('dayOfWeek' in one))).toEqual([
      closed('2027-08-01', '2027-08-04'),
      { ...closed('2027-08-05', '2027-08-05'), opens: '10:00', closes: '12:00' },
      closed('2027-08-06', '2027-08-09'),
      closed('2027-08-11', '2027-08-15'),
    ])
  })

  test('has no hours of the week on dates of which nothing is known, holidays without an answer among them', () => {
    const exceptions = [
      { du: '2026-12-21', au: '2026-12-31', horaires: '9h - 20h', motif: '' },
      { du: '2026-12-26', horaires: "Comme d'habitude", motif: '' },
      { du: '2027-01-14', horaires: 'Sur rendez-vous', motif: '' },
    ]
    const told = salon({ ...CENTRE, exceptions }, { origin }, today)['openingHoursSpecification'] as object[]
    const isMonday = (one: object) => 'dayOfWeek' in one && JSON.stringify(one.dayOfWeek).includes('Monday')
    expect(told.filter(isMonday).map((one) => ({ ...one, dayOfWeek: undefined }))).toMatchObject([
      { validThrough: '2026-12-24' },
      { validFrom: '2026-12-26', validThrough: '2026-12-31' },
      { validFrom: '2027-01-02', validThrough: '2027-01-13' },
      { validFrom: '2027-01-15' },
    ])
    const until8 = { opens: '09:00', closes: '20:00' }
    expect(told.filter((one) => !('dayOfWeek' in one))).toMatchObject([
      { ...until8, validFrom: '2026-12-21', validThrough: '2026-12-24' },
      { opens: '09:00', closes: '16:00', validFrom: '2026-12-26', validThrough: '2026-12-26' },
      { ...until8, validFrom: '2026-12-27', validThrough: '2026-12-31' },
    ])
  })

  test('has no hours where none are understood', () => {
    const horaires = Object.fromEntries(Object.keys(CENTRE.horaires).map((day) => [day, 'sur rendez-vous']))
    const told = salon({ ...CENTRE, horaires: horaires as typeof CENTRE.horaires }, { origin }, today)
    expect(told['openingHoursSpecification']).toBeUndefined()
  })
})

const closed = (validFrom: string, validThrough: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom,
  validThrough,
  opens: '00:00',
  closes: '00:00',
})

test('a treatment offers what has a name and a plain price, under its heading', () => {
  expect(service(treatment, { origin, url })['offers']).toEqual([
    { '@type': 'Offer', name: 'Lèvre 5 min', category: 'Visage', price: 9.5, priceCurrency: 'EUR' },
  ])
})

test('questions are told with their answers, and only those', () => {
  expect(faqPage(questions, url)!['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Et après ?', acceptedAnswer: { '@type': 'Answer', text: 'Rien.' } },
  ])
  expect(faqPage([], url)).toBeUndefined()
})

test('an article is found on its own page', () => {
  expect(newsArticle(article, { origin, url })).toMatchObject({
    url,
    mainEntityOfPage: url,
    datePublished: article.date,
    dateModified: article.updatedAt,
  })
})

test('what looks like a tag in a plain text is told', () => {
  const text = 'On vous <3 ! Offre de rentrée -> 20 %'
  expect(
    newsArticle({ ...article, titre: text, contenu: [{ sousTitre: '', texte: text }] }, { origin, url }),
  ).toMatchObject({ headline: text, description: text })
  expect(salon({ ...CENTRE, description: [text] }, { origin }, today)['description']).toBe(text)
  expect(faqPage([{ question: text, answer: '<p>Oui</p>' }], url)!['mainEntity']).toMatchObject([{ name: text }])
})

test('nothing ends the script element that it stands in', () => {
  const written = jsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }])
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script><!--' }] })
})
