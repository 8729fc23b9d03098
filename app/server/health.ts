import { Hono } from 'hono'
import type { Site } from '../platform/site-context.server.ts'
import { isReady } from '../platform/readiness.server.ts'

/** `/healthz` while the process lives; `/readyz` while it can serve pages and is not `isClosing`, 503 otherwise. */
export function health({ db }: Pick<Site, 'db'>, isClosing = () => false) {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const ready = !isClosing() && (await isReady(db))
    return ready ? c.text('ok') : c.text('indisponible', 503)
  })
  return app
}
