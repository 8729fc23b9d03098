import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isFields, type Json } from '../../../lib/json.ts'
import type { Tables } from '../tables.ts'

/** What pages were called, and what search engines were told of them, before it was part of `textes`. */
const WORDS: Record<string, Record<string, string>> = {
  accueil: { metier: 'institut de beauté' },
  soins: {
    titre: 'Tous les soins',
    sansTexte: 'les prix, le déroulement et les réponses à vos questions.',
  },
  tarifs: { titre: 'Tous les tarifs', exemples: 'maillot, manucure, cils…' },
  'nos-expertes': { titre: 'Notre équipe' },
  'notre-centre': { titre: 'Notre centre', description: "Adresse, horaires d'ouverture et téléphone" },
  actualites: { titre: 'Nos Actualités' },
  'offres-du-moment': { titre: 'Nos Offres' },
  'ventes-privees': { titre: 'Nos Ventes privées' },
  'nos-soldes': { titre: 'Nos Soldes' },
  'cheques-cadeaux': { titre: 'Chèques-cadeaux' },
  'nos-produits': { titre: 'Nos produits' },
  'mon-compte': { titre: 'Mon compte' },
  'rendez-vous': { titre: 'Rendez-vous' },
  'plan-du-site': { titre: 'Plan du site' },
  cgv: {
    description: 'Réservation, annulation, prix, paiement, fidélité, parrainage, rétractation et litiges.',
  },
  'mentions-legales': {
    description: 'Éditeur, hébergement, propriété intellectuelle, responsabilité, cookies et contact.',
  },
}

/** The words of pages hold their titles: in every state that was kept, so that the history tells of no change. */
export const pageTitles = addingWords(WORDS)

/** Writes words of pages that were in the code into every state of `textes` that was kept. */
export function addingWords(words: typeof WORDS): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const tables = db as Kysely<Tables>
      const kept = await tables
        .selectFrom('documents')
        .select(['id', 'data'])
        .where('collection', '=', 'textes')
        .execute()
      for (const { id, data } of kept)
        await tables
          .updateTable('documents')
          .set({ data: withWords(data, words) })
          .where('collection', '=', 'textes')
          .where('id', '=', id)
          .execute()
      const states = await tables
        .selectFrom('revisions')
        .select(['document_id', 'version', 'data'])
        .where('collection', '=', 'textes')
        .where('data', 'is not', null)
        .execute()
      for (const { document_id, version, data } of states)
        await tables
          .updateTable('revisions')
          .set({ data: withWords(data!, words) })
          .where('collection', '=', 'textes')
          .where('document_id', '=', document_id)
          .where('version', '=', version)
          .execute()
    },
  }
}

/** What is no JSON is left alone. */
function withWords(data: string, all: typeof WORDS): string {
  try {
    const fields = JSON.parse(data) as Record<string, Json>
    for (const [page, words] of Object.entries(all)) {
      const standing = fields[page]
      fields[page] = { ...words, ...(isFields(standing) ? standing : {}) }
    }
    return JSON.stringify(fields)
  } catch {
    return data
  }
}
