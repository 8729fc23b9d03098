import { describe, expect, test } from 'vitest'
import type { NavigationEntry } from './definition.ts'
import { NAVIGATION } from './first-content.ts'
import { allPages, coveredEntries, lostEntries, navigationItems, placeOf } from './navigation.ts'

const TITLES = { 'soins-du-visage': 'Soins du visage', Cryolipolyse: 'Amincissement' }
const TARGETS = { referralUrl: '/cgv#parrainage', titles: TITLES, isSale: true, hidden: [] }

const entry = (libelle: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  id: libelle,
  libelle,
  cible: 'adresse',
  adresse: `/${libelle}`,
  rang: 'premier',
  masque: false,
  ...more,
})
const below = { rang: 'dessous' } as const
const items = (entries: NavigationEntry[]) => navigationItems(entries, TARGETS)
const first = JSON.parse(JSON.stringify(NAVIGATION)) as Record<'menu' | 'espace' | 'pied', NavigationEntry[]> & {
  bouton: string
  accroche: string
  cookies: string
  droits: string
}

describe('a menu', () => {
  test('of the first content has every treatment in its group, and the referral on a page of the site', () => {
    const [soins, , ...others] = items(first.menu)
    expect(soins).toEqual({
      label: 'Nos soins',
      links: [
        { label: 'Soins du visage', href: '/soins/soins-du-visage' },
        { label: 'Amincissement', href: '/soins/Cryolipolyse' },
        { label: 'Tous les soins', href: '/soins' },
        { label: 'Tous les tarifs', href: '/tarifs' },
      ],
    })
    expect(others.at(-1)).toEqual({ label: 'Parrainage', href: '/cgv#parrainage' })
  })

  test('has one level of groups; what stands below nothing is of the first', () => {
    expect(items([entry('a', below), entry('b'), entry('c', below)])).toEqual([
      { label: 'a', href: '/a' },
      { label: 'b', links: [{ label: 'c', href: '/c' }] },
    ])
  })

  test('leaves out what is hidden, and what is below it', () => {
    const entries = [
      entry('a', { masque: true }),
      entry('b', below),
      entry('c'),
      entry('d', { ...below, masque: true }),
    ]
    // What visitors do not see takes no address away.
    expect(items(entries)).toEqual([{ label: 'c', href: '/c' }])
    expect(items([])).toEqual([])
  })

  test('says « soldes » within their legal period alone, of a page as of a group', () => {
    const labels = (isSale: boolean) =>
      navigationItems([entry('Nos soldes'), entry('Soldes'), entry('a', below)], { ...TARGETS, isSale }).map(
        ({ label }) => label,
      )
    expect(labels(true)).toEqual(['Nos soldes', 'Soldes'])
    expect(labels(false)).toEqual(['Fins de série', 'Fins de série'])
  })

  test('leaves out what leads nowhere, and opens other sites in another tab', () => {
    expect(items([entry('a', { adresse: '' }), entry('b', { adresse: 'https://b.example/' })])).toEqual([
      { label: 'b', href: 'https://b.example/', external: true },
    ])
    const referral = (referralUrl: string) =>
      navigationItems([entry('a', { cible: 'parrainage' })], { ...TARGETS, referralUrl })
    expect(referral('')).toEqual([])
    expect(referral('https://a.example/f')).toEqual([{ label: 'a', href: 'https://a.example/f', external: true }])
  })

  test('tells its places from all other pages', () => {
    expect(placeOf('/notre-centre', first as never, TARGETS)).toBe('/notre-centre')
    expect(placeOf('/soins/Cryolipolyse', first as never, TARGETS)).toBe('/soins/Cryolipolyse')
    expect(placeOf('/actualites/un-article', first as never, TARGETS)).toBe('/actualites/')
    expect(placeOf('/accessibilite', first as never, TARGETS)).toBe('#')
  })
})

describe('the page of all pages', () => {
  test('has each of them once, though no menu leads to any', () => {
    const all = (navigation: object) =>
      allPages(navigation as never, TARGETS).flatMap(({ links }) => links.map(({ href }) => href))
    const empty = { ...first, menu: [], espace: [], pied: [] }
    expect(all(empty)).toEqual(expect.arrayContaining(['/', '/soins/Cryolipolyse', '/cgv', '/nos-produits']))
    expect(new Set(all(empty)).size).toBe(all(empty).length)
    expect([...all(empty)].sort()).toEqual(
      all(first)
        .filter((href) => href !== '/cgv#parrainage')
        .sort(),
    )
  })

  test('leaves out what is withdrawn, unless a menu leads to it', () => {
    const all = (navigation: object) =>
      allPages(navigation as never, { ...TARGETS, hidden: ['cheques-cadeaux'] }).flatMap(({ links }) =>
        links.map(({ href }) => href),
      )
    expect(all({ ...first, menu: [] })).toContain('/nos-produits')
    expect(all({ ...first, menu: [] })).not.toContain('/cheques-cadeaux')
    expect(all(first)).toContain('/cheques-cadeaux')
  })

  test('says what leads to all treatments before each of them', () => {
    const soins = allPages(first as never, TARGETS).find(({ label }) => label === 'Nos soins')
    expect(soins?.links.map(({ href }) => href)).toEqual([
      '/soins',
      '/tarifs',
      '/soins/soins-du-visage',
      '/soins/Cryolipolyse',
    ])
  })

  test('is arranged as it always was', () => {
    expect(allPages(first as never, TARGETS).map(({ label }) => label)).toEqual([
      'Pour commencer',
      'Nos soins',
      'Nos Actualités',
      "L'institut",
      'À propos du site',
    ])
  })
})

test('an entry whose address gives way to what is shown below it is told', () => {
  const covered = (...entries: NavigationEntry[]) => coveredEntries(entries).map(({ id }) => id)
  expect(covered(entry('a'), entry('b', below), entry('c'))).toEqual(['a'])
  expect(covered(entry('a'), entry('b', { ...below, masque: true }))).toEqual([])
  expect(covered(entry('a', { adresse: '' }), entry('b', below))).toEqual([])
  expect(covered(entry('a', { masque: true }), entry('b', below))).toEqual([])
  expect(covered(entry('a', { cible: 'soins' }), entry('b', below), entry('c', below))).toEqual([])
})

test('an entry that leads to no page of the site is told', () => {
  const lost = (adresse: string) => lostEntries([entry('a', { adresse })], TITLES).length === 1
  for (const adresse of ['/soins/disparu', '/inconnue', '/cgv/']) expect(lost(adresse), adresse).toBe(true)
  for (const adresse of [
    '',
    '/',
    '/cgv#parrainage',
    '/soins/Cryolipolyse',
    '/tarifs?q=cire',
    'https://a.example/x',
    '/media/a.jpg',
  ])
    expect(lost(adresse), adresse).toBe(false)
})
