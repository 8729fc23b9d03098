import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

test('asks for the way to a place, however it is written', () => {
  const address = new URL(directionsTo('Chez Zoé & Co', '12 rue de l’Île', '', '54000 Nancy'))
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/dir/')
  expect([...address.searchParams]).toEqual([
    ['api', '1'],
    ['destination', 'Chez Zoé & Co, 12 rue de l’Île, 54000 Nancy'],
  ])
})
