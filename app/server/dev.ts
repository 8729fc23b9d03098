/** The same site in development: Vite's middleware in front of the same app, opened anew and reloaded at each change. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

async function open() {
  const app = (await vite.ssrLoadModule('./app/server/app.ts')) as typeof import('./app.ts')
  return app.openSite(process.env)
}

let site = open()
vite.watcher.on('change', (file) => {
  if (!/\.(?:tsx?|css|json)$/.test(file)) return
  vite.moduleGraph.invalidateAll()
  site = site
    .then(
      (before) => before.close(),
      () => undefined,
    )
    .then(open)
  void site.then(() => vite.ws.send({ type: 'full-reload' }), console.error)
})

const pages = getRequestListener(async (request, env) => (await site).fetch(request, env))
const { settings, firstAccount } = await site
const { firstAccountLines } = (await vite.ssrLoadModule('./app/server/app.ts')) as typeof import('./app.ts')
if (firstAccount) for (const line of firstAccountLines(firstAccount, process.stdout.isTTY)) console.log(line)
createServer((request, response) => {
  vite.middlewares(request, response, () => void pages(request, response))
}).listen(settings.port, settings.host, () => {
  console.log(`Le site est ouvert : http://${settings.host}:${settings.port}`)
})
