import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSession, type Prolonged } from './session-watch'
import { EXPIRY_MARGIN, MOBILE_TIMEOUT, REFRESH_MARGIN, RETRY_FIRST, RETRY_LONGEST, TIMEOUT } from '../../ui/timing'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const START = Date.parse('2026-11-16T08:00:00.000Z')

const inTime = (delay: number) => ({ expiresAt: new Date(Date.now() + delay).toISOString() })

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches a session of an hour; each request is answered as given, the last one for good. */
function watch(...answers: (Prolonged | (() => Prolonged | Promise<Prolonged>))[]) {
  const asked: number[] = []
  const prolong = vi.fn(async () => {
    asked.push(Date.now() - START)
    const answer = answers[Math.min(asked.length, answers.length) - 1]!
    return typeof answer === 'function' ? answer() : answer
  })
  const onEnd = vi.fn()
  return { ...watchSession({ ...inTime(HOUR), prolong, onEnd }), asked, onEnd }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('the times are those of the specification', () => {
  expect([REFRESH_MARGIN, RETRY_FIRST, RETRY_LONGEST, EXPIRY_MARGIN, TIMEOUT, MOBILE_TIMEOUT]).toEqual([
    5 * MINUTE,
    30 * SECOND,
    16 * MINUTE,
    30 * SECOND,
    30 * SECOND,
    60 * SECOND,
  ])
})

test('a session is prolonged five minutes before it expires, each time', async () => {
  const { asked, onEnd } = watch(() => inTime(2 * HOUR))
  await pass(55 * MINUTE - 1)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual([55 * MINUTE])
  await pass(3 * HOUR)
  expect(asked).toEqual([55 * MINUTE, 55 * MINUTE + 115 * MINUTE])
  expect(onEnd).not.toHaveBeenCalled()
})

test('what nobody could answer is asked again after 30 s, then twice as long each time, up to 16 min', async () => {
  const asked: number[] = []
  const prolong = vi.fn<() => Promise<Prolonged>>(async () => {
    asked.push(Date.now())
    return 'unknown'
  })
  const onEnd = vi.fn()
  const { check } = watchSession({ ...inTime(7 * 24 * HOUR), prolong, onEnd })
  void check()
  await pass(2 * HOUR)
  const waits = asked.slice(1, 9).map((time, index) => (time - asked[index]!) / SECOND)
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  expect(onEnd).not.toHaveBeenCalled()
})

test('a network that comes back prolongs, and its next failure begins at 30 s again', async () => {
  const { asked } = watch(
    'unknown',
    'unknown',
    () => inTime(HOUR),
    'unknown',
    () => inTime(HOUR),
  )
  await pass(2 * HOUR)
  const first = 55 * MINUTE
  const second = first + 90 * SECOND + 55 * MINUTE
  expect(asked).toEqual([first, first + 30 * SECOND, first + 90 * SECOND, second, second + 30 * SECOND])
})

test('without a network a session counts as expired 30 s early, and ends once', async () => {
  const { asked, onEnd, check } = watch('unknown')
  await pass(HOUR - 30 * SECOND - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1)
  expect(onEnd).toHaveBeenCalledOnce()
  const before = asked.length
  await pass(HOUR)
  expect(asked).toHaveLength(before)
  await check()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a session that is over ends at once, and only once', async () => {
  const { asked, onEnd, check } = watch('ended')
  await Promise.all([check(), check()])
  expect(onEnd).toHaveBeenCalledOnce()
  await pass(2 * HOUR)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('an expiry that comes while the answer is on its way ends it, and the late answer is not heard', async () => {
  const { onEnd } = watch(() => new Promise((resolve) => setTimeout(() => resolve('ended'), 10 * MINUTE)))
  await pass(2 * HOUR)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a look after a sleep finds the session longer, and its old end is forgotten', async () => {
  const { asked, onEnd, check } = watch(() => inTime(2 * HOUR))
  vi.setSystemTime(START + 50 * MINUTE)
  await check()
  expect(asked).toHaveLength(1)
  await pass(115 * MINUTE - 1)
  expect(onEnd).not.toHaveBeenCalled()
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
})

test('several looks at once are one question, and one step of the wait', async () => {
  const { asked, check } = watch(() => new Promise((resolve) => setTimeout(() => resolve('unknown'), SECOND)))
  const looks = [check(), check(), check()]
  await pass(SECOND)
  await Promise.all(looks)
  expect(asked).toEqual([0])
  await pass(30 * SECOND)
  expect(asked).toEqual([0, 31 * SECOND])
})

test('a session that is never longer is not asked for without a pause', async () => {
  const { asked } = watch(inTime(HOUR))
  await pass(59 * MINUTE + 29 * SECOND)
  expect(asked.length).toBeLessThanOrEqual(10)
})

test('a watch that is stopped asks nothing and ends nothing', async () => {
  const { asked, onEnd, stop, check } = watch('ended')
  stop()
  stop()
  await pass(2 * HOUR)
  await check()
  expect(asked).toHaveLength(0)
  expect(onEnd).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
