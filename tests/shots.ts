/** Writes a screenshot of every page at every width to `shots/`. Names of pages may be given to take only those. */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from './support/chromium.ts'
import { VISITOR_ROUTES, WIDTHS } from './support/routes.ts'
import { startSite } from './support/site.ts'

const wanted = process.argv.slice(2)
const pages = Object.entries({ ...VISITOR_ROUTES, introuvable: '/inconnu', 'soin-introuvable': '/soins/inconnu' })
const site = await startSite()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES })
mkdirSync('shots', { recursive: true })

for (const width of WIDTHS) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 1000 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [name, path] of pages) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await page.goto(site.origin + path)
    await page.evaluate(async () => {
      const settled = [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      })
      await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, 5000))])
    })
    await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true })
  }
  await context.close()
}

await browser.close()
await site.stop()
