import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, openEmptyDatabase } from '../../../tests/support/test-database.ts'
import { failureLine } from '../../lib/failure-line.ts'
import { verifyPassword } from '../../accounts/password-hash.server.ts'
import { addAccount, findPasswordHash, listAccounts } from '../../accounts/accounts.server.ts'
import { listEvents, recordEvent } from '../../accounts/audit.server.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { findDocument, listDocuments, removeDocument } from '../../cms/documents/documents.server.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import { UV_TREATMENT } from '../../site/treatment/uv-first-content.ts'
import { NAVIGATION } from '../../site/layout/first-content.ts'
import { OFFER_NOTES } from '../../site/offers/first-content.ts'
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
import { withCard } from './treatment-cards.server.ts'

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
    await leave(
      'categories',
      'maquillage',
      { ...treatment, title: 'Maquillage', tarifs: [] },
      { ...treatment, tarifs: [] },
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
    expect(await listDocuments(db, 'categories')).toMatchObject([
      {
        id: 'maquillage',
        version: 2,
        title: 'Cire',
        besoin: 'Regard et maquillage',
        image: '/images/soins/maquillage.jpg',
        accroche: 'Jour, soir et grandes occasions',
      },
      { id: 'cire' },
    ])
    const { lines } = await listLines(db, { collection: 'categories', id: 'cire', limit: 10 })
    expect(lines.flat().map(({ version, savedAt }) => [version, savedAt])).toEqual([
      [2, AT],
      [1, AT],
    ])
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    for (const dead of ['collection_sizes', 'milestones']) expect(tables).not.toContain(dead)
  })

  test('is given the documents that it never had, once, and by nobody', async () => {
    const members = [{ id: 'm1', name: 'Inès', role: 'Experte' }]
    await leave('team', 'team', { members })
    await migrate(db)
    await insertFirstContent(db)
    const notes = await findDocument(db, 'notesOffres', FIXED_IDS.notesOffres)
    expect(notes).toMatchObject({ version: 1, ...OFFER_NOTES })
    expect(await findDocument(db, 'team', 'team')).toMatchObject({ version: 1, members })
    // The page of UV tanning was there before its document, and its card came first.
    expect((await listDocuments(db, 'categories')).map(({ id }) => id)).toEqual(['bronzage-uv', 'maquillage', 'cire'])
    expect(await findDocument(db, 'categories', 'bronzage-uv')).toMatchObject({ version: 1, ...UV_TREATMENT })
    const { lines } = await listLines(db, { collection: 'notesOffres', id: FIXED_IDS.notesOffres, limit: 10 })
    expect(lines.flat()).toMatchObject([{ version: 1, author: null }])

    await db
      .transaction()
      .execute((transaction) => removeDocument(transaction, 'notesOffres', FIXED_IDS.notesOffres, camille.id))
    const before = await db
      .selectFrom('revisions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    await insertFirstContent(db)
    expect(await findDocument(db, 'notesOffres', FIXED_IDS.notesOffres)).toBeUndefined()
    expect(
      await db
        .selectFrom('revisions')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst(),
    ).toEqual(before)
  })

  test('keeps what an administrator has written of a card, and tells nothing of it in the history', async () => {
    await migrate(db)
    const { lines } = await listLines(db, { collection: 'categories', id: 'maquillage', limit: 10 })
    const [last] = lines[0]!
    expect(last!.after.data).toMatchObject({ accroche: 'Jour, soir et grandes occasions' })
    expect(last!.before!.data).toMatchObject({ accroche: 'Jour, soir et grandes occasions', title: 'Maquillage' })
    expect(withCard('maquillage', { title: ' ', accroche: '', besoin: 'Fêtes' })).toEqual({
      title: 'Maquillage',
      accroche: '',
      besoin: 'Fêtes',
      image: '/images/soins/maquillage.jpg',
    })
    expect(withCard('inconnu', { title: '' })).toEqual({ title: '' })
  })

  test('says what is true of cookies, unless somebody has written other words', async () => {
    const old =
      'Ce site utilise des cookies pour mieux comprendre la façon dont il est utilisé. En poursuivant votre navigation, vous acceptez cette politique.'
    const about =
      "<p>Le bas de page indique que ce site utilise des cookies pour mieux comprendre son utilisation. Voici précisément ce\nqu'il en est :</p>"
    await leave('navigation', 'menu', { cookies: old, droits: 'Les nôtres.' })
    await leave('navigation', 'autre', { cookies: `${old} Et voilà.` })
    await leave('mentionsLegales', 'mentions-legales', {
      sections: [{ titre: 'Cookies', texte: `${about}<p>Rien.</p>` }],
    })
    await migrate(db)
    const { cookies } = NAVIGATION
    expect(await findDocument(db, 'navigation', 'menu')).toMatchObject({ version: 2, cookies, droits: 'Les nôtres.' })
    expect(await findDocument(db, 'navigation', 'autre')).toMatchObject({ version: 1, cookies: `${old} Et voilà.` })
    const [section] = (await findDocument(db, 'mentionsLegales', 'mentions-legales'))!.sections
    expect(section!.texte).toBe('<p>Voici ce qui est déposé sur votre appareil, et par qui :</p><p>Rien.</p>')
    const { lines } = await listLines(db, { collection: 'navigation', id: 'menu', limit: 10 })
    expect(lines.flat()).toMatchObject([{ version: 2, author: null }, { version: 1 }])
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
