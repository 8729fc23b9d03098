import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CentreDetails } from './centre-details'
import { CENTRE } from './first-content'

test.each([
  [CENTRE.description, true],
  [[], false],
])('the institute is named over what it is, and over nothing: %#', (description, isNamed) => {
  const centre = { ...CENTRE, description }
  const document = { ...centre, id: 'centre', version: 1 } as never
  const textes = { id: 'textes', version: 1, 'notre-centre': { acces: '' } }
  const Component = () => (
    <CentreDetails
      centre={centre}
      document={document}
      now="2026-11-18T10:00:00Z"
      planned={undefined}
      inside={undefined}
      plan={[]}
    />
  )
  const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
  const markup = renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { textes } } }} />)
  expect(markup.includes(`<h2>${CENTRE.nom}</h2>`)).toBe(isNamed)
})
