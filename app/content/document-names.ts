import { plainText } from '../lib/plain-text.ts'
import type { Noun } from './field-kinds.ts'
import { pageName, pagePath } from './page-keys.ts'
import type { Fields } from './revision.ts'

interface Naming {
  noun: Noun
  /** The field that tells one document from another; none where there is only one. */
  title?: string
  /** Told apart by its id, where no field does. */
  titleOfId?: (id: string) => string
  /** Called by its title alone, as the title of its page. */
  byTitle?: boolean
  page: string | ((id: string) => string)
  /** The page's name; where there is none, the document's title is. */
  pageName?: string
}

const NAMINGS: Record<string, Naming> = {
  categories: {
    noun: { text: 'Soin' },
    title: 'title',
    byTitle: true,
    page: (id) => `/soins/${encodeURIComponent(id)}`,
  },
  actualites: { noun: { text: 'Article' }, title: 'titre', page: '/actualites', pageName: 'Nos Actualités' },
  offresDuMoment: {
    noun: { text: 'Offre', feminine: true },
    title: 'titre',
    page: '/offres-du-moment',
    pageName: 'Nos Offres',
  },
  ventesPrivees: {
    noun: { text: 'Vente privée', feminine: true },
    title: 'titre',
    page: '/ventes-privees',
    pageName: 'Ventes privées',
  },
  soldes: { noun: { text: 'Solde' }, title: 'titre', page: '/nos-soldes', pageName: 'Nos soldes' },
  notesOffres: {
    noun: { text: 'Notes des offres', feminine: true, plural: true },
    page: '/offres-du-moment',
    pageName: 'Nos Offres',
  },
  team: { noun: { text: 'Équipe', feminine: true }, page: '/nos-expertes', pageName: 'Nos expertes' },
  centres: { noun: { text: 'Notre centre' }, page: '/notre-centre', pageName: 'Notre centre' },
  reglages: { noun: { text: 'Réglages', plural: true }, page: '/admin', pageName: "Page d'administration" },
  pages: { noun: { text: 'Référencement' }, titleOfId: pageName, page: pagePath },
  redirections: { noun: { text: 'Redirection', feminine: true }, title: 'ancienne', page: '/', pageName: 'Accueil' },
  photographies: {
    noun: { text: 'Photographie', feminine: true },
    title: 'alt',
    page: '/',
    pageName: 'Accueil',
  },
}

/** How a document is called: at the head of a sentence about it, and as what was added or deleted itself. */
export interface DocumentName {
  subject: string
  noun: Noun
}

/** Names a document after its fields; one without a title after its id where that can be read. */
export function documentName(collection: string, id: string, fields: Fields | null): DocumentName {
  const { noun, title: field, titleOfId, byTitle } = namingOf(collection)
  if (!field && !titleOfId) return { subject: noun.text, noun }
  const title = titleOfId?.(id) ?? (fieldText(fields, field!) || (collection === 'photographies' ? id : ''))
  const full = { ...noun, text: title ? `${noun.text} « ${title} »` : `${noun.text} sans titre` }
  return { subject: byTitle && title ? title : full.text, noun: full }
}

/** The page that a document stands on, by its address and its name. */
export function documentPage(collection: string, id: string, fields: Fields | null): { href: string; name: string } {
  const { page, pageName, title, titleOfId } = namingOf(collection)
  const name = pageName ?? titleOfId?.(id) ?? (fieldText(fields, title ?? '') || id)
  return { href: typeof page === 'string' ? page : page(id), name }
}

const fieldText = (fields: Fields | null, field: string) => plainText(String(fields?.[field] ?? ''), 80)

const namingOf = (collection: string): Naming =>
  Object.hasOwn(NAMINGS, collection)
    ? NAMINGS[collection]!
    : { noun: { text: 'Document' }, title: 'titre', page: '/', pageName: 'Accueil' }
