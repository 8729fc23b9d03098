import { dayAt } from '../lib/clock'
import { siteContext } from '../platform/site-context.server'
import { exportSite } from './site-export.server'
import type { Route } from './+types/download-route'

/** Everything that is the site, in one file that `content import` takes. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, settings, media } = context.get(siteContext)
  const site = await exportSite(db, { dataDir: settings.dataDir, withFiles: media.storage })
  const headers = {
    // Of this type nobody compresses it on the way, so that the browser knows how much is still to come.
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="sauvegarde-${dayAt(new Date())}.tar"`,
    'Content-Length': String(site.size),
    'Cache-Control': 'no-store',
  }
  if (request.method === 'HEAD') {
    await site.close()
    return new Response(null, { headers })
  }
  const pieces = site.stream()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
      await site.close()
    },
  })
  return new Response(body, { headers })
}
