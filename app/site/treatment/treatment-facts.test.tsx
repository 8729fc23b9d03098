import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Known } from '../../cms/edit/documents'
import { TREATMENTS } from './first-content'
import { TreatmentFacts, type Contact } from './treatment-facts'

const CONTACT: Contact = {
  telephone: '03 00 00 00 00',
  status: { isOpen: true, words: "Ouvert jusqu'à 19 h" },
}

const stored = (id: string) => ({ ...TREATMENTS[id]!, id, version: 1 }) as unknown as Known<'categories'>

const written = (id: string, contact?: Contact) =>
  renderToStaticMarkup(<TreatmentFacts document={stored(id)} contact={contact} />).replace(/\u00a0/g, ' ')

test.each(Object.keys(TREATMENTS))('%s says before it is chosen what is to be known', (id) => {
  for (const words of ['Pour qui', 'À éviter', 'À savoir avant', 'Grossesse', 'Âge'])
    expect(written(id)).toContain(words)
})

test('it is booked and called about from beside its text, and says whether somebody answers', () => {
  const html = written('epilation-au-fil', CONTACT)
  expect(html).toContain('href="/rendez-vous?soin=epilation-au-fil"')
  expect(html).toContain('href="tel:+33300000000"')
  expect(html).toContain('Ouvert jusqu')
})

test('nobody is invited to what the law forbids to advertise', () => {
  expect(written('bronzage-uv')).not.toContain('Réserver')
})

test('one of an older site has none, and says nothing of them', () => {
  const { reperes, ...older } = stored('maquillage')
  expect(reperes).toBeDefined()
  const html = renderToStaticMarkup(<TreatmentFacts document={older as Known<'categories'>} contact={undefined} />)
  expect(html).not.toContain('À savoir avant')
})
