import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'

const EDITABLE = '/soins/epilation-a-la-cire'

/** What the first editable page may load of script before any field is opened, in bytes. Source: the project's own bounds. */
const SCRIPT = 170 * 1024

/** Says whether a text is the rich text editor's code, by a name that it cannot do without. */
const isRichTextEditor = (text: string) => text.includes('ProseMirror')

/** Every script that the page has loaded so far, from wherever it came, by its address. */
async function scriptsOf(page: Page): Promise<Map<string, string>> {
  const addresses = await page.evaluate(() =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].filter((name) => /\.js$/.test(name)),
  )
  const texts = await Promise.all(
    addresses.map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  )
  return new Map(texts)
}

/** The classes on the page, without those of its header, in which an administrator has one button more. */
const classesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body > :not(header) [class], body > [class]:not(header)')].flatMap((element) => [
        ...element.classList,
      ]),
    ),
  ])

test('an administrator’s first editable page is light, and the rich text editor comes when a field is opened', async ({
  page,
  site,
}) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto(EDITABLE)
  await expect(page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf(page)
  const sizes = [...before].map(([url, text]) => [url, gzipSync(text, { level: 9 }).length] as const)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(SCRIPT)
  expect(before.size).toBeGreaterThan(2)
  expect([...before.values()].some(isRichTextEditor)).toBe(false)

  await page.getByRole('button', { name: 'Modifier la description' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  expect([...(await scriptsOf(page)).values()].some(isRichTextEditor)).toBe(true)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test.describe('nothing of it reaches a visitor', () => {
  test('no script but those of pages, which ask the site for nothing but the page itself', async ({ request }) => {
    const all = new Set<string>()
    for (const path of Object.values(VISITOR_ROUTES)) {
      const html = await (await request.get(path)).text()
      // Structured data is read by search engines, and run by nobody.
      const tags = html.match(/<script\b(?! type="application\/ld\+json")[^]*?<\/script>/g) ?? []
      // The prices are searched as one types.
      expect(tags, path).toHaveLength(path === '/tarifs' ? 2 : 1)
      expect(html, path).not.toMatch(/modulepreload|data-hydration|self\.page|__reactRouter/)
      for (const tag of tags) {
        // Within the page, or beside it.
        const [, src, within] = /^<script(?: src="(\/static\/js\/[\w.-]+\.js)"(?: async="")?)?>([^]*)<\/script>$/.exec(
          tag,
        )!
        all.add(src ? await (await request.get(src)).text() : within!)
      }
    }
    // That of every page, the home page's with its carousel, and the search of prices.
    expect(all.size).toBe(3)
    expect([...all].filter((text) => text.includes('pagereveal'))).toHaveLength(2)
    for (const text of all)
      expect(text.replace('fetch(location.href,{cache:`no-cache`})', '')).not.toMatch(
        /api\/|react|EventSource|fetch\(|brouillon|ProseMirror/i,
      )
  })

  test('no rule for an editor, an administrator’s tool or a form of theirs', async ({ page, request, site }) => {
    await page.goto(EDITABLE)
    const shown = await classesOf(page)
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    await page.goto(EDITABLE)
    const editing = new Set<string>()
    const gather = async () => (await classesOf(page)).forEach((name) => editing.add(name))
    await page.getByRole('button', { name: 'Modifier la description' }).click()
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
    await gather()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('button', { name: 'Ajouter un tarif' }).click()
    await expect(page.getByRole('textbox', { name: 'Prix' })).toBeVisible()
    await gather()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    // Those of modules that the visitor's page has nothing of: the build's names begin with two letters for each.
    const moduleOf = (name: string) => /^(_\w\w)\w+$/.exec(name)?.[1]
    const known = new Set(shown.map(moduleOf))
    const modules = [...new Set([...editing].map(moduleOf))].filter((module) => module && !known.has(module))
    expect(modules.length).toBeGreaterThan(4)

    const sheets = new Set<string>()
    const styles = new Set<string>()
    for (const path of Object.values(VISITOR_ROUTES)) {
      const html = await (await request.fetch(path, { headers: { Cookie: '' } })).text()
      for (const [, href] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) sheets.add(href!)
      for (const [, css] of html.matchAll(/<style>([^]*?)<\/style>/g)) styles.add(css!)
    }
    for (const sheet of sheets) styles.add(await (await request.get(sheet)).text())
    expect([...styles].join()).toContain('--hairline')
    for (const css of styles) {
      for (const module of modules) expect(css, module).not.toContain(`.${module}`)
      expect(css).not.toMatch(/ProseMirror|tiptap|contenteditable|data-failed-part|data-unready/i)
    }
  })
})
