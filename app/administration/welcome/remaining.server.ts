import { definitionOf, FIXED_IDS, type CollectionName } from '../../cms/documents/collections.ts'
import { documentName } from '../../cms/documents/document-names.ts'
import { findDocument, listDocuments, type Stored } from '../../cms/documents/documents.server.ts'
import { EXAMPLE_LISTS, exampleEntries, isExample } from '../../cms/documents/examples.server.ts'
import { FIRST_CONTENT } from '../../cms/documents/first-content.ts'
import { pageName, pagePath, treatmentPath } from '../../cms/documents/page-keys.ts'
import { withoutEntryIds } from '../../lib/entry-ids.ts'
import { isSame, type Json, type Fields } from '../../lib/json.ts'
import { photographId } from '../../media/definition.ts'
import { readWithdrawnPages } from '../../seo/withdrawn-pages.server.ts'
import { FIRST_PLAN } from '../../site/centre/first-content.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Something that is as the site came with it, and where it is changed. */
export interface Remaining {
  title: string
  href: string
  /** How many things it is: prices, persons, texts or pictures. */
  count: number
}

/** What of a site is still as it came, by what visitors are to do with it. */
export interface RemainingParts {
  /** Kept from visitors once the site bears a name of its own. */
  invented: Remaining[]
  /** Shown to visitors: true of many institutes, and to be read again. */
  texts: Remaining[]
  pictures: Remaining[]
}

/** The blocks of the home page that say what the institute offers, as they are called. */
const HOME_TEXTS = [
  ['ouverture', "les photos et la phrase d'ouverture"],
  ['promotions', 'la bannière des promotions'],
  ['produits', 'la bannière des produits'],
  ['centre', 'la bannière du centre'],
  ['cheques', 'la bannière des chèques-cadeaux'],
  ['lettre', 'la lettre'],
] as const

const FIRST_FILMS = new Set(Object.values(FIRST_CONTENT.categories).flatMap(({ videos }) => videos))

/** Words that say where one comes. */
const OWN_WORDS = [
  ["Notre centre : l'introduction", '/notre-centre', 'notre-centre', 'introduction'],
  ["Notre centre : l'accès", '/notre-centre', 'notre-centre', 'acces'],
  ["Bas des pages : l'invitation", '/soins', 'invitation', 'texte'],
] as const

/** Pages whose description names treatments. */
const NAMING_TREATMENTS = ['accueil', 'soins', 'tarifs'] as const

/** Pages that say what the institute promises where nothing is booked online. */
const PROMISING = ['cheques-cadeaux', 'nos-produits', 'mon-compte'] as const

/** Reads what of the site is still as it came. A treatment that is hidden is not counted. */
export async function readRemaining(db: Database): Promise<RemainingParts> {
  const [all, withdrawn, team, home, centre, words, terms, photographs, ...lists] = await Promise.all([
    listDocuments(db, 'categories'),
    readWithdrawnPages(db),
    findDocument(db, 'team', FIXED_IDS.team),
    findDocument(db, 'accueil', FIXED_IDS.accueil),
    findDocument(db, 'centres', FIXED_IDS.centres),
    findDocument(db, 'textes', FIXED_IDS.textes),
    findDocument(db, 'cgv', FIXED_IDS.cgv),
    listDocuments(db, 'photographies'),
    ...EXAMPLE_LISTS.map((collection) => listDocuments(db, collection)),
  ])
  const treatments = all.filter(({ masque }) => !masque)
  const replaced = new Set(photographs.filter(({ image }) => image).map(({ id }) => id))
  const isFirstPicture = (image: string | undefined) => {
    const place = image && photographId(image)
    return place !== undefined && place !== '' && !replaced.has(place)
  }
  const documents = lists.flatMap((list, place) => {
    const collection = EXAMPLE_LISTS[place]!
    return list
      .filter((document) => isExample(collection, document))
      .map((document) => ({
        title: documentName(collection, document.id, document as never).subject,
        href: String(definitionOf(collection).page),
        count: 1,
      }))
  })
  return {
    invented: [
      ...treatments.map(pricesOf),
      personsOf('team', team, 'Notre équipe', '/nos-expertes'),
      personsOf('accueil', home, "Expertes de l'accueil", '/'),
      waysOf(centre),
      ...documents,
    ].filter(({ count }) => count > 0),
    texts: [
      ...treatments.map(textsOf),
      {
        title: 'Notre centre : la description',
        href: '/notre-centre',
        count: Number(centre !== undefined && isAsFirst('centres', centre, 'description')),
      },
      ...OWN_WORDS.map(([title, href, ...path]) => ({
        title,
        href,
        count: Number(words !== undefined && isAsFirst('textes', words, ...path)),
      })),
      ...PROMISING.filter((key) => !withdrawn.has(key)).map((key) => ({
        title: `${pageName(key)} : les repères`,
        href: pagePath(key),
        count: Number(words !== undefined && isAsFirst('textes', words, key, 'reperes')),
      })),
      ...HOME_TEXTS.map(([field, name]) => ({
        title: `Accueil : ${name}`,
        href: '/',
        count: Number(home !== undefined && isOnHome(home, field) && isAsFirst('accueil', home, field)),
      })),
      ...NAMING_TREATMENTS.map((key) => ({
        title: `${pageName(key)} : ce que lisent les moteurs de recherche`,
        href: pagePath(key),
        count: Number(words !== undefined && isAsFirst('textes', words, key, 'description')),
      })),
      {
        title: 'Conditions générales de vente',
        href: '/cgv',
        count: Number(terms !== undefined && isAsFirst('cgv', terms, 'articles')),
      },
    ].filter(({ count }) => count > 0),
    pictures: [
      {
        title: 'Accueil',
        href: '/',
        count: home ? picturesOf(home).filter(isFirstPicture).length : 0,
      },
      { title: 'Notre centre : le plan', href: '/notre-centre', count: Number(centre?.plan.image === FIRST_PLAN) },
      ...treatments.map(({ id, title, image, videos }) => ({
        title,
        href: treatmentPath(id),
        count: Number(isFirstPicture(image)) + videos.filter((video) => FIRST_FILMS.has(video)).length,
      })),
    ].filter(({ count }) => count > 0),
  }
}

function pricesOf(treatment: Stored<'categories'>): Remaining {
  const { length: count } = exampleEntries('categories', treatment)
  const words = count === 1 ? '1 tarif' : `${count} tarifs`
  return { title: `${treatment.title} : ${words}`, href: `${treatmentPath(treatment.id)}#tarifs`, count }
}

function personsOf(collection: CollectionName, document: object | undefined, title: string, href: string): Remaining {
  const { length: count } = document ? exampleEntries(collection, document) : []
  return { title: `${title} : ${count === 1 ? '1 personne' : `${count} personnes`}`, href, count }
}

function waysOf(centre: Stored<'centres'> | undefined): Remaining {
  const { length: count } = centre ? exampleEntries('centres', centre) : []
  return { title: 'Notre centre : comment venir', href: '/notre-centre', count }
}

function textsOf(treatment: Stored<'categories'>): Remaining {
  const parts = [
    ...(isAsFirst('categories', treatment, 'description') ? ['la description'] : []),
    ...(isAsFirst('categories', treatment, 'questions') ? ['les questions'] : []),
  ]
  return {
    title: `${treatment.title} : ${parts.join(' et ')}`,
    href: treatmentPath(treatment.id),
    count: parts.length,
  }
}

const isOnHome = ({ ordre }: Stored<'accueil'>, field: string) =>
  field === 'ouverture' || ordre.some(({ bloc, masque }) => bloc === field && !masque)

type Written = 'categories' | 'centres' | 'accueil' | 'textes' | 'cgv'

function isAsFirst(collection: Written, document: { id: string }, ...path: string[]): boolean {
  const documents = FIRST_CONTENT[collection] as unknown as Fields
  const within = (value: Json | undefined, key: string) => (value as Fields | undefined)?.[key]
  const first = path.reduce(within, documents[document.id])
  const standing = path.reduce(within, document as unknown as Json)
  return first !== undefined && isSame(withoutEntryIds(standing ?? null), withoutEntryIds(first))
}

const picturesOf = ({ ouverture, promotions, produits, centre, cheques, expertes }: Stored<'accueil'>) =>
  [...ouverture.photos, promotions, produits, centre, cheques, ...expertes.personnes].map(({ image }) => image)
