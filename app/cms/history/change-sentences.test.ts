import { describe, expect, test } from 'vitest'
import type { Json, Fields } from '../../lib/json.ts'
import { changeSentences } from './change-sentences.ts'
import type { DocumentState } from '../documents/revision.ts'

const state = (data: Fields | null, position = 0): DocumentState => ({ data, position })

/** Sentences with plain spaces, for the eye. */
function told(collection: string, before: DocumentState | undefined, after: DocumentState): string[] {
  return changeSentences({ collection, id: 'un-id', before, after }).map((sentence) =>
    sentence.replace(/[\u00a0\u202f]/g, ' '),
  )
}

const changed = (collection: string, base: Fields, before: Fields, after: Fields) =>
  told(collection, state({ ...base, ...before }), state({ ...base, ...after }))

const wax: Fields = { title: 'Épilation à la cire', description: '', videos: [], tarifs: [], questions: [] }
/** The same entry as long as the first letter of its name is. */
const tarif = (name: string, price: string, link?: string): Json => ({
  id: name.replace(/<[^>]*>/g, '').slice(0, 1) || 'vide',
  name,
  price,
  ...(link && { link }),
})

test('a price reads as the owner would say it, with its no-break spaces', () => {
  const sentences = changeSentences({
    collection: 'categories',
    id: 'epilation-a-la-cire',
    before: state({ ...wax, tarifs: [tarif('Maillot', '22 €')] }),
    after: state({ ...wax, tarifs: [tarif('Maillot', '24 €')] }),
  })
  expect(sentences).toEqual(['Épilation à la cire\u00a0: tarif «\u00a0Maillot\u00a0» 22\u00a0€ → 24\u00a0€'])
})

const [a, b, c] = [tarif('A', '10 €'), tarif('B', '20 €'), tarif('C', '30 €')]
const tarifs: [string, Json[], Json[], string[]][] = [
  ['added', [a], [a, b], ['tarif « B » ajouté (20 €)']],
  ['removed', [a, b], [b], ['tarif « A » supprimé (10 €)']],
  ['moved', [a, b, c], [c, a, b], ['tarif « C » déplacé']],
  ['renamed', [a, b], [tarif('A long', '10 €'), b], ['tarif « A » renommé « A long »']],
  ['renamed at another price', [a], [tarif('A', '10 €', '/a')], ['tarif « A », lien ajouté']],
  ['price and link', [a], [tarif('A', '12 €', '/a')], ['tarif « A » 10 € → 12 €, lien ajouté']],
  ['link gone', [tarif('A', '10 €', '/a')], [a], ['tarif « A », lien retiré']],
  ['replaced by another', [a], [tarif('Z', '99 €')], ['tarif « Z » ajouté (99 €)', 'tarif « A » supprimé (10 €)']],
  [
    'filled in',
    [{ id: 'A', name: '', price: '' }],
    [tarif('A', '10 €')],
    ['tarif sans nom renommé « A », sans prix → 10 €'],
  ],
  ['of two alike, the one that is gone', [a, { ...(a as Fields), id: 'Z' }], [a], ['tarif « A » supprimé (10 €)']],
  [
    'one moved by fifteen places',
    Array.from({ length: 20 }, (_, place) => tarif(String.fromCharCode(65 + place), '1 €')),
    Array.from({ length: 20 }, (_, place) => tarif(String.fromCharCode(65 + place), '1 €'))
      .toSpliced(2, 1)
      .toSpliced(17, 0, tarif('C', '1 €')),
    ['tarif « C » déplacé'],
  ],
  ['without a price', [a], [tarif('A', '')], ['tarif « A » 10 € → sans prix']],
  ['price as HTML', [a], [tarif('A', '<b>12 €</b>')], ['tarif « A » 10 € → 12 €']],
  ['only bolder', [a], [tarif('<b>A</b>', '10 €')], ['tarif « A », nom présenté autrement']],
  [
    'two at once',
    [a, b],
    [tarif('A', '11 €'), c],
    ['tarif « A » 10 € → 11 €', 'tarif « C » ajouté (30 €)', 'tarif « B » supprimé (20 €)'],
  ],
  ['moved and dearer', [a, b, c], [b, c, tarif('A', '11 €')], ['tarif « A » 10 € → 11 €']],
]
test.each(tarifs)('tarifs: %s', (_, before, after, sentences) => {
  expect(changed('categories', wax, { tarifs: before }, { tarifs: after })).toEqual(
    sentences.map((sentence) => `Épilation à la cire : ${sentence}`),
  )
})

test('a list rewritten is told in one sentence', () => {
  const list = (prefix: string) =>
    Array.from({ length: 20 }, (_, index) => ({
      id: prefix + index,
      name: prefix + index,
      price: `${prefix}${index} €`,
    }))
  expect(changed('categories', wax, { tarifs: list('a') }, { tarifs: list('b') })).toEqual([
    'Épilation à la cire : tarifs : 40 changements',
  ])
})

test.each([
  ['cgv', 'articles', 'Conditions générales de vente : articles : 20 changements'],
  ['mentionsLegales', 'sections', 'Mentions légales : sections : 20 changements'],
])('the parts of a text that are rewritten are told in the plural: %s', (collection, field, told) => {
  const parts = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, titre: `Titre ${index}`, texte: '' }))
  expect(changed(collection, { misAJour: '' }, { [field]: [] }, { [field]: parts })).toEqual([told])
})

const question = (text: string, answer: string): Json => ({ id: 'q', question: text, answer })
const long = 'Un texte assez long pour que personne ne veuille le lire deux fois dans une liste de changements. '
const article: Fields = { titre: 'Noël', contenu: [], image: '', date: '' }
const part = (sousTitre: string, texte: string): Json => ({ id: sousTitre, sousTitre, texte })
const team: Fields = { members: [] }
const centre: Fields = { nom: 'Institut Soleil', description: [] }
const hours = { lundi: '', mardi: '9h-19h' }
const offer: Fields = { titre: 'Duo', contenu: ['Une ligne', 'Deux lignes'], image: '' }

type Row = [string, string, Fields, Fields, Fields, string[]]
const fields: Row[] = [
  ['title', 'categories', wax, {}, { title: 'Cire' }, ['Cire : titre « Épilation à la cire » → « Cire »']],
  [
    'a title that looks like HTML',
    'actualites',
    article,
    { titre: 'On vous <3 -> tous' },
    { titre: 'A <b> C' },
    ['Article « A <b> C » : titre « On vous <3 -> tous » → « A <b> C »'],
  ],
  [
    'short text',
    'categories',
    wax,
    { description: '<p>Une heure.</p>' },
    { description: '<p>Deux heures.</p>' },
    ['Épilation à la cire : description modifiée : « Une heure. » → « Deux heures. »'],
  ],
  [
    'a word in a long text',
    'categories',
    wax,
    { description: `<p>${long}Une heure.</p>` },
    { description: `<p>${long}Une bonne heure.</p>` },
    ['Épilation à la cire : description modifiée : « bonne » ajouté'],
  ],
  [
    'a long text',
    'categories',
    wax,
    { description: `<p>${long}</p>` },
    { description: `<p>${'Autre chose. '.repeat(9)}</p>` },
    ['Épilation à la cire : description modifiée'],
  ],
  [
    'first text',
    'categories',
    wax,
    {},
    { description: '<p>Bonjour</p>' },
    ['Épilation à la cire : description ajoutée'],
  ],
  [
    'no text any more',
    'categories',
    wax,
    { description: '<p>Bonjour</p>' },
    { description: '' },
    ['Épilation à la cire : description retirée'],
  ],
  [
    'only bolder',
    'categories',
    wax,
    { description: '<p>Ici</p>' },
    { description: '<p><strong>Ici</strong></p>' },
    ['Épilation à la cire : description présentée autrement'],
  ],
  [
    'video',
    'categories',
    wax,
    {},
    { videos: ['/videos/cire.mp4'] },
    ['Épilation à la cire : vidéo « cire.mp4 » ajoutée'],
  ],
  [
    'video of this site, whose name says nothing',
    'categories',
    wax,
    {},
    { videos: [`/media/${'0c'.repeat(16)}.mp4`] },
    ['Épilation à la cire : vidéo ajoutée'],
  ],
  [
    'video of this site, in place of another',
    'categories',
    wax,
    { videos: [`/media/${'0c'.repeat(16)}.mp4`] },
    { videos: [`/media/${'1d'.repeat(16)}.mp4`] },
    ['Épilation à la cire : vidéo remplacée'],
  ],
  ['hidden treatment', 'categories', wax, {}, { masque: true }, ['Épilation à la cire : masqué aux visiteurs']],
  [
    'treatment shown again',
    'categories',
    wax,
    { masque: true },
    { masque: false },
    ['Épilation à la cire : visible de nouveau'],
  ],
  [
    'video whose address ends with a slash',
    'categories',
    wax,
    { videos: ['https://www.instagram.com/reel/abc/'] },
    { videos: ['https://www.instagram.com/reel/def/'] },
    ['Épilation à la cire : vidéo « abc » → « def »'],
  ],
  [
    'question',
    'categories',
    wax,
    {},
    { questions: [question('Combien ?', '')] },
    ['Épilation à la cire : question « Combien ? » ajoutée'],
  ],
  [
    'answer',
    'categories',
    wax,
    { questions: [question('Combien ?', '<p>Une heure</p>')] },
    { questions: [question('Combien ?', `<p>${long}</p>`)] },
    ['Épilation à la cire : question « Combien ? », réponse modifiée'],
  ],
  [
    'question reworded',
    'categories',
    wax,
    { questions: [question('Combien ?', '<p>Une heure</p>')] },
    { questions: [question('Quelle durée ?', '<p>Une heure</p>')] },
    ['Épilation à la cire : question « Combien ? » renommée « Quelle durée ? »'],
  ],
  [
    'article',
    'actualites',
    article,
    {},
    { image: '/i.jpg', date: '2026-11-16T10:00:00Z' },
    ['Article « Noël » : image ajoutée', 'Article « Noël » : date ajoutée'],
  ],
  [
    'date',
    'actualites',
    article,
    { date: '2026-06-01T10:00:00Z' },
    { date: '2026-11-16T10:00:00Z' },
    ['Article « Noël » : date 1er juin 2026 → 16 novembre 2026'],
  ],
  [
    'part',
    'actualites',
    article,
    { contenu: [part('Quand', 'En mai')] },
    { contenu: [part('Quand', 'En juin'), part('Où', 'Ici')] },
    [
      'Article « Noël » : partie « Quand », texte modifié : « mai » → « juin »',
      'Article « Noël » : partie « Où » ajoutée',
    ],
  ],
  [
    'offer line',
    'offresDuMoment',
    offer,
    {},
    { contenu: ['Une ligne', 'Trois lignes'] },
    ['Offre « Duo » : ligne « Deux lignes » → « Trois lignes »'],
  ],
  ['image', 'soldes', offer, { image: '/a.jpg' }, { image: '/b.jpg' }, ['Solde « Duo » : image changée']],
  ['image gone', 'ventesPrivees', offer, { image: '/a.jpg' }, { image: '' }, ['Vente privée « Duo » : image retirée']],
  ['notes', 'notesOffres', {}, { notes: ['Une'] }, { notes: [] }, ['Notes des offres : note « Une » supprimée']],
  [
    'member',
    'team',
    team,
    {},
    { members: [{ name: 'Inès', role: 'Sourcils' }] },
    ['Équipe : membre « Inès » ajouté (Sourcils)'],
  ],
  [
    'role',
    'team',
    team,
    { members: [{ name: 'Inès', role: 'Sourcils' }] },
    { members: [{ name: 'Inès', role: 'Regard' }] },
    ['Équipe : membre « Inès », rôle « Sourcils » → « Regard »'],
  ],
  [
    'photo',
    'team',
    team,
    { members: [{ name: 'Inès', role: 'Regard' }] },
    { members: [{ name: 'Inès', role: 'Regard', photo: '/i.jpg' }] },
    ['Équipe : membre « Inès », photo ajoutée'],
  ],
  [
    'hours',
    'centres',
    centre,
    { horaires: hours },
    { horaires: { ...hours, lundi: '9h-12h', mardi: '' } },
    [
      'Notre centre : horaires du lundi « Fermé » → « 9h-12h »',
      'Notre centre : horaires du mardi « 9h-19h » → « Fermé »',
    ],
  ],
  [
    'dates',
    'centres',
    centre,
    { exceptions: [{ du: '2026-12-24', horaires: '', motif: '' }] },
    {
      exceptions: [
        { du: '2026-12-24', au: '2026-12-26', horaires: '', motif: 'congés' },
        { du: '2026-12-31', horaires: '9h - 12h', motif: '' },
        { du: '2027-01-01', horaires: '', motif: '' },
      ],
    },
    [
      'Notre centre : date exceptionnelle « 24 décembre 2026 », fin ajoutée, motif « congés » ajouté',
      'Notre centre : date exceptionnelle « 31 décembre 2026 » ajoutée (9h - 12h)',
      'Notre centre : date exceptionnelle « 1er janvier 2027 » ajoutée (Fermé)',
    ],
  ],
  [
    'street',
    'centres',
    centre,
    { adresse: { rue: 'A', ville: 'X' } },
    { adresse: { rue: 'B', ville: 'X' } },
    ['Notre centre : rue « A » → « B »'],
  ],
  [
    'phone',
    'centres',
    centre,
    { contact: { telephone: '' } },
    { contact: { telephone: '01' } },
    ['Notre centre : téléphone « 01 » ajouté'],
  ],
  [
    'host',
    'centres',
    centre,
    { mentions: {} },
    { mentions: { hebergeur: { nom: 'OVH' } } },
    ["Notre centre : nom de l'hébergeur « OVH » ajouté"],
  ],
  [
    'paragraph',
    'centres',
    centre,
    { description: ['Un'] },
    { description: ['Un', 'Deux'] },
    ['Notre centre : paragraphe « Deux » ajouté'],
  ],
  [
    'picture place',
    'photographies',
    { alt: 'Une cabine' },
    { image: '/a.jpg' },
    { image: '/b.jpg' },
    ['Photographie « Une cabine » : image changée'],
  ],
  [
    'search result',
    'pages',
    { titre: '', description: '' },
    { titre: '' },
    { titre: 'Cire à Colmar' },
    ['Référencement « un-id » : titre dans Google « Cire à Colmar » ajouté'],
  ],
  [
    'redirection',
    'redirections',
    { ancienne: '/a', nouvelle: '/b' },
    { nouvelle: '/b' },
    { nouvelle: '/c' },
    ['Redirection « /a » : nouvelle adresse « /b » → « /c »'],
  ],
  [
    'position',
    'centres',
    centre,
    { geo: { latitude: 48, longitude: 7 } },
    { geo: { latitude: 48.1, longitude: 7 } },
    ['Notre centre : latitude « 48 » → « 48.1 »'],
  ],
  ['unknown line', 'team', team, {}, { devise: 'Douceur' }, ['Équipe : champ « devise » « Douceur » ajouté']],
  ['unknown number', 'team', team, { rang: 1 }, { rang: 2 }, ['Équipe : champ « rang » « 1 » → « 2 »']],
  ['unknown list', 'team', team, { mots: [] }, { mots: [{ titre: 'Un' }] }, ['Équipe : élément « Un » ajouté']],
  ['unknown group', 'team', team, { lieu: { x: 'a' } }, { lieu: { x: 'b' } }, ['Équipe : champ « x » « a » → « b »']],
  [
    'unknown collection',
    'inconnue',
    { titre: 'T' },
    { x: 'a' },
    { x: 'b' },
    ['Document « T » : champ « x » « a » → « b »'],
  ],
]
test.each(fields)('fields: %s', (_, collection, base, before, after, sentences) => {
  expect(changed(collection, base, before, after)).toEqual(sentences)
})

describe('a document as a whole', () => {
  const here = state(article, 2)
  test.each<[string, string, DocumentState | undefined, DocumentState, string]>([
    ['created', 'actualites', undefined, here, 'Article « Noël » ajouté'],
    ['created, feminine', 'offresDuMoment', undefined, here, 'Offre « Noël » ajoutée'],
    ['created, by title', 'categories', undefined, state(wax), 'Soin « Épilation à la cire » ajouté'],
    ['created, plural', 'notesOffres', undefined, state({ notes: [] }), 'Notes des offres ajoutées'],
    ['without a title', 'actualites', undefined, state({ ...article, titre: '' }), 'Article sans titre ajouté'],
    ['deleted', 'actualites', here, state(null, 2), 'Article « Noël » supprimé'],
    ['restored', 'ventesPrivees', state(null, 2), here, 'Vente privée « Noël » rétablie'],
    ['moved', 'actualites', here, state(article, 0), 'Article « Noël » déplacé'],
    ['saved as it was', 'actualites', here, here, 'Article « Noël » enregistré'],
  ])('%s', (_, collection, before, after, sentence) => {
    expect(told(collection, before, after)).toEqual([sentence])
  })
})

test('the part of a picture that is shown is told, and is nothing where it is the centre as before', () => {
  const offer = { titre: 'Duo', contenu: [], image: '/images/a.jpg' }
  const told = (before: Fields, after: Fields) => changed('offresDuMoment', offer, before, after)
  expect(told({}, { cadrage: '30 70' })).toEqual(["Offre « Duo » : cadrage de l'image changé"])
  expect(told({ cadrage: '30 70' }, { cadrage: '' })).toEqual(["Offre « Duo » : cadrage de l'image changé"])
  expect(told({}, { cadrage: '', image: '/images/b.jpg' })).toEqual(['Offre « Duo » : image changée'])
})

test('the texts of a film are told by its file', () => {
  const film = { id: 'f', video: '/videos/geste.mp4', texte: '<p>Une main.</p>' }
  const told = (before: Fields, after: Fields) => changed('categories', wax, before, after)
  const name = 'Épilation à la cire : texte de la vidéo « geste.mp4 »'
  expect(told({}, { textesVideos: [film] })).toEqual([`${name} ajouté`])
  expect(told({ textesVideos: [film] }, { textesVideos: [{ ...film, sousTitres: '/media/a.vtt' }] })).toEqual([
    `${name}, sous-titres ajoutés`,
  ])
  expect(told({ textesVideos: [film] }, { textesVideos: [{ ...film, texte: '<p>Deux mains.</p>' }] })).toEqual([
    `${name}, transcription modifiée : « Une main. » → « Deux mains. »`,
  ])
  expect(told({ textesVideos: [film] }, { textesVideos: [] })).toEqual([`${name} supprimé`])
})
