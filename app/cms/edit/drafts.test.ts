import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, keepDraft } from './drafts'

const PLACE = 'categories/maquillage/title'

/** A browser's storage, as far as drafts use it. */
function storage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

let kept: ReturnType<typeof storage>
beforeEach(() => {
  kept = storage()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('location', { pathname: '/soins/maquillage' })
})
afterEach(() => {
  vi.unstubAllGlobals()
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
  expect(kept.items.size).toBe(0)
})

test('what is no draft counts as none', () => {
  kept.items.set(`brouillon:${PLACE}`, '{"value": "cou')
  expect(findDraft(PLACE)).toBeUndefined()
})

test.each<[string, () => object]>([
  [
    'full',
    () => ({
      ...storage(),
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
