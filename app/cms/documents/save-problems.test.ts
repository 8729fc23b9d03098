import { describe, expect, test } from 'vitest'
import { centres } from '../../site/centre/definition.ts'
import { CENTRE } from '../../site/centre/first-content.ts'
import { REQUIRED } from '../../lib/required.ts'
import { saveProblems } from './save-problems.ts'

const pathsOf = (...given: Parameters<typeof saveProblems>) => saveProblems(...given).map(({ path }) => path)

test.each([
  ['offresDuMoment', { titre: '  ', contenu: ['-10 %'], image: '' }, ['titre']],
  ['actualites', { titre: '\u00a0\u200b', contenu: [] }, ['titre']],
  ['categories', { title: '' }, ['title']],
  ['categories', { besoin: ' ', accroche: 'Six mots : pas un de plus' }, ['besoin']],
  ['categories', { tarifs: [{ name: '<p>&nbsp;</p>', price: '20 €' }] }, ['tarifs.0.name']],
  ['categories', { tarifs: [{ name: 'Visage', price: '' }] }, []],
  ['categories', { questions: [{ question: ' ', answer: '<p></p>' }] }, ['questions.0.question', 'questions.0.answer']],
  ['notesOffres', { notes: ['Valable en juin', ''] }, ['notes.1']],
  ['team', { members: [{ name: '', role: 'Gérante' }] }, ['members.0.name']],
  ['centres', { nom: '' }, ['nom']],
  ['pages', { titre: '', description: '' }, []],
] as const)('%s %j: refused are %j', (collection, fields, paths) => {
  expect(pathsOf(collection, fields)).toEqual(paths)
  for (const { message } of saveProblems(collection, fields)) expect(message).toBe(REQUIRED)
})

test.each([
  [{ lien: '/soins/fil/#tarifs' }, true],
  [{ lien: 'https://institut.example/soins/fil' }, true],
  [{ lien: '/cgv', texte: 'Conditions' }, true],
  [{ lien: '/cgv' }, false],
  [{ lien: 'https://ailleurs.example/', texte: ' ' }, false],
])('what a treatment is chosen with, %j: %j', (link, isGood) => {
  expect(pathsOf('categories', { avec: [link] })).toEqual(isGood ? [] : ['avec.0.texte'])
  expect(pathsOf('categories', { avec: [link] }, { avec: [link] })).toEqual([])
})

test.each([
  ['quarante deux', false],
  ['<s>50 €</s> douze euros', false],
  ['<strong>vingt</strong>', false],
  ['42 €', true],
  ['dès 42 €', true],
  ['sur devis', true],
  ['Offert', true],
  ['', true],
])('price %j: %j', (price, isGood) => {
  expect(pathsOf('categories', { tarifs: [{ name: 'Visage', price }] })).toEqual(isGood ? [] : ['tarifs.0.price'])
})

test.each([
  ['03 89 00 00 00', true],
  ['+33 3 89 00 00 00', true],
  ['3639', true],
  ['+41 22 123 45 67', true],
  ['03 89 00 00 00 / 06 12 34 56 78', true],
  ['0 800 12 34 56', true],
  ['0612 345 678', true],
  ['06\u201112\u201134\u201156\u201178 / 03\u201189\u201112\u201134\u201156', true],
  ['06 12 34 56', false],
  ['06 12 34 56 7', false],
  ['06 12 34 56 789', false],
  ['', false],
  ['au bureau', false],
  ['03', false],
  ['1'.repeat(20), false],
])('telephone %j: %j', (telephone, isGood) => {
  expect(pathsOf('centres', { contact: { telephone, email: '' } })).toEqual(isGood ? [] : ['contact.telephone'])
})

test.each([
  ['', true],
  ['camille@institut.fr', true],
  ['camille@sous.institut.fr', true],
  ['\u200emailto:camille@institut.fr\u2060', true],
  ['camille@institut', false],
  ['camille@institut.', false],
  ['camille.institut.fr', false],
  ['ca mille@institut.fr', false],
])('e-mail %j: %j', (email, isGood) => {
  expect(pathsOf('centres', { contact: { telephone: '3639', email } })).toEqual(isGood ? [] : ['contact.email'])
})

test.each([
  ['', true],
  ['https://www.mediateur.example/', true],
  ['www.mediateur.fr\u200e ', true],
  ['/cgv', false],
  ['médiateur', false],
])('site of the mediator %j: %j', (mediateurSite, isGood) => {
  expect(pathsOf('centres', { mentions: { mediateurSite } })).toEqual(isGood ? [] : ['mentions.mediateurSite'])
})

test('the site of the mediator is completed as any other address', () => {
  const mentions = { mediateurSite: 'www.mediateur.fr\u200e ' }
  expect(centres.schema.parse({ ...CENTRE, mentions }).mentions).toEqual({ mediateurSite: 'https://www.mediateur.fr' })
})

test.each([
  ['', true],
  ['67600', true],
  ['67 600', true],
  ['\u200e67\u2060600\u00ad', true],
  ['6760', false],
  ['676000', false],
  ['O7600', false],
])('postcode %j: %j', (code_postal, isGood) => {
  const adresse = { rue: '', code_postal, ville: '' }
  expect(pathsOf('centres', { adresse })).toEqual(isGood ? [] : ['adresse.code_postal'])
})

test.each([
  ['', true],
  ['732 829 320 00074', true],
  ['732.829.320.00074', true],
  ['\u200e732829320\u2060 00074', true],
  ['732 829 320 00075', false],
  // La Poste, of which only the head office obeys Luhn.
  ['356 000 000 00048', true],
  ['356 000 000 49837', true],
  ['356 000 000 49838', false],
  ['7328293200007', false],
  ['à demander', false],
])('SIRET %j: %j', (siret, isGood) => {
  expect(pathsOf('centres', { mentions: { siret } })).toEqual(isGood ? [] : ['mentions.siret'])
})

test.each([
  ['', true],
  ['FR 83 404 833 048', true],
  ['FR83404833048', true],
  ['fr83404833048', true],
  ['FR84404833048', false],
  ['404833048', false],
  ['FR8340483304', false],
])('VAT number %j: %j', (tva, isGood) => {
  expect(pathsOf('centres', { mentions: { tva } })).toEqual(isGood ? [] : ['mentions.tva'])
})

test('a legal text is refused for a word between braces that the page does not know', () => {
  const article = (texte: string) => pathsOf('cgv', { articles: [{ id: 'a', titre: 'Titre', texte }] })
  expect(article('<p>{nom}, {Siret}, {article Cures}, {adresse de l’hébergeur}</p>')).toEqual([])
  expect(article('<p>Voir {prix}.</p>')).toEqual(['articles.0.texte'])
  expect(article('<p> </p>')).toEqual(['articles.0.texte'])
})

describe('what stands already', () => {
  test('is let be, and nothing else', () => {
    const blank = { name: '', price: '' }
    const tarifs = [blank, { name: 'Mains', price: '30 €' }]
    expect(pathsOf('categories', { tarifs: [...tarifs, { name: 'Pieds', price: '' }] }, { tarifs })).toEqual([])
    expect(pathsOf('categories', { tarifs: [blank, { name: '', price: '30 €' }] }, { tarifs })).toEqual([
      'tarifs.1.name',
    ])
    const mentions = { siret: 'inconnu', domaine: 'Gandi' }
    expect(pathsOf('centres', { mentions: { ...mentions, domaine: 'OVH' } }, { mentions })).toEqual([])
    expect(pathsOf('centres', { mentions: { siret: 'autre' } }, { mentions })).toEqual(['mentions.siret'])
  })

  test('of the first content, nothing is refused', () => expect(saveProblems('centres', { ...CENTRE })).toEqual([]))
})

test('a hint has six words at most', () => {
  expect(saveProblems('categories', { accroche: 'Sept mots ne tiennent pas sur elle' })).toEqual([
    { path: 'accroche', message: '6 mots au plus : elle tient sur une ligne de la carte.' },
  ])
})

test.each([
  [{ du: '2026-12-01', au: '2026-11-30' }, {}, ['au']],
  [{ du: '2026-12-01', au: '2026-12-01' }, {}, []],
  [{ du: '', au: '2026-11-30' }, {}, []],
  [{ du: '0026-12-01' }, {}, ['du']],
  [{ titre: 'Noël', au: '0026-12-24' }, { au: '0026-12-24' }, []],
  [{ au: '2026-11-30' }, { du: '2026-12-01' }, ['au']],
  // What stands so already, as after an import, is let be.
  [{ du: '2026-12-01', au: '2026-11-30' }, { du: '2026-12-01', au: '2026-11-30' }, []],
])('an offer of %j over %j is refused at %j', (fields, standing, paths) =>
  expect(saveProblems('soldes', fields, standing).map(({ path }) => path)).toEqual(paths),
)
