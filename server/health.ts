import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Site } from '../app/http/site-context.server.ts'
import { errorFields, log } from '../app/lib/log.ts'

/** `/healthz` while the process lives; `/readyz` when the database answers, 503 otherwise. */
export function health({ db }: Site) {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      await sql`select id from documents limit 1`.execute(db)
      return c.text('ok')
    } catch (error) {
      log('error', 'not-ready', errorFields(error))
      return c.text('indisponible', 503)
    }
  })
  return app
}
