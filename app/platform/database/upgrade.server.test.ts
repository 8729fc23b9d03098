import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openEmptyDatabase } from '../../../tests/support/test-database.ts'
import { failureLine } from '../../lib/failure-line.ts'
import { verifyPassword } from '../../accounts/password-hash.server.ts'
import { addAccount, findPasswordHash, listAccounts } from '../../accounts/accounts.server.ts'
import { listEvents, recordEvent } from '../../accounts/audit.server.ts'
import { findDocument, listDocuments } from '../../cms/documents/documents.server.ts'
import { listLines } from '../../cms/history/history.server.ts'
import { findMedia, saveMedia, type Media } from '../../media/media.server.ts'
import { insertPasskey, listPasskeys } from '../../accounts/passkeys/passkeys.server.ts'
import { isReady } from '../readiness.server.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '../../accounts/second-factor/recovery-codes.server.ts'
import { findRedirection } from '../../seo/redirections.server.ts'
import { findSecondFactor } from '../../accounts/second-factor/second-factor.server.ts'
import { listSessions } from '../../accounts/sessions/sessions.server.ts'
import { migrate, MIGRATIONS } from './migrate.server.ts'
import type { Database } from './tables.ts'

/** The last step of the version before entries had ids. */
const EARLIER = '015-media-source'

const AT = '2026-11-16T08:00:00.000Z'
const PASSWORD = 'trois mots au hasard'
const CLIENT = { address: '192.0.2.1', device: 'Safari sur iPhone' }

const PICTURE: Media = {
  id: 'a'.repeat(32),
  kind: 'picture',
  extension: 'jpg',
  width: 600,
  height: 400,
  size: 12_345,
  alt: 'Une salle',
  variants: 'done',
  author: null,
  created_at: AT,
  tone: '84504a',
  source: null,
}

describe.each(ENGINES)('a site of an earlier version, on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  let camille: { id: string; name: string }

  beforeEach(async () => {
    ;({ db, close } = await openEmptyDatabase(engine))
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
    const { error } = await migrator.migrateTo(EARLIER)
    if (error) throw error
    await fill()
  })
  afterEach(() => close())

  /** A document as it was kept, with all its states. */
  async function leave(collection: string, id: string, ...states: object[]) {
    const texts = states.map((state) => JSON.stringify(state))
    const common = { collection, position: 0 }
    for (const [index, data] of texts.entries())
      await db
        .insertInto('revisions')
        .values({ ...common, document_id: id, version: index + 1, data, author: camille.id, saved_at: AT })
        .execute()
    await db
      .insertInto('documents')
      .values({ ...common, id, version: states.length, data: texts.at(-1)!, updated_at: AT })
      .execute()
  }

  async function fill() {
    camille = {
      id: await addAccount(db, { email: 'camille@exemple.fr', name: 'Camille', password: PASSWORD }, 12),
      name: 'Camille',
    }
    await addAccount(db, { email: 'ines@exemple.fr', name: 'Inès', password: PASSWORD }, 12)
    await db
      .insertInto('session')
      .values({
        id: 's',
        token: 't',
        userId: camille.id,
        expiresAt: '2099-01-01T00:00:00.000Z',
        ipAddress: null,
        userAgent: null,
        createdAt: AT,
        updatedAt: AT,
      })
      .execute()
    await db
      .insertInto('second_factors')
      .values({ user_id: camille.id, sealed_secret: 'x', confirmed_at: AT, last_step: 1 })
      .execute()
    await renewRecoveryCodes(db, camille, CLIENT)
    await db.transaction().execute((transaction) =>
      insertPasskey(transaction, camille.id, {
        id: 'cle',
        name: 'Téléphone',
        publicKey: 'x',
        counter: 0,
        transports: [],
      }),
    )
    await recordEvent(db, 'signed-in', camille, CLIENT)
    await saveMedia(db, PICTURE)
    const treatment = { title: 'Cire', description: '<p>Douce.</p>', videos: [], questions: [] }
    const menton = { name: 'Menton', price: '8 €' }
    await leave(
      'categories',
      'cire',
      { ...treatment, tarifs: [menton] },
      { ...treatment, tarifs: [menton, { name: 'Lèvre', price: '9 €' }] },
    )
    await leave('redirections', 'ancienne', { ancienne: '/ancienne', nouvelle: '/soins/cire' })
    await leave('soldes', 'une', { titre: 'Une fin de série', contenu: ['Ligne'], image: `/media/${PICTURE.id}.jpg` })
    await sql`insert into collection_sizes (collection, size) values ('actualites', 1000)`.execute(db)
    await sql`insert into milestones (collection, "before", position) values ('actualites', 0, 0)`.execute(db)
  }

  test('opens with everything in place', async () => {
    await migrate(db)
    expect(await isReady(db)).toBe(true)
    expect((await listAccounts(db)).map(({ name }) => name)).toEqual(['Camille', 'Inès'])
    expect(await verifyPassword(PASSWORD, (await findPasswordHash(db, camille.id))!)).toBe(true)
    expect(await listSessions(db, camille.id, new Date())).toMatchObject([{ id: 's' }])
    expect(await findSecondFactor(db, camille.id)).toMatchObject({ confirmedAt: AT })
    expect(await countRecoveryCodes(db, camille.id)).toBeGreaterThan(5)
    expect(await listPasskeys(db, camille.id)).toMatchObject([{ id: 'cle', name: 'Téléphone' }])
    expect((await listEvents(db, 10)).map(({ kind }) => kind)).toContain('signed-in')
    expect(await findMedia(db, PICTURE.id)).toEqual(PICTURE)
    expect(await findRedirection(db, '/ancienne')).toBe('/soins/cire')
    expect(await listDocuments(db, 'soldes')).toMatchObject([
      { titre: 'Une fin de série', image: `/media/${PICTURE.id}.jpg` },
    ])
    const cire = await findDocument(db, 'categories', 'cire')
    expect(cire).toMatchObject({
      version: 2,
      description: '<p>Douce.</p>',
      tarifs: [{ name: 'Menton', price: '8 €' }, { name: 'Lèvre' }],
    })
    const { lines } = await listLines(db, { collection: 'categories', id: 'cire', limit: 10 })
    expect(lines.flat().map(({ version, savedAt }) => [version, savedAt])).toEqual([
      [2, AT],
      [1, AT],
    ])
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    for (const dead of ['collection_sizes', 'milestones']) expect(tables).not.toContain(dead)
  })

  test('is refused with one line by the earlier version afterwards, which changes nothing', async () => {
    await migrate(db)
    // To the one before, this version is what one of tomorrow is to this one.
    await sql`insert into kysely_migration (name, timestamp) values ('999-demain', '2027')`.execute(db)
    const refused: unknown = await migrate(db).catch((error: unknown) => error)
    const line = 'La base a été tenue par une version plus récente du site (999-demain) : mettez le site à jour.'
    expect(failureLine(refused)).toBe(line)
    expect((await listAccounts(db)).length).toBe(2)
  })
})
