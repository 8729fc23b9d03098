import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables.ts'
import { giveCardsToTreatments } from '../treatment-cards.server.ts'

/** A treatment's picture, hint and place among the others are its own. */
export const treatmentCards: Migration = {
  async up(db: Kysely<unknown>) {
    await giveCardsToTreatments(db as Kysely<Tables>)
  },
}
