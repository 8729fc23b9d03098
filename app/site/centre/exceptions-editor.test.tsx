import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { fr } from '../../lib/french-typography'
import { ExceptionsEditor } from './exceptions-editor'
import { CENTRE } from './first-content'

test('a holiday that is planned to be open is asked about, and a date as usual has the planned hours', () => {
  const exceptions = [{ id: 'a', du: '2027-01-08', horaires: "Comme d'habitude", motif: '' }]
  const horaires = { ...CENTRE.horaires, vendredi: 'Fermé' }
  const planned = [{ from: '2027-01-01', horaires: { ...horaires, vendredi: '10h - 18h' }, exceptions }]
  const document = { ...CENTRE, horaires, exceptions, planned, id: 'centre', version: 1 } as never
  const Component = () => <ExceptionsEditor document={document} now="2026-12-27T10:00:00Z" />
  const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
  const markup = renderToStaticMarkup(<Site />)
  expect(markup).toContain(fr('Le vendredi 1er janvier est férié'))
  expect(markup).toContain('Ouvert comme d’habitude le 1er janvier')
  expect(markup).toContain(fr('10 h – 18 h'))
})
