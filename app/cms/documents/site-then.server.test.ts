import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/random.ts'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import { currentAddresses } from '../../platform/database/addresses.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Change } from './changes.ts'
import { applyChange } from './changes.server.ts'
import { listDocuments } from './documents.server.ts'
import { readModifications } from './modifications.server.ts'
import { planChange } from './plan-change.server.ts'
import { makeDue } from './planned-changes.server.ts'
import { withoutDrafts } from './shown-documents.server.ts'
import { asItWas, asItWillBe } from './site-then.server.ts'

const READ = ['categories', 'actualites', 'offresDuMoment', 'redirections'] as const
const MOMENTS = 60

const treatment = (title: string) => ({ title, description: '', videos: [], tarifs: [], questions: [] })
const article = (titre: string, brouillon: boolean) => ({ titre, contenu: [], image: '', date: '', brouillon })

describe.each(ENGINES)('the site at a moment on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeEach(async () => {
    for (const table of ['positions_then', 'addresses'] as const) await db.deleteFrom(table).execute()
  })

  /** Everything that is read of documents, in its order, and when they were changed. */
  const everything = async (read: Database) =>
    JSON.stringify(
      await Promise.all(
        READ.flatMap((name) => [
          listDocuments(read, name),
          readModifications(read, name).then((known) => [...known].sort()),
          currentAddressesShown(read, name),
        ]),
      ),
    )

  const currentAddressesShown = async (read: Database, name: (typeof READ)[number]) => {
    const shown = (await listDocuments(read, name)).map(({ id }) => id)
    return [...(await currentAddresses(read, name, shown))].sort()
  }

  const ids = async (collection: (typeof READ)[number]) =>
    (await db.selectFrom('documents').select('id').where('collection', '=', collection).orderBy('id').execute()).map(
      ({ id }) => id,
    )
  const make = (change: Change) => applyChange(db, change, 'claire')
  const add = (titre: string, brouillon = false) =>
    make({ intent: 'add', collection: 'actualites', id: randomUUID(), fields: article(titre, brouillon) })
  const create = (title: string) =>
    make({ intent: 'create', collection: 'categories', id: title.toLowerCase(), from: null, fields: treatment(title) })

  test('is to the letter what it was, whatever was added, changed, moved, renamed, hidden and deleted since', async () => {
    const random = seededRandom(7)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    for (const title of ['Un', 'Deux', 'Trois', 'Quatre']) await create(title)
    for (const title of ['A', 'B', 'C', 'D']) await add(title)
    let count = 0
    const outcomes = new Set<string>()
    const steps: (() => Promise<{ outcome: string } | undefined>)[] = [
      () => add(`Article ${++count}`, random() < 0.3),
      async () => {
        const [id, before] = [pick(await ids('actualites')), pick(await ids('actualites'))]
        return (
          id && (await make({ intent: 'move', collection: 'actualites', id, before: before === id ? null : before! }))
        )
      },
      async () => {
        const [id, before] = [pick(await ids('categories')), pick(await ids('categories'))]
        return (
          id && (await make({ intent: 'move', collection: 'categories', id, before: before === id ? null : before! }))
        )
      },
      async () => {
        const id = pick(await ids('actualites'))
        const fields = { titre: `Autre ${++count}`, brouillon: random() < 0.4 }
        return id && (await make({ intent: 'update', collection: 'actualites', id, base: await versionOf(id), fields }))
      },
      async () => {
        const id = pick(await ids('actualites'))
        return id && (await make({ intent: 'remove', collection: 'actualites', id }))
      },
      async () => {
        const gone = await db
          .selectFrom('revisions')
          .selectAll()
          .where('data', 'is', null)
          .orderBy('document_id')
          .execute()
        const one = pick(gone.filter(({ collection }) => collection === 'actualites'))
        const [collection, id] = ['actualites' as const, one?.document_id]
        return id === undefined
          ? undefined
          : await make({ intent: 'restore', collection, id, version: Number(one!.version) - 1 })
      },
      async () => {
        const id = pick(await ids('categories'))
        const to = `soin-${++count}`
        const base = id ? await versionOf(id) : 0
        return id && (await make({ intent: 'rename', collection: 'categories', id, base, title: `Soin ${count}`, to }))
      },
    ] as never
    const known: { at: Date; read: string }[] = []
    for (let step = 0; step < MOMENTS; step += 1) {
      const made = await steps[step % steps.length]!()
      if (made) outcomes.add(made.outcome)
      known.push({ at: new Date(), read: await everything(withoutDrafts(db)) })
      await setTimeout(2)
    }
    expect([...outcomes].sort()).toEqual(['removed', 'saved'])
    expect(new Set(known.map(({ read }) => read)).size).toBeGreaterThan(MOMENTS / 2)
    for (const { at, read } of known) {
      // When a draft was saved is told of it, which is nothing that is read of it.
      expect(await everything(await asItWas(db, at)), at.toISOString()).toBe(read)
    }
  }, 120_000)

  const versionOf = async (id: string) =>
    Number((await db.selectFrom('documents').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version)

  test('is what its planned changes will make of it, and stays as it is for that', async () => {
    await create('Un')
    await add('A')
    const [id] = await ids('actualites')
    const now = Date.now()
    const day = (count: number) => new Date(now + count * 86_400_000)
    const plan = (change: Change, at: Date, until?: Date) => planChange(db, { change, at, until }, 'claire')
    const retitle = (titre: string): Change => ({
      intent: 'update',
      collection: 'actualites',
      id: id!,
      base: 1,
      fields: { titre },
    })
    await plan(retitle('B'), day(1), day(3))
    const fields = article('Dimanche', true)
    await plan({ intent: 'add', collection: 'actualites', id: randomUUID(), fields }, day(2))
    await plan({ intent: 'remove', collection: 'categories', id: 'un' }, day(4))
    const before = await db.selectFrom('planned_changes').selectAll().orderBy('id').execute()
    const stands = await everything(db)
    const foreseen: string[][] = []
    const titlesOf = async (read: Database) => [
      ...(await listDocuments(read, 'actualites')).map(({ titre }) => titre),
      ...(await listDocuments(read, 'categories')).map(({ title }) => title),
    ]
    for (const count of [0.5, 1, 2, 3, 4]) foreseen.push(await titlesOf(await asItWillBe(db, day(count))))
    expect(foreseen).toEqual([
      ['A', 'Un'],
      ['B', 'Un'],
      ['Dimanche', 'B', 'Un'],
      ['Dimanche', 'A', 'Un'],
      ['Dimanche', 'A'],
    ])
    const changed = await readModifications(await asItWillBe(db, day(4)), 'actualites')
    expect(changed.get(id!)).toBe(day(3).toISOString())
    expect(await everything(db)).toBe(stands)
    expect(await db.selectFrom('planned_changes').selectAll().orderBy('id').execute()).toEqual(before)
    for (const [place, count] of [0.5, 1, 2, 3, 4].entries()) {
      await makeDue(db, day(count))
      expect(await titlesOf(withoutDrafts(db))).toEqual(foreseen[place])
    }
  })

  test('is as it is now but for an article that is new then', async () => {
    await add('A')
    const at = new Date(Date.now() + 86_400_000)
    const change: Change = { intent: 'add', collection: 'actualites', id: randomUUID(), fields: article('B', false) }
    await planChange(db, { change, at }, 'claire')
    const titles = async (moment: Date) =>
      (await listDocuments(await asItWillBe(db, moment), 'actualites')).map(({ titre }) => titre)
    expect([await titles(new Date(at.getTime() - 1)), await titles(at)]).toEqual([['A'], ['B', 'A']])
  })
})
