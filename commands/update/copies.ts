import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { upgradeCopies } from '../../app/backup/upgrade.server.ts'
import { Refusal } from '../../app/lib/refusal.ts'
import { appliedMigrations } from '../../app/platform/database/migrate.server.ts'
import { counted } from '../counted.ts'
import { withDatabase } from '../database.ts'
import { own, type Institute } from './institutes.ts'

/** Lists the migrations that a version knows. */
const migrationsOf = (version: string) =>
  readdirSync(join(version, 'app', 'platform', 'database', 'migrations')).map((name) => name.slice(0, -3))

/** Lists the migrations of an institute's database that a version does not know. */
async function unknownTo(version: string, { settings }: Institute): Promise<string[]> {
  const known = migrationsOf(version)
  const applied = await withDatabase(settings, appliedMigrations, 'of any version')
  return applied.filter((name) => !known.includes(name))
}

/** The last copy of an institute from before an upgrade whose tables a version knows, and when it was made. */
function copyFor(version: string, { data, settings }: Institute): { path: string; madeAt: string } | undefined {
  if (settings.databaseUrl) return undefined
  const known = migrationsOf(version)
  const found = upgradeCopies(data).findLast((name) => {
    if (!name.endsWith('.sqlite')) return false
    const copy = new DatabaseSync(join(data, name), { readOnly: true })
    const applied = copy.prepare('select name from kysely_migration').all()
    copy.close()
    return applied.every((row) => known.includes(String(row['name'])))
  })
  const [, day, clock] = /(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)/.exec(found ?? '') ?? []
  return found ? { path: join(data, found), madeAt: `${day}T${clock!.replaceAll('-', ':')}` } : undefined
}

/**
 * Finds the copy that a version needs of an institute; undefined where it reads today's content. Says what is lost with it,
 * and throws a Refusal unless that is asked for.
 */
export async function copyOfBefore(
  version: string,
  institute: Institute,
  withCopy: boolean,
): Promise<string | undefined> {
  const unknown = await unknownTo(version, institute)
  if (unknown.length === 0) return undefined
  const copy = copyFor(version, institute)
  if (!copy) {
    const tar = upgradeCopies(institute.data).findLast((name) => name.endsWith('.tar'))
    const why = tar
      ? `sa copie se remet dans une base neuve, par « restore » : ${join(institute.data, tar)}`
      : `il n'y a pas de copie d'avant la mise à jour dans ${institute.data}`
    throw new Refusal(`La version d'avant ne connaît pas ${unknown.join(', ')}, et ${why}.`)
  }
  const { path, madeAt } = copy
  const count = await withDatabase(
    institute.settings,
    async (db) => (await db.selectFrom('revisions').select('version').where('saved_at', '>', madeAt).execute()).length,
    'of any version',
  )
  const lost = `${counted(count, 'enregistrement fait', 'enregistrements faits')} depuis le ${madeAt.replace('T', ' à ')} (temps universel)`
  if (!withCopy)
    throw new Refusal(
      `La version d'avant ne lit pas le contenu d'aujourd'hui (${unknown.join(', ')}). Avec sa copie, ${path}, ${lost} seraient perdus : « institut rollback --with-copy » le fait.`,
    )
  console.error(`Perdus : ${lost}${institute === own ? '' : `, dans ${institute.data}`}.`)
  return path
}
