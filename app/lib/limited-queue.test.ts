import { expect, test } from 'vitest'
import { limitedQueue, QueueFullError } from './limited-queue.ts'

/** A task that ends when it is told to. */
function task() {
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { run: () => ended, end }
}

test('runs as many as it may, then the next in turn, and refuses what finds no room', async () => {
  const run = limitedQueue({ running: 2, waiting: 1 })
  const started: number[] = []
  const tasks = [task(), task(), task(), task()]
  const outcomes = tasks.map((one, index) =>
    run(() => {
      started.push(index)
      return one.run()
    }),
  )
  await expect(outcomes[3]).rejects.toBeInstanceOf(QueueFullError)
  expect(started).toEqual([0, 1])
  tasks[0]!.end()
  await outcomes[0]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  tasks[1]!.end()
  tasks[2]!.end()
  await Promise.all(outcomes.slice(0, 3))
})

test('gives the place of a task that failed to the next one', async () => {
  const run = limitedQueue({ running: 1, waiting: 1 })
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
  await expect(run(async () => 'free again')).resolves.toBe('free again')
})
