import { describe, expect, test } from 'vitest'
import { collectReads, readOnce, type Known } from './reads.server.ts'

/** Makes what reads under a key, how often it was really read, and how each of its readings ends. */
function counted(key: string) {
  const endings: PromiseWithResolvers<string>[] = []
  const read = () =>
    readOnce(key, () => {
      const ending = Promise.withResolvers<string>()
      endings.push(ending)
      return ending.promise
    })
  return { read, endings }
}

describe('what was read on the way to a result', () => {
  test('is not read again for the next ones, which say all the same that they show it', async () => {
    const known: Known = new Map()
    const { read, endings } = counted('soldes/une')
    const first = collectReads(read, known)
    const second = collectReads(read, known)
    endings[0]!.resolve('Une')
    for (const { result, reads } of [await first, await second, await collectReads(read, known)]) {
      expect(result).toBe('Une')
      expect([...reads.keys]).toEqual(['soldes/une'])
    }
    expect(endings).toHaveLength(1)
  })

  test('is read again once it was taken out, but on the way to a result that has it already', async () => {
    const known: Known = new Map()
    const { read, endings } = counted('soldes/une')
    const both = collectReads(async () => {
      const before = await read()
      known.delete('soldes/une')
      return [before, await read()]
    }, known)
    endings[0]!.resolve('Avant')
    expect((await both).result).toEqual(['Avant', 'Avant'])
    expect(known.size).toBe(0)
    const after = collectReads(read, known)
    endings[1]!.resolve('Après')
    expect((await after).result).toBe('Après')
  })

  test('is kept by nobody where nobody keeps it', async () => {
    const { read, endings } = counted('soldes/une')
    for (const text of ['Une', 'Deux']) {
      const reading = collectReads(read)
      endings.at(-1)!.resolve(text)
      expect((await reading).result).toBe(text)
    }
    expect(endings).toHaveLength(2)
  })
})

test('what cannot be read fails all that wait for it, and is asked for again by the next', async () => {
  const known: Known = new Map()
  const { read, endings } = counted('soldes/une')
  const lenient = () => read().catch(() => 'Rien')
  const both = [collectReads(lenient, known), collectReads(lenient, known)]
  endings[0]!.reject(new Error('Disque en panne'))
  for (const { result, reads } of await Promise.all(both)) {
    expect(result).toBe('Rien')
    expect(reads.failed).toBe(true)
  }
  const next = collectReads(lenient, known)
  endings[1]!.resolve('Une')
  expect((await next).result).toBe('Une')
  expect((await next).reads.failed).toBe(false)
})
