import type { Outcome } from '../../app/cms/documents/changes.ts'
import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

const SAVES = 1000

/** How many requests each of the two has on its way at a time. */
const HANDS = 5

interface Racer {
  /** As revisions name her. */
  author: string
  cookie: string
}

interface Saved {
  title: string
  author: string
  version: number
}

async function racerOf(site: RunningSite, account: RunningSite['account']): Promise<Racer> {
  const [user] = query(site, 'select id from "user" where email = ?', account.email)
  return { author: String(user!['id']), cookie: await openSession(site, account) }
}

test('of a thousand racing saves of one field, each is answered and none is lost', async () => {
  const site = await startSite()
  try {
    await withSecond(site, async (second) => {
      const [one, other] = await Promise.all([racerOf(site, site.account), racerOf(site, second)])
      const versions = () =>
        query(site, `select version, data, author from revisions where document_id = 'maquillage' order by version`)
      const [first] = versions()
      const saved: Saved[] = []
      const conflicts: string[] = []
      const started = Date.now()
      let next = 0

      /** Saves a text on the version given, as an administrator would. Returns the version that she is then shown. */
      async function save({ author, cookie }: Racer, base: number) {
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
        if (outcome.outcome === 'saved') {
          expect(outcome.document).toMatchObject({ title })
          saved.push({ title, author, version: outcome.document.version })
        } else {
          expect(outcome.conflicts).toMatchObject([{ field: 'title', mine: title }])
          conflicts.push(title)
        }
        return outcome.document.version
      }

      async function race(racer: Racer) {
        let base = 1
        while (next < SAVES - 2) base = await save(racer, base)
        return base
      }

      const hands = [one, other].flatMap((racer) => Array.from({ length: HANDS }, () => race(racer)))
      const shown = Math.max(...(await Promise.all(hands)))
      // Who wins a race is chance; once it is over, nobody is shut out.
      await save(other, await save(one, shown))
      expect(Date.now() - started).toBeLessThan(60_000)
      expect(saved.length + conflicts.length).toBe(next)
      expect(next).toBeGreaterThanOrEqual(SAVES)
      // Both happen, or it was no race.
      expect(saved.length).toBeGreaterThan(2)
      expect(conflicts.length).toBeGreaterThan(0)

      const [, ...made] = versions()
      const titleOf = ({ data }: Record<string, unknown>) => (JSON.parse(String(data)) as { title: string }).title
      expect(made.map((row) => ({ title: titleOf(row), author: row['author'], version: row['version'] }))).toEqual(
        saved.toSorted((one, other) => one.version - other.version),
      )
      expect(made.map(({ version }) => version)).toEqual(made.map((_, index) => index + 2))
      const [standing] = query(site, `select version, data from documents where id = 'maquillage'`)
      expect(standing).toEqual({ version: made.at(-1)!['version'], data: made.at(-1)!['data'] })
      const others = (data: unknown) => ({ ...(JSON.parse(String(data)) as object), title: '' })
      expect(others(standing!['data'])).toEqual(others(first!['data']))
    })
  } finally {
    await site.stop()
  }
})
