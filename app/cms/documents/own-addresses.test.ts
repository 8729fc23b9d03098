import { expect, test } from 'vitest'
import { withOwnPaths } from './own-addresses.ts'

const here = 'https://institut.example/_editer/changements'
const asked = (fields: object) =>
  withOwnPaths({ intent: 'update', collection: 'categories', id: 'cire', base: 1, fields: fields as never }, here)

test.each([
  ['https://institut.example/soins/fil', '/soins/fil'],
  [' http://institut.example/soins/fil/#tarifs ', '/soins/fil/#tarifs'],
  ['https://INSTITUT.example', '/'],
  ['https://institut.example/tarifs?q=cire', '/tarifs?q=cire'],
  ['/soins/fil', '/soins/fil'],
  ['https://ailleurs.example/soins/fil', 'https://ailleurs.example/soins/fil'],
  ['https://institut.example.ailleurs.example/', 'https://institut.example.ailleurs.example/'],
  ['https://institut.example@ailleurs.example/', 'https://institut.example@ailleurs.example/'],
  ['texte', 'texte'],
])('of the address %s it makes %s', (lien, path) => {
  expect(asked({ avec: [{ id: 'a', lien }] })).toMatchObject({ fields: { avec: [{ id: 'a', lien: path }] } })
})

test('links of rich text lead to this site as its own, and to no other', () => {
  const answer = (href: string) => `<p>https://institut.example/ <a target="_blank" href="${href}">ici</a></p>`
  const questions = (href: string) => ({ questions: [{ id: 'a', question: 'Où ?', answer: answer(href) }] })
  expect(asked(questions('https://institut.example/soins/fil?a=1&amp;b=2'))).toMatchObject({
    fields: questions('/soins/fil?a=1&amp;b=2'),
  })
  expect(asked(questions('https://ailleurs.example/'))).toMatchObject({
    fields: questions('https://ailleurs.example/'),
  })
})

test('what is no address, or no such field, is left as it is', () => {
  const fields = { accroche: 'https://institut.example/', inconnu: 'https://institut.example/', avec: 'x', tarifs: [1] }
  expect(asked(fields)).toMatchObject({ fields })
})

test('of several documents, each is', () => {
  const updates = (lien: string) => [{ id: 'cire', base: 1, fields: { avec: [{ id: 'a', lien }] } }]
  const change = (lien: string) =>
    ({ intent: 'together', collection: 'categories', id: 'x', updates: updates(lien) }) as const
  expect(withOwnPaths(change('https://institut.example/soins'), here)).toEqual(change('/soins'))
})
