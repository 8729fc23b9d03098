import { expect, test } from 'vitest'
import { reglages } from './setting-definition.ts'

const parsed = (address: string) =>
  reglages.schema.safeParse({
    ...reglages.empty,
    reseaux: [address],
    lettre: address,
    reservation: { hote: '', couleur: '', hotes: [], page: address },
  })

test.each([
  ['www.instagram.com/institut', 'https://www.instagram.com/institut'],
  [' https://www.planity.com/institut\u200e ', 'https://www.planity.com/institut'],
])('« %s » is completed as any other address', (typed, address) => {
  expect(parsed(typed).data).toMatchObject({ reseaux: [address], lettre: address, reservation: { page: address } })
})

test.each(['instagram', '/tarifs', 'contact@exemple.fr'])('« %s » is no address of another site', (typed) => {
  expect(parsed(typed).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'reseaux.0',
    'lettre',
    'reservation.page',
  ])
})
