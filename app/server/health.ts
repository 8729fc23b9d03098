import { Hono } from 'hono'
import { lateBackups } from '../backup/backup-status.server.ts'
import type { Site } from '../platform/site-context.server.ts'
import { isReady, watchReadiness } from '../platform/readiness.server.ts'
import { watchFolder } from '../platform/writable-folder.server.ts'

/**
 * `/healthz` while the process lives; `/readyz` while it can serve pages and write, and is not `isClosing`, 503 otherwise. With
 * `?strict`, also 503 where the last good backup is older than it should be.
 */
export function health({ db, settings }: Pick<Site, 'db' | 'settings'>, isClosing = () => false) {
  const isWritable = watchFolder(settings.dataDir)
  const canServe = watchReadiness(async () => (await isReady(db)) && (await isWritable()))
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isClosing() || !(await canServe())) return c.text('indisponible', 503)
    if (c.req.query('strict') === undefined) return c.text('ok')
    const late = await lateBackups(db, settings.backups)
    return late.length > 0 ? c.text('sauvegarde en retard', 503) : c.text('ok')
  })
  return app
}
