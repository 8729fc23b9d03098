import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { replaceDocument, findDocument } from '../cms/documents/documents.server.ts'
import { planChange } from '../cms/documents/plan-change.server.ts'
import { watchPlanned } from './planned.server.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.transaction().execute(async (transaction) => {
    await replaceDocument(transaction, 'notesOffres', 'notes', { notes: ['Une note'] }, null)
  })
})
afterAll(() => opened.close())

const notes = async () => (await findDocument(opened.db, 'notesOffres', 'notes'))!
const plan = async (note: string, at: number) => {
  const { version } = await notes()
  const change = { intent: 'update', collection: 'notesOffres', id: 'notes', base: version } as const
  return planChange(opened.db, { change: { ...change, fields: { notes: [note] } }, at: new Date(at) }, 'claire')
}

test('makes what is due within a second, not before, and once by two processes', async () => {
  const made = vi.fn<() => void>()
  const watchers = [watchPlanned(opened.db, made), watchPlanned(opened.db, made)]
  const { version } = await notes()
  const due = Date.now() + 700
  await plan('Une autre', due)
  for (const watcher of watchers) watcher.look()
  let seen = 0
  let slowest = 0
  while (seen === 0) {
    const asked = Date.now()
    const { notes: standing } = await notes()
    const answered = Date.now()
    if (standing[0] === 'Une autre') seen = answered
    // What was read before its moment is what was before.
    if (answered < due) expect(standing).toEqual(['Une note'])
    // What an answer takes on this machine comes on top.
    slowest = Math.max(slowest, answered - asked)
    expect(asked, 'late').toBeLessThan(due + 1000 + slowest)
    await setTimeout(5)
  }
  for (const watcher of watchers) watcher.close()
  expect((await notes()).version).toBe(version + 1)
  expect(made).toHaveBeenCalledOnce()
})

test('writes nothing where nothing is due', async () => {
  await plan('Plus tard', Date.now() + 3_600_000)
  const transaction = vi.spyOn(opened.db, 'transaction')
  const watcher = watchPlanned(opened.db, () => undefined)
  await watcher.opened
  watcher.close()
  expect(transaction).not.toHaveBeenCalled()
  transaction.mockRestore()
  await opened.db.deleteFrom('planned_changes').execute()
})

test('makes at its start what came due while nobody watched', async () => {
  await plan('Tardive', Date.now() - 60_000)
  const watcher = watchPlanned(opened.db, () => undefined)
  await watcher.opened
  expect((await notes()).notes).toEqual(['Tardive'])
  watcher.close()
})

/** Sets the clock of this process, and no timer, to a moment from which it goes on. */
function setClock(moment: number) {
  const [now, lead] = [Date.now.bind(Date), moment - Date.now()]
  const Real = Date
  vi.stubGlobal(
    'Date',
    class extends Real {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(now() + lead)
        else super(...given)
      }
      static override now = () => now() + lead
    },
  )
}

const DAY = 86_400_000

test('follows a clock that is set forward over the moment, and makes nothing twice when it is set back', async () => {
  const watcher = watchPlanned(opened.db, () => undefined)
  const now = Date.now()
  await plan('Demain', now + DAY)
  watcher.look()
  await setTimeout(600)
  expect((await notes()).notes).toEqual(['Tardive'])
  setClock(now + DAY + 1)
  await vi.waitFor(async () => expect((await notes()).notes).toEqual(['Demain']), 2000)
  const { version } = await notes()
  vi.unstubAllGlobals()
  // Its moment comes again: what was made then is no longer planned.
  watcher.look()
  setClock(now + DAY + 1000)
  watcher.look()
  await setTimeout(600)
  expect((await notes()).version).toBe(version)
  vi.unstubAllGlobals()
  watcher.close()
})

test('waits for the moment as the clock shows it, also where that is set back before it, or forward past it by less', async () => {
  const watcher = watchPlanned(opened.db, () => undefined)
  const now = Date.now()
  await plan('Dans trois secondes', now + 3000)
  watcher.look()
  await setTimeout(100)
  setClock(now - DAY)
  await setTimeout(3_800)
  expect((await notes()).notes, 'too early by the clock').toEqual(['Demain'])
  setClock(now + 2_900)
  await vi.waitFor(async () => expect((await notes()).notes).toEqual(['Dans trois secondes']), 2000)
  vi.unstubAllGlobals()
  watcher.close()
})
