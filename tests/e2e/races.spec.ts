import type { Outcome } from '../../app/content/changes.ts'
import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

const SAVES = 1000

/** How many requests each of the two has on its way at a time. */
const HANDS = 5

test('of a thousand racing saves of one field, each is answered and none is lost', async () => {
  const site = await startSite()
  try {
    await withSecond(site, async (second) => {
      const cookies = [await openSession(site), await openSession(site, second)]
      const versions = () =>
        query(site, `select version, data, author from revisions where document_id = 'maquillage' order by version`)
      const [first] = versions()
      const answers = { saved: [] as string[], conflict: [] as string[] }
      const started = Date.now()
      let next = 0

      /** Saves one text after another, each on what the last answer has shown, as an administrator would. */
      async function race(cookie: string) {
        let base = 1
        while (next < SAVES) {
          const title = `Titre ${next++}`
          const change = {
            intent: 'update',
            collection: 'categories',
            id: 'maquillage',
            base,
            fields: { title },
          } as const
          const answer = await sendChange(site, cookie, change)
          const outcome = (await answer.json()) as Outcome
          if (outcome.outcome !== 'saved' && outcome.outcome !== 'conflict') throw new Error(JSON.stringify(outcome))
          expect(answer.status).toBe(outcome.outcome === 'saved' ? 200 : 409)
          if (outcome.outcome === 'saved') expect(outcome.document).toMatchObject({ title })
          else expect(outcome.conflicts).toMatchObject([{ field: 'title', mine: title }])
          answers[outcome.outcome].push(title)
          base = outcome.document.version
        }
      }

      await Promise.all(cookies.flatMap((cookie) => Array.from({ length: HANDS }, () => race(cookie))))
      expect(Date.now() - started).toBeLessThan(60_000)
      expect(answers.saved.length + answers.conflict.length).toBe(SAVES)
      // Both happen, or it was no race.
      expect(Math.min(answers.saved.length, answers.conflict.length)).toBeGreaterThan(0)

      const [, ...made] = versions()
      const titleOf = ({ data }: Record<string, unknown>) => (JSON.parse(String(data)) as { title: string }).title
      expect(made.map(titleOf).sort()).toEqual(answers.saved.toSorted())
      expect(made.map(({ version }) => version)).toEqual(made.map((_, index) => index + 2))
      expect(new Set(made.map(({ author }) => author)).size).toBe(2)
      const [standing] = query(site, `select version, data from documents where id = 'maquillage'`)
      expect(standing).toEqual({ version: made.at(-1)!['version'], data: made.at(-1)!['data'] })
      const others = (data: unknown) => ({ ...(JSON.parse(String(data)) as object), title: '' })
      expect(others(standing!['data'])).toEqual(others(first!['data']))
    })
  } finally {
    await site.stop()
  }
})
