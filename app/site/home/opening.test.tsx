import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Home } from './definition'
import { HOME } from './first-content'
import { Opening } from './opening'
import type { HomePictures } from './pictures'

function openingOf(changes: Partial<Home['ouverture']>, pictures: HomePictures = {}) {
  const ouverture = { ...HOME.ouverture, ...changes }
  const document = { ...HOME, ouverture, id: 'accueil', version: 1 } as never
  const Component = () => <Opening document={document} pictures={pictures} town="Colmar" least={undefined} />
  const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
  return renderToStaticMarkup(<Site />)
}

test.each([
  ['Institut de beauté et de soins', 'Institut de beauté et de soins à Colmar'],
  ['Prenez soin de vous.', 'Prenez soin de vous.'],
  ['Et si on prenait le temps ?', 'Et si on prenait le temps ?'],
  ['Du temps pour vous…', 'Du temps pour vous…'],
])('a headline goes on with the town, unless it is a sentence: %s', (phrase, expected) => {
  expect(/<h1>(.*?)<\/h1>/.exec(openingOf({ phrase }))?.[1]).toBe(expected)
})

test('one photo alone is no carousel: it has no arrow, and is not counted', () => {
  const { photos } = HOME.ouverture
  const row = openingOf({ photos: photos.slice(0, 2) as Home['ouverture']['photos'] })
  expect(row.match(/data-step/g)).toHaveLength(4)
  expect(row).toContain('Photo 1 sur 2')
  const alone = openingOf({ photos: photos.slice(0, 1) as Home['ouverture']['photos'] })
  expect(alone).toContain('/images/accueil/cabine.jpg')
  expect(alone).not.toMatch(/data-step|carrousel|sur 1|role="status"/)
})
