import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { insertFirstContent } from '../../cms/documents/first-content.server.ts'
import { readRelated } from './related.server.ts'

let opened: TestDatabase
beforeEach(async () => void (opened = await openTestDatabase()))
afterEach(() => opened.close())

test('the card of a treatment shows its picture and its price; that of the UV booth, which nobody may be made to want, neither', async () => {
  await insertFirstContent(opened.db)
  const to = (id: string) => ({ id, lien: `/soins/${id}` })
  const related = await readRelated(opened.db, [to('maquillage'), to('bronzage-uv')], undefined)
  expect(related['maquillage']).toMatchObject({ picture: { alt: '' }, least: expect.any(String) as string })
  expect(related['bronzage-uv']).toMatchObject({ words: 'Interdit aux moins de 18 ans' })
  expect(related['bronzage-uv']).not.toHaveProperty('picture.src')
  expect(related['bronzage-uv']!.least).toBeUndefined()
})
