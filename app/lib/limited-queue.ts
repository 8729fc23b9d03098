/** Refused because too much already waits. */
export class QueueFullError extends Error {}

/**
 * Makes a runner that lets at most `running` tasks run at once and `waiting` more wait their turn,
 * first come first served. It refuses any further task with a QueueFullError.
 */
export function limitedQueue(limits: { running: number; waiting: number }) {
  const turns: (() => void)[] = []
  let running = 0
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < limits.running) running++
    else if (turns.length < limits.waiting) await new Promise<void>((resolve) => turns.push(resolve))
    else throw new QueueFullError('Too many tasks wait')
    try {
      return await task()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running--
    }
  }
}
