import { Refusal } from '../lib/refusal.ts'
import { upperFirst } from '../lib/upper-first.ts'
import { tooManyWords } from './sign-in/sign-in-answers.server.ts'

/** When to come again where too much waits, in seconds. */
export const BUSY = 5

/** A password that was not looked at, for too many wait: what was given may be as it should. */
export class TooBusy extends Refusal {
  constructor() {
    super(upperFirst(tooManyWords(BUSY)))
  }
}
