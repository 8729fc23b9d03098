import { spawnSync } from 'node:child_process'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { cleanEnvironment } from '../support/environment.ts'
import { scriptInjections, type Injection } from '../support/script-injections.ts'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const CORPUS = scriptInjections()

/** So few on a page that hardly any is swallowed by what an earlier one has left open. */
const PORTIONS = portionsOf(20)

function portionsOf(size: number): Injection[][] {
  const count = Math.ceil(CORPUS.length / size)
  return Array.from({ length: count }, (_, index) => CORPUS.slice(index * size, (index + 1) * size))
}

const idOf = (index: number) => `essai-${index}`

/** A treatment with the same texts in each of its fields, those of plain text included. */
const treatment = (portion: Injection[]) => ({
  title: portion[0]!.html.slice(0, 300),
  description: `<p>Suite</p>${portion.map(({ html }) => html).join('<p>Texte</p>')}`,
  videos: [],
  tarifs: portion.map(({ html }) => ({ name: html, price: html })),
  questions: portion.map(({ html }) => ({ question: html, answer: html })),
})

/** A context in which nothing but the cleaning of texts keeps script from running, and that hears what runs. */
async function listening(context: BrowserContext): Promise<{ page: Page; fired: Set<number> }> {
  const fired = new Set<number>()
  await context.exposeBinding('fired', (_, id: number) => void fired.add(id))
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  return { page, fired }
}

/** Does with everything on a page what a visitor might; what only leads elsewhere is not followed. */
function tryEverything() {
  const EVENTS =
    'mouseover mouseenter mouseout mousemove mousedown mouseup dblclick contextmenu pointerover pointerenter pointermove pointerdown pointerup focus focusin keydown keypress keyup input change beforeinput submit toggle'
  const leads = (address: string) => !/^(?:javascript|data|vbscript|blob):/.test(address)
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a, area')
      if (link && leads((link as HTMLAnchorElement).protocol ?? '')) event.preventDefault()
    },
    true,
  )
  document.addEventListener('submit', (event) => {
    const by = (event as SubmitEvent).submitter as HTMLButtonElement | null
    if (leads(by?.formAction ?? (event.target as HTMLFormElement).action)) event.preventDefault()
  })
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const element of document.querySelectorAll<HTMLElement>('main *, body')) {
    for (const name of EVENTS.split(' ')) element.dispatchEvent(new Event(name, { bubbles: false }))
    element.focus?.()
    element.click?.()
  }
}

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test('every kind of the corpus runs where nothing is cleaned', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true })
  const { page, fired } = await listening(context)
  await page.goto('about:blank')
  // Each in a frame of its own.
  for (const portion of portionsOf(100))
    await page.evaluate(
      async ([texts, trying]) => {
        await Promise.all(
          texts.map(async (text) => {
            const frame = document.createElement('iframe')
            const loaded = new Promise((resolve) => (frame.onload = resolve))
            frame.srcdoc = `<!DOCTYPE html><body><main>${text}</main>`
            document.body.append(frame)
            await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1500))])
            const script = frame.contentDocument?.createElement('script')
            if (script) {
              script.textContent = `(${trying})()`
              frame.contentDocument!.documentElement?.append(script)
            }
            await new Promise((resolve) => setTimeout(resolve, 1000))
            frame.remove()
          }),
        )
      },
      [portion.map(({ html }) => html), tryEverything.toString()] as const,
    )
  await context.close()
  const families = new Map<string, { all: number; ran: number }>()
  for (const { id, family } of CORPUS) {
    const counts = families.get(family) ?? { all: 0, ran: 0 }
    families.set(family, { all: counts.all + 1, ran: counts.ran + Number(fired.has(id)) })
  }
  expect(CORPUS.length).toBeGreaterThan(1000)
  expect(fired.size).toBeGreaterThan(CORPUS.length / 2)
  for (const [family, { all, ran }] of families) expect(ran / all, family).toBeGreaterThan(0.25)
})

test.describe('none of it runs on the site', () => {
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.stop())

  async function visitAll(page: Page) {
    for (const index of PORTIONS.keys()) {
      await page.goto(`${site.origin}/soins/${idOf(index)}`)
      await expect(page.locator('#description')).toContainText('Suite')
      await page.evaluate(tryEverything)
    }
    await page.waitForTimeout(500)
  }

  test('as it is taken in', async ({ browser }) => {
    const documents = Object.fromEntries(PORTIONS.map((portion, index) => [idOf(index), treatment(portion)]))
    const done = spawnSync(process.execPath, ['commands/content.ts', 'import', '-'], {
      env: { ...cleanEnvironment(), ...site.place },
      input: JSON.stringify({ categories: documents }),
      encoding: 'utf8',
    })
    expect(done.status, done.stderr).toBe(0)
    const context = await browser.newContext({ bypassCSP: true })
    const { page, fired } = await listening(context)
    await visitAll(page)
    expect([...fired]).toEqual([])
    await context.close()
  })

  test('as it stands in a database that somebody else has written', async ({ browser }) => {
    for (const [index, portion] of PORTIONS.entries())
      query(
        site,
        `update documents set data = ? where collection = 'categories' and id = ?`,
        JSON.stringify(treatment(portion)),
        idOf(index),
      )
    query(site, `update content_changes set sequence = ? where key = ?`, Date.now() + 1, `categories/${idOf(0)}`)
    const context = await browser.newContext({ bypassCSP: true })
    const { page, fired } = await listening(context)
    await visitAll(page)
    expect([...fired]).toEqual([])
    await context.close()
  })

  test('nor in the editors of an administrator', async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, baseURL: site.origin })
    const { page, fired } = await listening(context)
    await signIn(page, site.account.email, site.account.password)
    await page.waitForURL(`${site.origin}/`)
    for (const index of [0, 30, 40, 50, PORTIONS.length - 1]) {
      await page.goto(`/soins/${idOf(index)}`)
      await page.getByRole('button', { name: 'Modifier la description' }).click()
      await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Suite')
      await page.getByRole('button', { name: 'Code HTML' }).first().click()
      await page.getByRole('button', { name: 'Annuler', exact: true }).first().click()
    }
    await page.goto('/historique')
    await page.waitForTimeout(500)
    expect([...fired]).toEqual([])
    await context.close()
  })
})
