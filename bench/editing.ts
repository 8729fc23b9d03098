import { openSession } from '../tests/support/administrator.ts'
import type { RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { onPhone, openBrowser, PHONE_WORDS } from './phone.ts'
import { progress } from './progress.ts'
import { spread, table } from './table.ts'

const ROUNDS = 3
const PATH = '/soins/soins-des-mains'

/** Measures how soon an administrator can edit a page, and how soon it shows what she saved. Returns Markdown. */
export async function editing(site: RunningSite, cleanups: Cleanups): Promise<string> {
  const browser = await openBrowser(cleanups)
  const cookies = (await openSession(site)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: site.origin }
  })
  const figures: Record<'offered' | 'opened' | 'saved' | 'script', number[]> = {
    offered: [],
    opened: [],
    saved: [],
    script: [],
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`editing, round ${round} of ${ROUNDS}`)
    await onPhone(browser, async ({ page, context, bytes }) => {
      await context.addCookies(cookies)
      await page.goto(site.origin + PATH, { waitUntil: 'commit' })
      const now = () => page.evaluate(() => performance.now())
      const button = page.getByRole('button', { name: 'Modifier le titre' })
      await button.waitFor()
      figures.offered.push(await now())
      await button.click()
      await page.getByLabel('Titre', { exact: true }).waitFor()
      figures.opened.push(await now())
      figures.script.push(bytes.Script / 1024)
      const title = `Soins des mains ${round}`
      await page.getByLabel('Titre', { exact: true }).fill(title)
      await page.waitForLoadState('networkidle')
      const before = await now()
      await page.getByRole('button', { name: 'Sauvegarder' }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      figures.saved.push((await now()) - before)
    })
  }
  return [
    `\`${PATH}\`, signed in, nothing kept; Chromium ${browser.version()}, ${PHONE_WORDS}; ${ROUNDS} times; median (least–greatest).`,
    '',
    table(
      ['', ''],
      [
        ['« Modifier » is there after, ms', spread(figures.offered, 0)],
        ['pressed, its form is open after, ms', spread(figures.opened, 0)],
        ['script until then, KB', spread(figures.script, 1)],
        ['from « Sauvegarder » to the new text, ms', spread(figures.saved, 0)],
      ],
    ),
  ].join('\n')
}
