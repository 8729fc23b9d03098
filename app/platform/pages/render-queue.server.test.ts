import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { failurePage, openRenderQueue } from './render-queue.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a full queue is told of at once, then each minute with how many it has refused, until it has room', async () => {
  const logged = captureLog()
  const inTurn = openRenderQueue()
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const full = Array.from({ length: 108 }, () => inTurn(() => ended))
  const ask = (times: number) => Promise.allSettled(Array.from({ length: times }, () => inTurn(() => ended)))
  const told = () => logged.map(({ level, event, refused }) => ({ level, event, refused }))
  const line = (refused: number) => ({ level: 'warn', event: 'render-queue-full', refused })

  const [first] = await ask(1)
  expect(failurePage((first as PromiseRejectedResult).reason, '/').status).toBe(503)
  await ask(40)
  expect(told()).toEqual([line(1)])
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual([line(1), line(40)])
  vi.advanceTimersByTime(600_000)
  expect(logged).toHaveLength(2)
  await ask(3)
  expect(told().at(-1)).toEqual(line(1))

  end()
  await Promise.all(full)
  await ask(1)
  vi.advanceTimersByTime(60_000)
  expect(told().slice(2)).toEqual([line(1), line(2)])
  vi.advanceTimersByTime(600_000)
  expect(logged).toHaveLength(4)
})
