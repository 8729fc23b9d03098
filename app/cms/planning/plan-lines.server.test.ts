import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Change } from '../documents/changes.ts'
import { applyChange } from '../documents/changes.server.ts'
import { findDocument, replaceDocument } from '../documents/documents.server.ts'
import { planChange } from '../documents/plan-change.server.ts'
import { makeDue } from '../documents/planned-changes.server.ts'
import { takeStep } from '../documents/planned-steps.server.ts'
import { listMade, listPlans, planNotes, plansMissed, plansUnseen } from './plan-lines.server.ts'

const TARIFS = ['Jour', 'Soir'].map((name) => ({ id: name, name, price: '40 €' }))
const TREATMENT = { title: 'Maquillage', description: '', videos: [], tarifs: TARIFS, questions: [] }
const PLACE = { collection: 'categories', id: 'maquillage' } as const

const NOW = new Date('2026-11-24T10:00:00.000Z')
const JANUARY = new Date('2027-01-01T07:00:00.000Z')
const FEBRUARY = new Date('2027-01-31T23:00:00.000Z')

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

describe.each(ENGINES)('what is planned, in words, on %s', (engine) => {
  let db: Database

  useTestDatabase(engine, (opened) => (db = opened))
  beforeAll(async () => {
    const at = NOW.toISOString()
    const account = { email: 'claire@institut.example', role: 'admin', disabled: 0, emailVerified: 0 }
    await db
      .insertInto('user')
      .values({ id: 'claire', name: 'Claire', createdAt: at, updatedAt: at, ...account })
      .execute()
  })
  beforeEach(async () => {
    await db
      .transaction()
      .execute((transaction) => replaceDocument(transaction, 'categories', PLACE.id, TREATMENT, null))
  })

  const priced = (price: string, base = 1): Change => ({
    intent: 'update',
    ...PLACE,
    base,
    fields: { tarifs: TARIFS.map((tarif) => (tarif.id === 'Soir' ? { ...tarif, price } : tarif)) },
  })
  const plan = (change: Change, at: Date, until?: Date) => planChange(db, { change, at, until }, 'claire')
  const everything = async () =>
    JSON.stringify([
      await db.selectFrom('documents').selectAll().execute(),
      await db.selectFrom('revisions').selectAll().execute(),
      await db.selectFrom('planned_changes').selectAll().orderBy('id').execute(),
    ])

  test('is told day by day, each in the words of the history, and listing it changes nothing', async () => {
    await plan(priced('45 €'), JANUARY, FEBRUARY)
    const before = await everything()
    const { stuck, days } = await listPlans(db, NOW)
    expect(await everything()).toBe(before)
    expect(stuck).toEqual([])
    expect(days.map(({ label, lines }) => [label, lines.map((line) => line.sentences.map(plain))])).toEqual([
      ['vendredi 1er janvier 2027', [['Maquillage : tarif « Soir » 40 € → 45 €']]],
      ['lundi 1er février 2027', [['Maquillage : tarif « Soir » 45 € → 40 €']]],
    ])
    const [start, end] = days.flatMap(({ lines }) => lines)
    expect([plain(start!.until), start!.isEnd, end!.isEnd]).toEqual(['lundi 1er février 2027 à 0 h', false, true])
    expect(plain(start!.author)).toMatch(/^prévu par Claire le \d/)
    expect(start).toMatchObject({ clock: '2027-01-01T08:00', page: { href: '/soins/maquillage', name: 'Maquillage' } })
  })

  test('is told to whoever edits there, with the entry that it is about', async () => {
    await plan(priced('45 €'), JANUARY, FEBRUARY)
    const notes = await planNotes(db, PLACE, NOW)
    expect(notes.map(({ words }) => plain(words))).toEqual([
      'Le vendredi 1er janvier 2027 à 8 h, le tarif « Soir » dira 45 €',
      'Le lundi 1er février 2027, le tarif « Soir » dira 40 €',
    ])
    expect(notes.map(({ ofEntries }) => plain(ofEntries['tarifs/Soir']!))).toEqual([
      'Le vendredi 1er janvier 2027 à 8 h, ce tarif dira 45 €',
      'Le lundi 1er février 2027, ce tarif dira 40 €',
    ])
    expect(notes.map(({ places }) => places)).toEqual([
      ['tarifs', 'tarifs/Soir'],
      ['tarifs', 'tarifs/Soir'],
    ])
    expect(await planNotes(db, { ...PLACE, id: 'autre' }, NOW)).toEqual([])
  })

  test('a reduced price is told with what it stands in place of', async () => {
    await plan(priced('<s>45 €</s> 30 €'), JANUARY)
    const [note] = await planNotes(db, PLACE, NOW)
    expect(plain(note!.words)).toBe('Le vendredi 1er janvier 2027 à 8 h, le tarif « Soir » dira 30 € au lieu de 45 €')
  })

  test('of many prices, each is told its own', async () => {
    const [day, evening] = TARIFS
    const tarifs = [
      { ...day!, price: '42 €' },
      { ...evening!, price: '45 €' },
    ]
    await plan({ intent: 'update', ...PLACE, base: 1, fields: { tarifs } }, JANUARY)
    const [note] = await planNotes(db, PLACE, NOW)
    const words = Object.entries(note!.ofEntries).map(([place, said]) => [place, plain(said)])
    expect(words).toEqual([
      ['tarifs/Jour', 'Le vendredi 1er janvier 2027 à 8 h, ce tarif dira 42 €'],
      ['tarifs/Soir', 'Le vendredi 1er janvier 2027 à 8 h, ce tarif dira 45 €'],
    ])
  })

  test('says what cannot be done as soon as that is so, then on top, with the reason', async () => {
    await plan(priced('45 €'), JANUARY)
    await applyChange(db, priced('42 €'), 'claire')
    const problem = 'La même partie a été modifiée par Claire entre-temps : choisissez ce qui doit rester.'
    const [line] = (await listPlans(db, NOW)).days.flatMap(({ lines }) => lines)
    expect([plain(line!.problem), line!.sentences.map(plain)]).toEqual([
      problem,
      ['Maquillage : tarif « Soir » 40 € → 45 €'],
    ])
    expect(await planNotes(db, PLACE, NOW)).toEqual([])
    await makeDue(db, JANUARY)
    const { stuck, days } = await listPlans(db, NOW)
    expect([stuck.map((one) => plain(one.problem)), days]).toEqual([[problem], []])
    await takeStep(db, stuck[0]!.id, { step: 'keep' })
    await takeStep(db, stuck[0]!.id, { step: 'move', at: FEBRUARY }, NOW)
    const [kept] = (await listPlans(db, NOW)).days.flatMap(({ lines }) => lines)
    expect([kept!.problem, kept!.sentences.map(plain)]).toEqual([
      undefined,
      ['Maquillage : tarif « Soir » 42 € → 45 €'],
    ])
  })

  test('of an entry that was removed, says that it is gone: nothing can be kept for that day', async () => {
    await plan(priced('45 €'), JANUARY)
    await applyChange(db, { intent: 'update', ...PLACE, base: 1, fields: { tarifs: TARIFS.slice(0, 1) } }, 'claire')
    const problem = 'Ce que ce changement devait modifier a été supprimé entre-temps.'
    const [line] = (await listPlans(db, NOW)).days.flatMap(({ lines }) => lines)
    expect(line).toMatchObject({ problem, isGone: true })
    await makeDue(db, JANUARY)
    const [stuck] = (await listPlans(db, NOW)).stuck
    expect(stuck).toMatchObject({ problem, isGone: true })
  })

  test('of a document that was deleted that day and brought back, says so, there and to whoever brings it back', async () => {
    await plan(priced('45 €'), JANUARY)
    await applyChange(db, { intent: 'remove', ...PLACE }, 'claire')
    await makeDue(db, JANUARY)
    expect(await plansMissed(db, PLACE, NOW)).toEqual([])
    expect((await listPlans(db, NOW)).stuck[0]!.isGone).toBe(true)
    await applyChange(db, { intent: 'restore', ...PLACE }, 'claire')
    expect((await plansMissed(db, PLACE, NOW)).map(plain)).toEqual([
      expect.stringMatching(
        /40 € → 45 €, prévu le vendredi 1er janvier 2027 à 8 h, n'a pas été fait : voyez « Prévu »\.$/,
      ),
    ])
    const [stuck] = (await listPlans(db, NOW)).stuck
    expect([plain(stuck!.problem!), stuck!.isGone]).toEqual([
      'Supprimé à ce moment-là, et rétabli depuis : faites-le quand même, ou changez la date.',
      false,
    ])
  })

  test('is told to whoever saves in the same place unseen, and whether it can still be made', async () => {
    const planned = await plan(priced('45 €'), JANUARY)
    const { id } = planned as { id: string }
    const save = async (change: Change) => {
      const outcome = await applyChange(db, change, 'claire')
      if (outcome.outcome !== 'saved') throw new Error(outcome.outcome)
      const { version } = outcome.document
      return (await plansUnseen(db, { ...PLACE, version }, NOW, 'plans' in change ? change.plans : [])).map(plain)
    }
    const other = { tarifs: TARIFS.map((tarif) => (tarif.id === 'Jour' ? { ...tarif, price: '38 €' } : tarif)) }
    expect(await save({ intent: 'update', ...PLACE, base: 1, fields: other })).toEqual([])
    expect(await save({ ...priced('42 €'), plans: [id] } as Change)).toEqual([])
    expect(await save(priced('43 €', 3))).toEqual(['Le vendredi 1er janvier 2027 à 8 h, le tarif « Soir » dira 45 €.'])
    await takeStep(db, id, { step: 'abandon' })
    await plan(priced('45 €', 4), JANUARY)
    expect(await save(priced('44 €', 4))).toEqual([
      expect.stringMatching(/le tarif « Soir » dira 45 €\. La même partie a été modifiée par Claire/),
    ])
    expect(await save({ intent: 'restore', ...PLACE, version: 3, field: 'tarifs', entry: 'Soir' })).toHaveLength(1)
  })

  test('once it has happened, is listed with what takes it back, and that keeps what came since', async () => {
    await plan(priced('45 €'), JANUARY)
    await makeDue(db, JANUARY)
    const [line, ...others] = await listMade(db, NOW)
    expect([others, line!.sentences.map(plain)]).toEqual([[], ['Maquillage : tarif « Soir » 40 € → 45 €']])
    const description = { intent: 'update', ...PLACE, base: 2, fields: { description: '<p>Texte.</p>' } } as const
    await applyChange(db, description, 'claire')
    const { intent, collection, id } = line!.undo!
    expect(intent).toBe('undo')
    const change = { intent: 'undo', collection: collection as 'categories', id } as const
    expect((await applyChange(db, change, 'claire')).outcome).toBe('done')
    const { tarifs, description: text } = (await findDocument(db, 'categories', PLACE.id))!
    expect([tarifs[1]!.price, text]).toEqual(['40 €', '<p>Texte.</p>'])
  })
})
