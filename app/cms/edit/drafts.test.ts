import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, isTypedHere, keepDraft, keepMoments, listDrafts } from './drafts'

const PLACE = 'categories/maquillage/title'

const goTo = (path: string) => vi.stubGlobal('location', new URL(path, 'https://site.example'))

/** Loads a page: in another tab, or in the one that has this storage; with treatments at other addresses, by their former ones. */
async function load(session = new Kept(), moved: Record<string, string> = {}) {
  vi.resetModules()
  const drafts = await import('./drafts')
  const inTab =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A) => {
      vi.stubGlobal('sessionStorage', session)
      vi.stubGlobal('page', { matches: [{ loaderData: { moved } }] })
      vi.advanceTimersByTime(1)
      return work(...given)
    }
  return {
    keep: inTab(drafts.keepDraft),
    find: inTab(drafts.findDraft),
    forget: inTab(drafts.forgetDraft),
    list: inTab(drafts.listDrafts),
    session,
  }
}

/** A browser's storage, as far as drafts use it: what it keeps is its own, and listed by its keys. */
class Kept {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

let kept: Kept
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  kept = new Kept()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', new Kept())
  goTo('/soins/maquillage')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a text is kept with what it was based on, found to the letter, and forgotten', () => {
  const value = { name: 'Éclat “30 min” 👩🏽‍🦰', price: '', lines: ['a\nb', ''] }
  expect(findDraft(PLACE)).toBeUndefined()
  expect(keepDraft(PLACE, value, { version: 3 })).toBe(true)
  const about = { base: { version: 3 }, page: '/soins/maquillage' }
  expect(findDraft(PLACE)).toEqual({ value, ...about, at: expect.stringMatching(/Z$/) as string })
  expect(findDraft('categories/maquillage/tarifs')).toBeUndefined()
  keepDraft(PLACE, 'autre', 4)
  expect(findDraft(PLACE)).toMatchObject({ value: 'autre', base: 4 })
  forgetDraft(PLACE)
  expect(findDraft(PLACE)).toBeUndefined()
  expect(Object.keys(kept)).toEqual([])
})

test('what is no draft counts as none', () => {
  kept.setItem(`brouillon:${PLACE}`, '{"value": "cou')
  expect(findDraft(PLACE)).toBeUndefined()
})

test('what an earlier release has kept is found, and forgotten', async () => {
  kept.setItem(`brouillon:${PLACE}`, JSON.stringify({ value: 'avant', base: 1, at: '2026-01-01T00:00:00.000Z' }))
  const { find, forget } = await load()
  expect(listDrafts()).toMatchObject([{ place: PLACE }])
  expect(find(PLACE)).toMatchObject({ value: 'avant' })
  forget(PLACE)
  expect(listDrafts()).toEqual([])
})

test('two tabs write over nothing of each other, and each finds its own again', async () => {
  const [one, two] = [await load(), await load()]
  expect([one.find(PLACE), two.find(PLACE)]).toEqual([undefined, undefined])
  one.keep(PLACE, 'le premier', 1)
  two.keep(PLACE, 'le second', 1)
  expect(one.find(PLACE)).toMatchObject({ value: 'le premier' })
  expect((await load(one.session)).find(PLACE)).toMatchObject({ value: 'le premier' })
  expect((await load(two.session)).find(PLACE)).toMatchObject({ value: 'le second' })
  two.forget(PLACE)
  expect(two.find(PLACE)).toBeUndefined()
  expect((await load()).find(PLACE)).toMatchObject({ value: 'le premier' })
})

test('what is typed after a text of another tab is let go is kept beside it', async () => {
  const one = await load()
  one.keep(PLACE, 'le premier', 1)
  const two = await load()
  expect(two.find(PLACE)).toMatchObject({ value: 'le premier' })
  two.forget(PLACE)
  one.keep(PLACE, 'le premier, et la suite', 1)
  two.keep(PLACE, 'un autre', 1)
  two.forget(PLACE)
  expect((await load()).find(PLACE)).toMatchObject({ value: 'le premier, et la suite' })
})

test('a page that lists what is typed takes nothing of it from the tab that types', async () => {
  const one = await load()
  one.keep(PLACE, 'le premier', 1)
  const two = await load()
  expect(two.list()).toMatchObject([{ place: PLACE, value: 'le premier' }])
  one.forget(PLACE)
  expect(two.find(PLACE)).toBeUndefined()
  one.keep(PLACE, 'le deuxième', 2)
  two.keep(PLACE, 'un autre', 2)
  expect((await load(one.session)).find(PLACE)).toMatchObject({ value: 'le deuxième' })
  two.forget(PLACE)
  expect((await load(one.session)).find(PLACE)).toMatchObject({ value: 'le deuxième' })
})

test('two tabs that type on from one text keep both, and each is forgotten by its own', async () => {
  const one = await load()
  one.keep(PLACE, 'le premier', 1)
  const two = await load()
  expect(two.find(PLACE)).toMatchObject({ value: 'le premier' })
  two.keep(PLACE, 'le premier, dans le second', 1)
  one.keep(PLACE, 'le premier, et la suite', 1)
  expect((await load(two.session)).find(PLACE)).toMatchObject({ value: 'le premier, dans le second' })
  two.forget(PLACE)
  expect((await load(one.session)).find(PLACE)).toMatchObject({ value: 'le premier, et la suite' })
  one.forget(PLACE)
  expect(one.list()).toEqual([])
})

test('a text that was typed in one tab after another is forgotten with all that it went on from', async () => {
  const one = await load()
  one.keep(PLACE, 'Il', 1)
  const again = await load(one.session)
  again.find(PLACE)
  again.keep(PLACE, 'Il était', 1)
  const last = await load()
  expect(last.find(PLACE)).toMatchObject({ value: 'Il était' })
  last.keep(PLACE, 'Il était une fois', 1)
  last.forget(PLACE)
  expect(Object.keys(kept)).toEqual([])
})

test('what another tab has found is no longer found once its own tab has typed on', async () => {
  const one = await load()
  one.keep(PLACE, 'le premier', 1)
  const two = await load()
  two.find(PLACE)
  one.keep(PLACE, 'le premier, et la suite', 1)
  expect(two.find(PLACE)).toBeUndefined()
  two.forget(PLACE)
  expect((await load()).find(PLACE)).toMatchObject({ value: 'le premier, et la suite' })
})

test('what this tab has typed is listed before what is newer', async () => {
  const [one, two] = [await load(), await load()]
  one.keep('actualites/1/document', 'le sien', 1)
  two.keep('actualites/2/document', 'un autre', 1)
  two.keep('actualites/3/document', 'le dernier', 1)
  const listed = (await load(one.session)).list().map(({ value }) => value)
  expect(listed).toEqual(['le sien', 'le dernier', 'un autre'])
})

test('the address of its page is kept whole, without what it asks for once', () => {
  goTo('/admin?soin=maquillage&modifier=categories/maquillage/title&enregistre=x#tarifs')
  keepDraft(PLACE, 'x', 1)
  const draft = findDraft(PLACE)
  expect(draft).toMatchObject({ page: '/admin?soin=maquillage' })
  goTo('/admin')
  expect(isTypedHere(draft!)).toBe(true)
  goTo('/soins')
  expect(isTypedHere(draft!)).toBe(false)
})

test('when a text is to be saved is kept with it, as long as it is there', () => {
  const moments = { from: '2998-12-01T08:00', until: '' }
  keepMoments(PLACE, moments)
  expect(findDraft(PLACE)).toBeUndefined()
  keepDraft(PLACE, 'x', 1, moments)
  expect(findDraft(PLACE)).toMatchObject({ value: 'x', moments })
  keepMoments(PLACE, undefined)
  expect(findDraft(PLACE)).toMatchObject({ value: 'x', base: 1 })
  expect(findDraft(PLACE)).not.toHaveProperty('moments')
})

test('what was typed of a treatment follows it to its new address, and nothing else does', async () => {
  const typed = [
    ['categories/à la cire/description', '/soins/%C3%A0%20la%20cire', { version: 1 }],
    ['categories/cire/tarifs', '/admin?soin=cire', { id: 'entrée', version: 1 }],
    ['categories/à la cire/tarifs', '/admin?soin=%C3%A0%20la%20cire', { version: 1 }],
    ['/admin?modifier=categories/%C3%A0%20la%20cire/title', '/admin', null],
    ['pages/soins-cire/titre', '/soins/cire', { id: 'soins-cire', version: 1 }],
    ['/soins/cire?modifier=categories/cire/title', '/soins/cire', null],
    ['navigation/navigation/menu', '/soins/cire', { id: 'cire-chaude', version: 1 }],
    ['categories/cire-chaude/title', '/soins/cire-chaude', { version: 1 }],
    ['actualites/cire/document', '/actualites', { id: 'cire' }],
  ] as const
  for (const [place, page, base] of typed) {
    goTo(page)
    keepDraft(place, 'x', base)
  }
  const { find, list } = await load(undefined, { 'à la cire': 'a-la-cire', cire: 'tiede' })
  const now = list().map(({ place }) => [place, find(place)!.page, find(place)!.base])
  expect(now).toEqual(
    expect.arrayContaining([
      ['categories/a-la-cire/description', '/soins/a-la-cire', { version: 1 }],
      ['categories/tiede/tarifs', '/admin?soin=tiede', { id: 'entrée', version: 1 }],
      ['categories/a-la-cire/tarifs', '/admin?soin=a-la-cire', { version: 1 }],
      ['/admin?modifier=categories/a-la-cire/title', '/admin', null],
      ['pages/soins-tiede/titre', '/soins/tiede', { id: 'soins-tiede', version: 1 }],
      ['/soins/tiede?modifier=categories/tiede/title', '/soins/tiede', null],
      ['navigation/navigation/menu', '/soins/tiede', { id: 'cire-chaude', version: 1 }],
      ['categories/cire-chaude/title', '/soins/cire-chaude', { version: 1 }],
      ['actualites/cire/document', '/actualites', { id: 'cire' }],
    ]),
  )
  expect(now).toHaveLength(typed.length)
})

test('what a tab types of a treatment that is renamed meanwhile stays its own, and is forgotten with its save', async () => {
  const [former, present] = ['categories/cire/description', 'categories/tiede/description']
  goTo('/soins/cire')
  const one = await load()
  one.keep(former, 'le premier', 1)
  const moved = { cire: 'tiede' }
  const two = await load(undefined, moved)
  expect(two.list()).toMatchObject([{ place: present, page: '/soins/tiede' }])
  two.keep(present, 'le second', 1)
  one.keep(former, 'le premier, et la suite', 1)
  expect((await load(one.session, moved)).find(present)).toMatchObject({ value: 'le premier, et la suite' })
  one.forget(former)
  expect(two.list()).toMatchObject([{ place: present, value: 'le second' }])
})

test('the form of a treatment that is renamed is found however its address is written', async () => {
  const { keep } = await load()
  keep('/admin?modifier=categories/%C3%A0+la+cire/title', 'x', null)
  expect((await load()).find('/admin?modifier=categories/%C3%A0%20la%20cire/title')).toMatchObject({ value: 'x' })
  const { find } = await load(undefined, { 'à la cire': 'cire' })
  expect(find('/admin?modifier=categories/cire/title')).toMatchObject({ value: 'x' })
})

test.each<[string, () => object]>([
  [
    'full',
    () =>
      Object.assign(new Kept(), {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
  ],
  [
    'none',
    () =>
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        },
      ),
  ],
])('a storage that is %s is said, and breaks nothing', (_, make) => {
  vi.stubGlobal('localStorage', make())
  expect(keepDraft(PLACE, 'x', 1)).toBe(false)
  expect(findDraft(PLACE)).toBeUndefined()
  expect(() => forgetDraft(PLACE)).not.toThrow()
})
