import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { documents } from './migrations/001-documents.ts'
import { accounts } from './migrations/002-accounts.ts'
import { editing } from './migrations/003-editing.ts'
import { media } from './migrations/004-media.ts'
import { contentChanges } from './migrations/005-content-changes.ts'
import { mediaTone } from './migrations/006-media-tone.ts'
import { audit } from './migrations/007-audit.ts'
import { idempotency } from './migrations/008-idempotency.ts'
import { claims } from './migrations/009-claims.ts'
import { secondFactor } from './migrations/010-second-factor.ts'
import { collectionSizes } from './migrations/011-collection-sizes.ts'
import { passkeys } from './migrations/012-passkeys.ts'
import { milestones } from './migrations/013-milestones.ts'
import { tickets } from './migrations/014-tickets.ts'
import { mediaSource } from './migrations/015-media-source.ts'
import { entryIds } from './migrations/016-entry-ids.ts'
import { deadTables } from './migrations/017-dead-tables.ts'
import { revisionsByAuthor } from './migrations/018-revisions-by-author.ts'
import { treatmentCards } from './migrations/019-treatment-cards.ts'
import { plannedChanges } from './migrations/020-planned-changes.ts'
import { changesOfSeveral } from './migrations/021-changes-of-several.ts'
import { drafts } from './migrations/024-drafts.ts'
import { placesThen } from './migrations/025-places-then.ts'
import { trueWords } from './migrations/028-true-words.ts'
import { backups } from './migrations/029-backups.ts'
import { addresses } from './migrations/031-addresses.ts'
import { pageTitles } from './migrations/032-page-titles.ts'
import { declarationWords } from './migrations/034-declaration.ts'
import { abandonedPlans } from './migrations/035-abandoned-plans.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Database, DatabaseTransaction } from './tables.ts'

/** Every step from an empty database to the tables of this version, in their order. */
export const MIGRATIONS = {
  '001-documents': documents,
  '002-accounts': accounts,
  '003-editing': editing,
  '004-media': media,
  '005-content-changes': contentChanges,
  '006-media-tone': mediaTone,
  '007-audit': audit,
  '008-idempotency': idempotency,
  '009-claims': claims,
  '010-second-factor': secondFactor,
  '011-collection-sizes': collectionSizes,
  '012-passkeys': passkeys,
  '013-milestones': milestones,
  '014-tickets': tickets,
  '015-media-source': mediaSource,
  '016-entry-ids': entryIds,
  '017-dead-tables': deadTables,
  '018-revisions-by-author': revisionsByAuthor,
  '019-treatment-cards': treatmentCards,
  '020-planned-changes': plannedChanges,
  '021-changes-of-several': changesOfSeveral,
  '024-drafts': drafts,
  '025-places-then': placesThen,
  '028-true-words': trueWords,
  '029-backups': backups,
  '031-addresses': addresses,
  '032-page-titles': pageTitles,
  '034-declaration': declarationWords,
  '035-abandoned-plans': abandonedPlans,
}

/** Those that change no table, only what stands in them. */
const OF_ROWS = ['019-treatment-cards', '028-true-words', '032-page-titles', '034-declaration'] as const

/** Brings up to date the rows that a site wrote which had some migrations: those that it lacked are made of its rows. */
export async function migrateRows(db: DatabaseTransaction, applied: string[]): Promise<void> {
  for (const name of OF_ROWS) if (!applied.includes(name)) await MIGRATIONS[name].up(db)
}

const LATER = 'La base a été tenue par une version plus récente du site'

/**
 * Brings the tables up to date. Refuses those of a later version; throws what the failing migration threw, and earlier
 * ones stay applied.
 */
export async function migrate(db: Database): Promise<void> {
  await refuseNewer(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Refuses tables of a later version of the site: this one does not know what stands in them. */
export async function refuseNewer(db: Database): Promise<void> {
  const unknown = await unknownMigrations(db)
  if (unknown.length > 0) throw new Refusal(`${LATER} (${unknown.join(', ')}) : mettez le site à jour.`)
}

/** The migrations that this version of the site knows, in their order. */
export const MIGRATION_NAMES = Object.keys(MIGRATIONS)

/** Lists the migrations that a database had and this version of the site does not know; most often none. */
export async function unknownMigrations(db: Database): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => !MIGRATION_NAMES.includes(name))
}

/** Lists the migrations that this version of the site knows and a database lacks; most often none. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return MIGRATION_NAMES.filter((name) => !applied.includes(name))
}

/** Lists the migrations that a database had, in their order; none of one that nothing was ever written to. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
