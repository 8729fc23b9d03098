import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { replaceDocument } from '../../cms/documents/documents.server.ts'
import { planChange } from '../../cms/documents/plan-change.server.ts'
import { readSheetNotice, sheetCode } from './price-sheet.server.ts'

const DAY = 86_400_000
const ORIGIN = 'https://institut.example'

describe.each(ENGINES)('a price list on paper on %s', (engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.close())

  const tarifs = (...prices: string[]) =>
    prices.map((price, place) => ({ id: `t${place}`, name: `Tarif ${place}`, price }))
  const priced = (base: number, ...prices: string[]) =>
    ({ intent: 'update', collection: 'categories', id: 'mains', base, fields: { tarifs: tarifs(...prices) } }) as const

  test('says how many of its prices have changed since, or are not yet those of today', async () => {
    const { db } = opened
    const fields = {
      title: 'Mains',
      description: '',
      videos: [],
      questions: [],
      tarifs: tarifs('20 €', '30 €', '40 €'),
    }
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'categories', 'mains', fields, null)
      await replaceDocument(transaction, 'categories', 'pieds', { ...fields, title: 'Pieds' }, null)
    })
    const printed = new Date(Date.now() + 5)
    await new Promise((done) => setTimeout(done, 20))
    const words = async (path: string, moment: Date) => {
      const address = `${ORIGIN}${path}?feuille=${moment.toISOString()}`
      const notice = await readSheetNotice(db, address, new Date())
      return notice?.words.replace(/[\u00a0\u202f]/g, ' ').replace(/la feuille du .+? \d{4}/, 'la feuille')
    }
    expect(await words('/tarifs', printed)).toBe("Aucun prix n'a changé depuis la feuille : elle est à jour.")
    await applyChange(db, priced(1, '21 €', '30 €'), 'claire')
    expect(await words('/tarifs', printed)).toBe('Depuis la feuille, 2 prix ont changé.')
    expect(await words('/soins/mains', printed)).toBe('Depuis la feuille, 2 prix ont changé.')
    expect(await words('/soins/pieds', printed)).toBe("Aucun prix n'a changé depuis la feuille : elle est à jour.")
    expect(await words('/cgv', printed)).toBeUndefined()
    await planChange(db, { change: priced(2, '21 €', '35 €'), at: new Date(Date.now() + DAY) }, 'claire')
    const coming = new Date(Date.now() + 2 * DAY)
    expect(await words('/soins/mains', coming)).toBe("1 prix d'aujourd'hui n'est pas celui de la feuille.")
    expect(await words('/soins/pieds', coming)).toBe("Les prix d'aujourd'hui sont ceux de la feuille.")
    expect(await readSheetNotice(db, `${ORIGIN}/tarifs?feuille=hier`, new Date())).toBeUndefined()

    const renamed = (id: string, base: number, to: string) =>
      ({ intent: 'rename', collection: 'categories', id, base, title: 'Belles mains', to }) as const
    await planChange(db, { change: renamed('mains', 2, 'mains-douces'), at: new Date(Date.now() + DAY) }, 'claire')
    expect(await words('/soins/mains', coming)).toBe("1 prix d'aujourd'hui n'est pas celui de la feuille.")
    await applyChange(db, renamed('mains', 2, 'les-mains'), 'claire')
    await applyChange(db, renamed('les-mains', 3, 'belles-mains'), 'claire')
    expect(await words('/tarifs', printed)).toBe('Depuis la feuille, 2 prix ont changé.')
    expect(await words('/soins/belles-mains', printed)).toBe('Depuis la feuille, 2 prix ont changé.')
    expect(await words('/soins/pieds', printed)).toBe("Aucun prix n'a changé depuis la feuille : elle est à jour.")
  })
})

test('a code leads from a price list alone', () => {
  expect(sheetCode(ORIGIN, '/cgv', new Date())).toBeUndefined()
  expect(sheetCode(ORIGIN, '/tarifs', new Date())!.path).toMatch(/^M/)
})
