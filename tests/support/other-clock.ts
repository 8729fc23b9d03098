/** Loaded into the site's process before anything else: its clock is then ahead by the milliseconds that a file says. */
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_FILE']!
const Real = Date
let ahead = 0

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
  ahead = Number(readFileSync(file, 'utf8'))
  console.error(`clock ${ahead}`)
})
