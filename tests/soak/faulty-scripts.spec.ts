import { setTimeout } from 'node:timers/promises'
import type { Browser, Page, Request, Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { isScript } from '../support/scripts.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

test.describe.configure({ timeout: 900_000 })

// A site of its own: its texts stay changed.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

/** Pages with the same scripts, each for one journey at a time. */
const PAGES = ['/soins/maquillage', '/soins/soins-des-pieds', '/soins/soins-des-mains', '/soins/beaute-du-regard']

/** How long a slow script is on its way, in milliseconds. */
const LATE = 30_000

/** What comes of a script that does not come as it should. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  broken: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export default }{' }),
  'slow by 30 s': async (route) => {
    await setTimeout(LATE, undefined, { ref: false })
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  },
}

/** From how much on a script is one of those that do something, in bytes; what is smaller is a part of several of them. */
const LARGE = 5000

/** The larger scripts that a page asks for until a text with formatting can be changed. */
async function scriptsOf(page: Page, site: RunningSite): Promise<string[]> {
  const scripts = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (isScript(request)) scripts.set(pathname, sizeOf(request))
  })
  await enter(page, site.account)
  await page.goto(PAGES[0]!)
  await page.locator('#questions li[data-row] button[data-edit]').last().click()
  await expect(page.getByRole('textbox', { name: 'Réponse' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts].map(async ([script, size]) => ({ script, size: await size })))
  return sizes.filter(({ size }) => size > LARGE).map(({ script }) => script)
}

async function sizeOf(request: Request): Promise<number> {
  return (await (await request.response())!.body()).length
}

interface Change {
  browser: Browser
  site: RunningSite
  state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
  script: string
  fault: (route: Route) => Promise<void>
  path: string
  /** What is typed, told from what was typed before. */
  mark: string
}

/** Changes a price and a text while one script does not come as it should. */
async function change({ browser, site, state, script, fault, path, mark }: Change): Promise<void> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'fr-FR', storageState: state })
  await context.route(`**${script}`, fault)
  const edit = async (work: (page: Page) => Promise<void>, becomes: string) => {
    // What was saved is shown by a page that is loaded anew: the next one has a tab of its own.
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'load' })
    await work(page)
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    const shown = async () => (await (await fetch(site.origin + path)).text()).replaceAll(/[\u00a0\u202f]/g, ' ')
    await expect.poll(shown, { message: script }).toContain(becomes)
    // The text is let go with the answer: a page that is closed before that leaves it to the next one.
    const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('brouillon:')))
    await expect(async () => expect(await isKept()).toBe(false)).toPass()
    await expect(page.getByText('Application Error'), script).toHaveCount(0)
    await page.close()
  }
  await edit(async (page) => {
    const line = page.locator('li[data-row]', { has: page.getByText('Réserver') }).first()
    await line.locator('[data-edit]').click()
    await page.getByLabel('Durée (facultatif)').fill(`${mark} min`)
  }, `${mark} min`)
  await edit(async (page) => {
    await page.getByText('Modifier la description', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill(`Texte ${mark}.`, { timeout: LATE })
  }, `Texte ${mark}.`)
  await context.close()
}

for (const [name, fault] of Object.entries(FAULTS))
  test(`a price and a text are saved with each larger script in turn ${name}`, async ({
    page,
    site,
    browser,
    faults,
  }) => {
    faults.allow(/404|Failed|Chargement impossible|preload|SyntaxError|Unexpected|Importing/)
    const scripts = await scriptsOf(page, site)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.some((script) => script.includes('rich-text-editor'))).toBe(true)
    const state = await page.context().storageState()
    const left = scripts.map((script, place) => ({ script, mark: String(110 + place) }))
    await Promise.all(
      PAGES.map(async (path) => {
        for (let one = left.shift(); one; one = left.shift())
          await change({ browser, site, state, fault, path, ...one })
      }),
    )
  })
