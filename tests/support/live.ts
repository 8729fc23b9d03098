import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { LiveEvents } from '../../app/cms/live/live.ts'

/** An event as it came. */
type Told = { [E in keyof LiveEvents]: { event: E; data: LiveEvents[E] } }[keyof LiveEvents]

/** How long an answer takes at present, in milliseconds. */
export async function answerTime(origin: string): Promise<number> {
  const asked = Date.now()
  await (await fetch(`${origin}/healthz`)).text()
  return Date.now() - asked
}

/** Opens what an administrator's tab hears, once it is heard. */
export async function listenTo({ origin }: { origin: string }, cookie: string) {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/api/live`, {
    headers: { cookie, 'Accept-Encoding': 'gzip, br' },
    signal: leaving.signal,
  })
  const told: Told[] = []
  const ended = read(response, told).catch(() => undefined)
  const stream = {
    response,
    told,
    /** Resolves when the stream is over, whoever ended it. */
    ended,
    /** Waits for an event, of those that came and those that come: so long, and as long as an answer takes meanwhile. */
    async hears<E extends Told['event']>(
      event: E,
      matches: (data: LiveEvents[E]) => boolean,
      within: number,
    ): Promise<void> {
      const heard = () => told.some((one) => one.event === event && matches(one.data as LiveEvents[E]))
      const ends = Date.now() + within
      for (let slowest = 0; !heard() && Date.now() < ends + slowest; await wait(20))
        slowest = Math.max(slowest, await answerTime(origin))
      expect(heard(), `${event} in ${JSON.stringify(told)}`).toBe(true)
    },
    async leave() {
      leaving.abort()
      await ended
    },
  }
  if (response.ok) await stream.hears('presence', () => true, 10_000)
  return stream
}

async function read({ body }: Response, told: Told[]): Promise<void> {
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n')
    text = events.pop()!
    for (const lines of events) {
      const [, event] = /^event: (.*)$/m.exec(lines) ?? []
      const [, data] = /^data: (.*)$/m.exec(lines) ?? []
      if (event) told.push({ event, data: JSON.parse(data!) } as Told)
    }
  }
}
