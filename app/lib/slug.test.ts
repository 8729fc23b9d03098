import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Soins du visage', 'soins-du-visage'],
  ['Épilation à la cire', 'epilation-a-la-cire'],
  ["L'été en beauté", 'l-ete-en-beaute'],
  ['L’été en beauté', 'l-ete-en-beaute'],
  ['Cœur & âme', 'coeur-ame'],
  ['  Modelage   Lomi-Lomi  ', 'modelage-lomi-lomi'],
  ['Head Spa 💆‍♀️ 60 min', 'head-spa-60-min'],
  ['Hammam/Spa (duo) — 1 h 30', 'hammam-spa-duo-1-h-30'],
  ['E\u0301pilation', 'epilation'],
  ['../../admin?x=1#y', 'admin-x-1-y'],
  ['💆', ''],
  ['', ''],
  ['شعر', ''],
  ['Straße', 'strasse'],
  ['\ufb01l, 𝗦𝗼𝗶𝗻 ma\u00adquil\u200blage\ufeff', 'fil-soin-maquillage'],
  ['Nævus', 'naevus'],
])('%j', (title, address) => {
  expect(slug(title)).toBe(address)
})

test('a long title is cut between two words, a long word where it must', () => {
  expect(slug('Un soin complet '.repeat(15))).toBe('un-soin-complet-un-soin-complet-un-soin-complet-un-soin')
  expect(slug('a'.repeat(200))).toBe('a'.repeat(60))
})
