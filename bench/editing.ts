import type { Page } from '@playwright/test'
import { openSession } from '../tests/support/administrator.ts'
import { HAS_CADDY, startCaddyWithFiles } from '../tests/support/caddy.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { onPhone, openBrowser, PHONE_WORDS, type Bytes } from './phone.ts'
import { progress } from './progress.ts'
import { spread, table } from './table.ts'
import { observeVitals, readVitals } from './vitals.ts'

const ROUNDS = 5
const PATH = '/soins/soins-des-mains'

interface Figures {
  offered: number
  caret: number
  saved: number
  shown: number
  script: number
}

/**
 * Measures how soon an administrator can edit a page, and how soon it shows what she saved, of a site behind Caddy as
 * `deploy/` has it: HTTP/2 for all of it, published files for visitors. Returns Markdown.
 */
export async function editing(cleanups: Cleanups): Promise<string> {
  if (!HAS_CADDY) return 'Skipped: Caddy is not installed here.'
  const origin = `https://127.0.0.1:${await freePort()}`
  const site = await startSite({ DATABASE_URL: '', SITE_URL: origin })
  cleanups.add(() => site.stop())
  const caddy = await startCaddyWithFiles(site, origin)
  cleanups.add(() => caddy.stop())
  const browser = await openBrowser(cleanups)
  const cookies = (await openSession(site)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  const visits: number[] = []
  const cold: Figures[] = []
  const warm: Figures[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`editing, round ${round} of ${ROUNDS}`)
    await onPhone(browser, async ({ page }) => {
      await page.addInitScript(observeVitals)
      await page.goto(origin + PATH, { waitUntil: 'networkidle' })
      visits.push((await page.evaluate(readVitals)).lcp)
    })
    await onPhone(browser, async ({ page, context, bytes }) => {
      await context.addCookies(cookies)
      cold.push(await edit(page, bytes, origin + PATH, `Soins des mains ${round}`))
      await page.waitForLoadState('networkidle')
      warm.push(await edit(page, bytes, origin + PATH, `Soins des mains ${round} bis`))
    })
  }
  const words = (runs: Figures[], name: keyof Figures, digits = 0) =>
    spread(
      runs.map((run) => run[name]),
      digits,
    )
  return [
    `\`${PATH}\`, signed in; Chromium ${browser.version()}, ${PHONE_WORDS}; ${ROUNDS} times; median (least–greatest). « Modifier » is pressed as soon as it is painted.`,
    '',
    table(
      ['', 'nothing kept', 'kept'],
      [
        ['a visitor sees the page after (LCP), ms', spread(visits, 0), ''],
        ['« Modifier » can be pressed after, ms', words(cold, 'offered'), words(warm, 'offered')],
        ['from the press to the caret in the field, ms', words(cold, 'caret'), words(warm, 'caret')],
        ['from the start to « Enregistré », typing aside, ms', words(cold, 'saved'), words(warm, 'saved')],
        ['from the start to the page as saved, typing aside, ms', words(cold, 'shown'), words(warm, 'shown')],
        ['script until the caret, KB', words(cold, 'script', 1), words(warm, 'script', 1)],
      ],
    ),
  ].join('\n')
}

/** Changes the title of a page as soon as that can be done. Times are in milliseconds, script in KB. */
async function edit(page: Page, bytes: Bytes, url: string, title: string): Promise<Figures> {
  const before = bytes.Script
  const start = performance.now()
  const since = () => performance.now() - start
  await page.goto(url, { waitUntil: 'commit' })
  const link = page.getByText('Modifier le titre', { exact: true })
  await link.waitFor()
  const offered = since()
  await link.tap()
  const field = page.getByLabel('Titre', { exact: true })
  await page.waitForFunction(() => document.activeElement?.matches('input:not([type=hidden]), textarea'))
  const caret = since() - offered
  const script = (bytes.Script - before) / 1024
  const typed = performance.now()
  await field.fill(title)
  const typing = performance.now() - typed
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).tap()
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
  // A form that stands in the page says it by the page itself.
  await page.getByText('Enregistré', { exact: true }).or(heading).first().waitFor()
  const saved = since() - typing
  await heading.waitFor()
  return { offered, caret, saved, shown: since() - typing, script }
}
