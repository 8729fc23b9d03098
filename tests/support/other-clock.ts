/** Loaded into the site's process before anything else: its clock is then ahead by the milliseconds that are set, or that a file says. */
import { readFileSync } from 'node:fs'

const Real = Date
let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)

globalThis.Date = class extends Real {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Real.now() + ahead)
    else super(...given)
  }
  static override now() {
    return Real.now() + ahead
  }
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Real
  }
} as unknown as DateConstructor

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(process.env['CLOCK_FILE']!, 'utf8'))
  console.error(`clock ${ahead}`)
})
