import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was planned and given up is kept for a while: when that was. */
export const abandonedPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('planned_changes').addColumn('abandoned_at', 'text').execute()
  },
}
