import { isFields, type Json } from '../lib/json.ts'
import { WEEKDAYS } from './weekdays.ts'

/** How something is called in a sentence, without an article. */
export interface Noun {
  text: string
  feminine?: boolean
  plural?: boolean
  /** What it is called among its likes, where that is shorter. */
  label?: string
}

/** What a field holds, and so how its changes are told and shown. */
export type FieldKind =
  | LineKind
  | { kind: 'html' | 'text' | 'address' | 'date'; noun: Noun }
  | { kind: 'list'; noun: Noun; entry: EntryKind }
  | { kind: 'group'; noun: Noun; fields: Record<string, FieldKind> }

interface LineKind {
  kind: 'line'
  noun: Noun
  html?: boolean
  /** What is said where there is none. */
  empty?: string
  /** Said by its value alone: a price. */
  bare?: boolean
}

/** What the entries of a list are. Without fields, each is a text. */
export interface EntryKind {
  noun: Noun
  fields?: Record<string, FieldKind>
  /** The field that an entry is called by. */
  name?: string
  /** The field that is said beside the name of an entry that comes or goes. */
  aside?: string
  /** Texts are addresses of files, and called by their last part. */
  address?: boolean
}

const line = (text: string, more: Partial<Noun & Omit<LineKind, 'kind' | 'noun'>> = {}): FieldKind => {
  const { feminine = false, plural = false, label, ...rest } = more
  return { kind: 'line', noun: { text, feminine, plural, ...(label && { label }) }, ...rest }
}

const IMAGE: FieldKind = { kind: 'address', noun: { text: 'image', feminine: true } }
const PHOTO: FieldKind = { kind: 'address', noun: { text: 'photo', feminine: true } }

const DATE: FieldKind = { kind: 'date', noun: { text: 'date', feminine: true } }

const TARIFS: FieldKind = {
  kind: 'list',
  noun: { text: 'tarifs', plural: true },
  entry: {
    noun: { text: 'tarif' },
    name: 'name',
    aside: 'price',
    fields: {
      name: line('nom', { html: true }),
      price: line('prix', { html: true, bare: true, empty: 'sans prix' }),
      link: { kind: 'address', noun: { text: 'lien' } },
    },
  },
}

const QUESTIONS: FieldKind = {
  kind: 'list',
  noun: { text: 'questions', feminine: true, plural: true },
  entry: {
    noun: { text: 'question', feminine: true },
    name: 'question',
    fields: { question: line('question'), answer: { kind: 'html', noun: { text: 'réponse', feminine: true } } },
  },
}

const PARTS: FieldKind = {
  kind: 'list',
  noun: { text: 'contenu' },
  entry: {
    noun: { text: 'partie', feminine: true },
    name: 'sousTitre',
    fields: { sousTitre: line('sous-titre'), texte: { kind: 'text', noun: { text: 'texte' } } },
  },
}

const MEMBERS: FieldKind = {
  kind: 'list',
  noun: { text: 'membres', plural: true },
  entry: {
    noun: { text: 'membre' },
    name: 'name',
    aside: 'role',
    fields: { name: line('nom'), role: line('rôle'), photo: PHOTO },
  },
}

/** A list of texts, called by its entries. */
const texts = (text: string, entry: Noun, address = false): FieldKind => ({
  kind: 'list',
  noun: { text },
  entry: { noun: entry, address },
})

const group = (text: string, fields: Record<string, FieldKind>): FieldKind => ({
  kind: 'group',
  noun: { text },
  fields,
})

const OFFER = {
  titre: line('titre'),
  contenu: texts('contenu', { text: 'ligne', feminine: true }),
  image: IMAGE,
}

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, line(`horaires du ${day}`, { plural: true, label: day, empty: 'Fermé' })]),
)

const EXCEPTIONS: FieldKind = {
  kind: 'list',
  noun: { text: 'dates exceptionnelles', feminine: true, plural: true },
  entry: {
    noun: { text: 'date exceptionnelle', feminine: true },
    name: 'du',
    aside: 'horaires',
    fields: {
      du: { kind: 'date', noun: { text: 'début' } },
      au: { kind: 'date', noun: { text: 'fin', feminine: true } },
      horaires: line('horaires', { plural: true, empty: 'Fermé' }),
      motif: line('motif'),
    },
  },
}

const KINDS: Record<string, Record<string, FieldKind>> = {
  categories: {
    title: line('titre'),
    description: { kind: 'html', noun: { text: 'description', feminine: true } },
    videos: texts('vidéos', { text: 'vidéo', feminine: true }, true),
    tarifs: TARIFS,
    questions: QUESTIONS,
  },
  actualites: { titre: line('titre'), contenu: PARTS, image: IMAGE, date: DATE },
  offresDuMoment: OFFER,
  ventesPrivees: OFFER,
  soldes: OFFER,
  notesOffres: { notes: texts('notes', { text: 'note', feminine: true }) },
  team: { members: MEMBERS },
  photographies: { image: IMAGE, alt: line("description de l'image", { feminine: true }) },
  pages: { titre: line('titre dans Google'), description: line('description dans Google', { feminine: true }) },
  redirections: {
    ancienne: line('ancienne adresse', { feminine: true }),
    nouvelle: line('nouvelle adresse', { feminine: true }),
  },
  reglages: { adresse: line('adresse publique', { feminine: true, empty: 'aucune' }) },
  centres: {
    nom: line('nom'),
    description: texts('présentation', { text: 'paragraphe' }),
    horaires: group("horaires d'ouverture", HOURS),
    exceptions: EXCEPTIONS,
    adresse: group('adresse', {
      rue: line('rue', { feminine: true }),
      code_postal: line('code postal'),
      ville: line('ville', { feminine: true }),
    }),
    contact: group('contact', { telephone: line('téléphone'), email: line('e-mail') }),
    geo: group('position sur la carte', {
      latitude: line('latitude', { feminine: true }),
      longitude: line('longitude', { feminine: true }),
    }),
    mentions: group('mentions légales', {
      formeJuridique: line('forme juridique', { feminine: true }),
      siret: line('SIRET'),
      directionPublication: line('direction de la publication', { feminine: true }),
      hebergeur: group('hébergeur', {
        nom: line("nom de l'hébergeur"),
        adresse: line("adresse de l'hébergeur", { feminine: true }),
        telephone: line("téléphone de l'hébergeur"),
      }),
      domaine: line('bureau du domaine'),
      mediateur: line('médiateur'),
    }),
  },
}

const NAMING = ['name', 'nom', 'titre', 'title', 'question', 'sousTitre']

/** Says what a field of a collection holds; of one that is not known, what its values look like. */
export function fieldKind(collection: string, field: string, values: (Json | undefined)[]): FieldKind {
  const known = Object.hasOwn(KINDS, collection) ? KINDS[collection]! : {}
  return kindAmong(known, field, values)
}

/** The same within a group or an entry, by its own fields. */
export function kindAmong(known: Record<string, FieldKind>, field: string, values: (Json | undefined)[]): FieldKind {
  if (Object.hasOwn(known, field)) return known[field]!
  if (field === 'image') return IMAGE
  if (field === 'photo') return PHOTO
  const value = values.find((one) => one !== undefined && one !== null && !(Array.isArray(one) && one.length === 0))
  const noun = { text: `champ « ${field} »` }
  if (Array.isArray(value)) return { kind: 'list', noun, entry: guessedEntry(value[0]!) }
  if (isFields(value)) return { kind: 'group', noun, fields: {} }
  if (typeof value === 'string' && /<\w[^<>]*>/.test(value)) return { kind: 'html', noun }
  return { kind: 'line', noun }
}

/** Adds to a word what the noun that it is said of asks for: « ajouté », « ajoutées ». */
export function agree(word: string, { feminine, plural }: Noun): string {
  return word + (feminine ? 'e' : '') + (plural ? 's' : '')
}

function guessedEntry(value: Json): EntryKind {
  const noun = { text: 'élément' }
  if (!isFields(value)) return { noun }
  const name = NAMING.find((field) => field in value) ?? Object.keys(value).find((field) => field !== 'id')
  return { noun, fields: {}, ...(name && { name }) }
}
