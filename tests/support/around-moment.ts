import { Agent, get } from 'node:http'
import { expect } from '@playwright/test'

/** How many answers are looked at around a moment, and how long after it one may still be of before, in milliseconds. */
const ANSWERS = 10_000
const LATE = 1000

/** How many wait for an answer at a time. */
const AT_ONCE = 6

interface Answer {
  /** Where it was asked for, and what. */
  asked: string
  sent: number
  came: number
  /** Undefined for an answer that is no page: the site has ended, and has not begun again. */
  isNew: boolean | undefined
}

/** A page, a feed or a list of pages, and what stands in it from the moment on. */
export interface Turn {
  path: string
  text: string
}

interface Asked {
  origins: string[]
  turns: Turn[]
  at: number
  /** Whether the site may be gone for a while. */
  mayFail?: boolean
}

/**
 * Asks for pages in turn, again and again, until a moment is well past and so many answers have come: none is of after
 * the moment before it, none of before it a second later. What any answer takes on this machine may be added to that.
 */
export async function expectTurn(name: string, { origins, turns, at, mayFail = false }: Asked): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const answers: Answer[] = []
  const ask = (origin: string, { path, text }: Turn) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = Date.now()
      const end = (isNew?: boolean) => resolve({ asked: `${origin} ${text}`, sent, came: Date.now(), isNew })
      const fail = (error: Error) => (mayFail ? setTimeout(end, 20) : reject(error))
      get(origin + path, { agent, headers: { 'Accept-Encoding': 'identity' } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => end(response.statusCode === 200 ? Buffer.concat(parts).includes(text) : undefined))
        response.on('error', fail)
      }).on('error', fail)
    })
  const all = origins.flatMap((origin) => turns.map(({ text }) => `${origin} ${text}`))
  const isSeen = () => new Set(answers.flatMap(({ asked, isNew }) => (isNew ? asked : []))).size === all.length
  const goesOn = () =>
    Date.now() < at + LATE + 500 || (answers.length < ANSWERS && Date.now() < at + 60_000) || !isSeen()
  const ends = Date.now() + 90_000
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      const origin = origins[place % origins.length]!
      for (let count = place; goesOn() && Date.now() < ends; count += 1)
        answers.push(await ask(origin, turns[count % turns.length]!))
    }),
  )
  agent.destroy()
  const slowest = Math.max(...answers.filter(({ isNew }) => isNew !== undefined).map(({ sent, came }) => came - sent))
  const early = answers.filter(({ came, isNew }) => isNew && came < at)
  const late = answers.filter(({ sent, isNew }) => isNew === false && sent >= at + LATE + slowest)
  const before = answers.filter(({ came, isNew }) => isNew === false && came < at).length
  const first = all.map((one) =>
    Math.min(...answers.filter(({ asked, isNew }) => asked === one && isNew).map(({ came }) => came - at)),
  )
  const last = Math.max(0, ...answers.filter(({ isNew }) => isNew === false).map(({ sent }) => sent - at))
  console.info(
    `${name}: ${answers.length} answers, ${before} before the moment; first seen ${first.join(' and ')} ms after it, ` +
      `last as before ${last} ms after it; slowest answer ${slowest} ms`,
  )
  expect(before).toBeGreaterThan(100)
  expect(answers.length).toBeGreaterThanOrEqual(mayFail ? 1000 : ANSWERS)
  expect(Math.max(...first)).toBeLessThan(Infinity)
  expect({ early: early.length, late: late.length }).toEqual({ early: 0, late: 0 })
}
