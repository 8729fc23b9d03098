type Level = 'info' | 'warn' | 'error'

let requestOf: () => string | undefined = () => undefined

/** Lets every line say for which request it was written: undefined where for none. */
export function nameLines(request: () => string | undefined): void {
  requestOf = request
}

/** How many lines of each level this process has written. */
export const logged: Record<Level, number> = { info: 0, warn: 0, error: 0 }

/** Writes one line of JSON to standard error: the event's name and its fields, none of them personal. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  logged[level] += 1
  console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields, request: requestOf() }))
}

/** Turns what was thrown into fields for `log`. */
export function errorFields(thrown: unknown): Record<string, unknown> {
  return thrown instanceof Error ? { error: thrown.message, stack: thrown.stack } : { error: String(thrown) }
}
