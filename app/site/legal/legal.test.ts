import { describe, expect, test } from 'vitest'
import { TREATMENTS } from '../treatment/first-content.ts'
import { CENTRE } from '../centre/first-content.ts'
import { saveProblems } from '../../cms/documents/save-problems.ts'
import { accessibilite } from './definition.ts'
import { ACCESSIBILITY } from './accessibility-first-content.ts'
import { auditWords, pagesWithUntoldFilms } from './accessibility.ts'
import { identityGaps, unsaidWords } from './identity-gaps.ts'
import { legalSections } from './legal-sections.ts'
import { LEGAL_NOTICE } from './notice-first-content.ts'
import { TERMS, TERMS_OF_SALE } from './terms-first-content.ts'

const text = (sections: { html: string }[]) => sections.map(({ html }) => html).join('\n')
const BARE = {
  ...CENTRE,
  nom: 'Institut Un',
  adresse: { rue: '3 rue Haute', code_postal: '67000', ville: 'Obernai' },
  contact: { telephone: '03 53 01 00 50', email: ' ' },
  mentions: {},
}
const notice = (centre = CENTRE, isMarked = false) => legalSections(LEGAL_NOTICE.sections, centre, { isMarked })
const terms = (centre = CENTRE, isMarked = false) =>
  legalSections(TERMS_OF_SALE.articles, centre, { isMarked, isNumbered: true })
const one = (texte: string, centre = BARE) => legalSections([{ titre: 'Titre', texte }], centre)[0]?.html

describe('what is missing of the identity', () => {
  test('is marked for administrators by its name', () => {
    const marks = [...text(notice(BARE, true)).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words)
    expect(marks).toEqual(expect.arrayContaining(['à compléter : SIRET', 'à compléter : e-mail']))
    expect(text(terms(BARE, true))).toContain('<mark>à compléter : médiateur</mark>')
  })

  test('is left out for visitors, and so is what is about nothing else', () => {
    expect(text(notice(BARE))).not.toMatch(/<mark>|[{}\uE000\uE001]|SIRET|TVA/)
    expect(notice(BARE).map(({ id }) => id)).not.toContain('hebergement')
    expect(notice(BARE).map(({ id }) => id)).not.toContain('nom-de-domaine')
    const last = terms(BARE).at(-1)!
    expect(last.number).toBe('14.')
    expect(last.html).not.toContain('médiateur de la consommation dont nous relevons')
    expect(last.html).toContain('tribunal de Colmar')
  })

  test.each([
    [
      '<p>Pour nous joindre : {téléphone} ou {e-mail}.</p>',
      /^<p>Pour nous joindre : <a [^>]*>03\u00a053\u00a001\u00a000\u00a050<\/a>\.<\/p>$/,
    ],
    ['<p>{e-mail} ou {nom}</p>', /^<p>Institut Un<\/p>$/],
    ['<p>{nom}, {e-mail} ou {adresse}</p>', /^<p>Institut Un ou 3 rue Haute, 67000\u00a0Obernai<\/p>$/],
    ['<p>{nom}</p><p>Par :</p><ul><li>{hébergeur}</li></ul>', /^<p>Institut Un<\/p>$/],
    ['<p>{<strong>no</strong>m}</p>', /^<p>Institut Un<strong><\/strong><\/p>$/],
    ['<p>{inconnu}</p>', /^<p>\{inconnu\}<\/p>$/],
  ])('%s is read as %s', (texte, read) => expect(one(texte)).toMatch(read))

  test.each([
    ['<p>ce que\n<strong>{nom}</strong> propose</p>', "<p>ce qu'<strong>Institut Un</strong> propose</p>"],
    [
      "<p>À l'attention de {nom}, {adresse} :</p>",
      "<p>À l'attention d'Institut Un, 3 rue Haute, 67000\u00a0Obernai :</p>",
    ],
    ['<p>De {nom} à vous</p>', "<p>D'Institut Un à vous</p>"],
  ])('%s is elided: %s', (texte, read) => expect(one(texte)).toBe(read))

  test('nothing is elided before a consonant, nor within a word', () => {
    expect(one('<p>ce que {nom} propose, code {nom}</p>', { ...BARE, nom: 'Les Heures' })).toBe(
      '<p>ce que Les Heures propose, code Les Heures</p>',
    )
    expect(one('<p>Mode {nom}</p>')).toBe('<p>Mode Institut Un</p>')
  })

  test('is told to the administrators, and so is what came with the site', () => {
    const bare = identityGaps(BARE)
    expect(bare.missing).toEqual(expect.arrayContaining(['e-mail', 'numéro SIRET', 'site du médiateur']))
    expect(bare.optional).toEqual(['capital', 'ville du RCS', 'numéro de TVA'])
    expect(bare.fictitious).not.toContain('numéro SIRET')
    const first = identityGaps(CENTRE)
    expect(first.missing).toEqual([])
    expect(first.fictitious).toEqual(expect.arrayContaining(['numéro SIRET', 'site du médiateur', 'numéro de TVA']))
    const mentions = { ...CENTRE.mentions, siret: '123 456 782 00015' }
    expect(identityGaps({ ...CENTRE, mentions }).fictitious).not.toContain('numéro SIRET')
  })

  test('is hers in the town that the site came with, once the rest of the address and of the register is', () => {
    const towns = ['code postal', 'ville', 'ville du RCS']
    const told = (change: object) => {
      const { fictitious } = identityGaps({ ...CENTRE, ...change })
      return towns.filter((name) => fictitious.includes(name))
    }
    const adresse = { ...CENTRE.adresse, rue: '5 rue Neuve' }
    const numbered = { ...CENTRE.mentions, siret: '732 829 320 00074' }
    const mentions = { ...numbered, formeJuridique: 'SARL', tva: 'FR44732829320' }
    expect(told({})).toEqual(towns)
    expect(told({ adresse: { ...adresse, rue: '' } })).toEqual(['ville du RCS'])
    expect(told({ adresse, mentions: numbered })).toEqual(['ville du RCS'])
    expect(told({ mentions })).toEqual(['code postal', 'ville'])
    expect(told({ adresse, mentions })).toEqual([])
    expect(told({ adresse: BARE.adresse, mentions })).toEqual(['ville du RCS'])
    expect(identityGaps({ ...CENTRE, adresse: { ...CENTRE.adresse, ville: 'Sélestat' } }).fictitious).toContain('rue')
  })

  test('without a street, is where she is domiciled, which legal texts alone say', () => {
    const atHome = { ...BARE, adresse: { rue: '', code_postal: '24200', ville: 'Sarlat' } }
    expect(identityGaps(atHome).missing).toContain('adresse du siège')
    expect(identityGaps(atHome).missing).not.toContain('rue')
    const domiciled = { ...atHome, mentions: { siege: '5 rue Basse, 24200 Sarlat' } }
    expect(identityGaps(domiciled).missing).not.toContain('adresse du siège')
    expect(text(notice(domiciled))).toContain('<li>Siège : 5 rue Basse, 24200 Sarlat</li>')
    expect(one('<p>{adresse}</p>')).toContain('3 rue Haute')
  })

  test('leaves no mark once it is there, and no value can bring a tag', () => {
    const all = text(notice({ ...CENTRE, nom: '<b>Institut & Co</b>' }, true))
    expect(all).not.toContain('<mark>')
    expect(all).toContain('&lt;b&gt;Institut &amp; Co')
  })
})

test('the legal notice names the register, the VAT number, the capital and the mediator as they are given', () => {
  const mentions = {
    ...CENTRE.mentions,
    formeJuridique: 'SARL',
    capital: '9 000 €',
    siret: '404 833 048 00022',
    rcs: 'Paris',
    tva: 'FR83404833048',
    mediateurAdresse: '1 rue du Litige, 75000 Paris',
    mediateurSite: 'https://www.mediateur.example/',
  }
  const centre = { ...CENTRE, mentions }
  expect(text(notice(centre))).toContain('</strong>, SARL au capital de 9 000 €</li>')
  expect(text(notice(centre))).toContain('<li>RCS Paris 404 833 048</li>')
  expect(text(notice(centre))).toContain('<li>TVA intracommunautaire : FR83404833048</li>')
  expect(text(terms(centre))).toMatch(/SARL au capital de 9 000 €, SIRET 404 833 048 00022, RCS Paris 404 833 048,/)
  expect(text(terms(centre))).toMatch(
    /Exemple, 1 rue du Litige, 75000 Paris, <a href="https:\/\/www\.mediateur\.example\/"[^>]*>mediateur\.example<\/a>/,
  )
})

test('the legal notice speaks of the booking service of a site that has one, and lacks nothing without', () => {
  const cookies = (hasBooking: boolean, isMarked = false) =>
    legalSections(LEGAL_NOTICE.sections, CENTRE, { hasBooking, isMarked }).find(({ id }) => id === 'cookies')!.html
  expect(cookies(true)).toContain('<strong>Le service de réservation</strong>, fourni par un prestataire')
  expect(cookies(false)).not.toContain('réservation')
  expect(cookies(false)).toContain('Nos propres pages')
  expect(cookies(false, true)).not.toContain('<mark>')
})

test('the terms of sale speak of booking and buying online where a service is there for it', () => {
  const said = (hasBooking: boolean, isMarked = false) =>
    text(legalSections(TERMS_OF_SALE.articles, CENTRE, { hasBooking, isMarked, isNumbered: true }))
  expect(said(true)).toContain("se prend à l'institut ou en ligne, et par téléphone")
  expect(said(true)).toContain("s'achète à l'institut ou en ligne.")
  expect(said(true)).toContain('Le service de réservation tient aussi une boutique en ligne')
  expect(said(false)).toContain("se prend à l'institut, et par téléphone")
  expect(said(false)).toContain("s'achète à l'institut.")
  expect(said(false)).not.toMatch(/boutique en ligne|{|}/)
  expect(said(false, true)).not.toContain('<mark>')
  // What the law gives to whoever buys from afar, by telephone as well, stands in any case.
  expect(said(false)).toContain('<strong>14 jours</strong>')
})

test('the terms of sale speak of booking online where a page at another service is there for it', () => {
  const said = text(legalSections(TERMS_OF_SALE.articles, CENTRE, { hasBookingPage: true }))
  expect(said).toContain("se prend à l'institut ou, lorsque c'est proposé, en ligne, et par téléphone")
  expect(said).toContain("s'achète à l'institut ou, lorsque c'est proposé, en ligne.")
  expect(said).not.toMatch(/boutique en ligne|{|}/)
})

test('of two telephone numbers in one field, each is called by a press, and no line ends within it', () => {
  const contact = { ...CENTRE.contact, telephone: '03 89 12 34 56 / 06 12 34 56 78' }
  const said = legalSections(LEGAL_NOTICE.sections, { ...CENTRE, contact }).map(({ html }) => html)
  expect(said.join()).toContain(
    '<a href="tel:+33389123456">03\u00a089\u00a012\u00a034\u00a056</a> / <a href="tel:+33612345678">06\u00a012\u00a034\u00a056\u00a078</a>',
  )
})

test('a word that the law asks for and no section names is told', () => {
  const texts = LEGAL_NOTICE.sections.map(({ texte }) => texte)
  expect(unsaidWords(texts)).toEqual([])
  expect(unsaidWords(texts.map((one) => one.replaceAll('{SIRET}', '')))).toEqual(['SIRET'])
})

describe('the terms of sale', () => {
  test('are numbered, and what refers to an article follows it when they are moved', () => {
    expect(terms().map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1}.`))
    expect(text(terms())).toContain('décrit à la section 9.')
    const moved = legalSections(TERMS_OF_SALE.articles.toReversed(), CENTRE, { isNumbered: true })
    expect(text(moved)).toContain('décrit à la section 6.')
    const without = TERMS_OF_SALE.articles.filter(({ titre }) => titre !== 'Droit de rétractation')
    expect(text(legalSections(without, CENTRE))).toContain('décrit à la section « Droit de rétractation ».')
    expect(text(legalSections(without, CENTRE, { isMarked: true }))).toContain('<mark>article introuvable : Droit')
  })

  test('have an address each, though two be called the same', () => {
    const part = { titre: 'Cures', texte: '<p>Un</p>' }
    expect(legalSections([part, part], CENTRE).map(({ id }) => id)).toEqual(['cures', 'cures-2'])
  })

  test('say the loyalty discount once, and it is the better one for the consumer', () => {
    expect(TERMS.loyaltyDiscount).toBe(20)
    const loyalty = terms().find(({ id }) => id === 'carte-de-fidelite')!
    expect([...loyalty.html.matchAll(/(\d+) %/g)].map(([, figure]) => figure)).toEqual(['20'])
  })
})

describe('the declaration of accessibility', () => {
  const page = (texte?: string) => ({
    title: 'Soins <du> visage',
    href: '/soins/visage',
    videos: ['/videos/a.mp4'],
    ...(texte !== undefined && { textesVideos: [{ video: '/videos/a.mp4', texte }] }),
  })
  const { audit, sections } = ACCESSIBILITY
  const declared = (films: { texte?: string }, figures = audit) =>
    text(legalSections(sections, CENTRE, { audit: auditWords(figures, pagesWithUntoldFilms([page(films.texte)])) }))

  test.each([undefined, '', '<p></p>'])('names the page of a film whose transcription is %j', (texte) => {
    expect(declared(texte === undefined ? {} : { texte })).toContain(
      '<a href="/soins/visage">Soins &lt;du&gt; visage</a>',
    )
  })

  test('does not speak of films once each of them has what was missing', () => {
    expect(declared({ texte: '<p>Une main.</p>' })).not.toContain('Films (critère 4.1)')
  })

  test.each([
    [69, 69, 'totalement conforme', '100,0'],
    [69, 62, 'partiellement conforme', '89,9'],
    [69, 35, 'partiellement conforme', '50,7'],
    [69, 34, 'non conforme', '49,3'],
  ])('of %i criteria with %i met says that the site is %s', (applicables, respectes, state, rate) => {
    const told = declared({ texte: '<p>Une main.</p>' }, { ...audit, applicables, respectes })
    expect(told).toContain(`Ce site est <strong>${state}</strong> au RGAA`)
    expect(told.replace(/\s/g, ' ')).toContain(`${rate} % des critères du RGAA`)
    expect(told).toContain(`soit ${respectes} des ${applicables} critères applicables`)
    expect(told).toContain('établie le 22 novembre 2026')
  })

  test('refuses more criteria met than there are, and words that no page knows', () => {
    const { schema } = accessibilite
    expect(schema.safeParse({ audit: { ...audit, respectes: 70 }, sections: [] }).success).toBe(false)
    const refused = (collection: 'cgv' | 'accessibilite', field: string) =>
      saveProblems(collection, { [field]: [{ id: 'a', titre: 'Un', texte: '<p>{taux}</p>' }] }).length
    expect([refused('cgv', 'articles'), refused('accessibilite', 'sections')]).toEqual([1, 0])
  })

  test('has nothing to say of the films that come with the site', () => {
    const treatments = Object.values(TREATMENTS).map((page) => ({ ...page, href: '/' }))
    expect(treatments.flatMap(({ videos }) => videos)).toHaveLength(5)
    expect(pagesWithUntoldFilms(treatments)).toEqual([])
  })
})
