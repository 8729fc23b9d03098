import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { seededRandom } from '../support/random.ts'

/** How often an edit is interrupted. Source: the project's own bounds. */
const INTERRUPTIONS = 50

const PATH = '/soins/maquillage'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzàéèêçù'

/** A page on which the description is being edited, and what has been typed into it so far. */
interface Edit {
  context: BrowserContext
  page: Page
  site: RunningSite
  typed: string
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' }).click()
/** By keyboard: a press of the mouse where one has just been is the second of two. */
const openAgain = (page: Page) => page.getByRole('button', { name: 'Modifier la description' }).press('Enter')
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Votre texte est gardé' })

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  const edit = page.getByRole('button', { name: 'Modifier la description' })
  await expect(edit.or(box(page)).first()).toBeVisible()
  if (await edit.isVisible()) await edit.click()
  await expect(box(page)).toBeFocused()
}

const INTERRUPTIONS_BY_NAME: Record<string, (edit: Edit, type: () => Promise<void>) => Promise<void>> = {
  async reload({ page }) {
    await page.reload()
  },
  async 'closed tab'(edit) {
    await edit.page.close()
    edit.page = await edit.context.newPage()
    await open(edit.page)
  },
  async offline({ page, context }, type) {
    await context.setOffline(true)
    await type()
    await save(page)
    await expect(refused(page)).toBeVisible()
    await type()
    await context.setOffline(false)
  },
  async 'expired session'(edit, type) {
    const { page, site } = edit
    endSessions(site)
    await type()
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Mot de passe').fill(site.account.password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await openAgain(page)
  },
  async 'killed server'(edit, type) {
    const { page, site } = edit
    edit.site = await killAndRestart(site, async () => {
      await type()
      await save(page)
      await expect(refused(page)).toBeVisible()
    })
    await type()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await openAgain(page)
  },
}

test(`${INTERRUPTIONS} interruptions of an edit at random moments lose not one typed character`, async ({
  browser,
}) => {
  test.setTimeout(INTERRUPTIONS * 8000)
  const random = seededRandom(20261121)
  const kinds = Object.entries(INTERRUPTIONS_BY_NAME)
  const site = await startSite()
  const context = await browser.newContext({ baseURL: site.origin })
  const edit: Edit = { context, page: await context.newPage(), site, typed: '' }
  await signIn(edit.page, site.account.email, site.account.password)
  await expect(edit.page).toHaveURL('/')
  await open(edit.page)

  const type = async () => {
    const letters = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => LETTERS[Math.floor(random() * LETTERS.length)],
    )
    edit.typed += letters.join('')
    await box(edit.page).focus()
    await edit.page.keyboard.press('Control+End')
    await edit.page.keyboard.type(letters.join(''))
  }
  for (let count = 0; count < INTERRUPTIONS; count++) {
    const [name, interrupt] = kinds[count % kinds.length]!
    await test.step(`${count + 1}: ${name}`, async () => {
      await type()
      await interrupt(edit, type)
      await expect(box(edit.page)).toContainText(edit.typed)
    })
  }
  // Right after a save, a press on a form without changes is the second of two and does nothing.
  await type()
  await save(edit.page)
  await expect(edit.page.getByRole('button', { name: 'Modifier la description' })).toBeVisible()
  expect(await (await fetch(edit.site.origin + PATH)).text()).toContain(edit.typed)
  await context.close()
  await edit.site.stop()
})

const endSessions = (site: RunningSite) => query(site, 'delete from session')

/** Kills the server as a power cut would, and starts it again at the same address, over the same data. */
async function killAndRestart(site: RunningSite, meanwhile: () => Promise<void>): Promise<RunningSite> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGKILL')
  await ended
  await meanwhile()
  const again = await startSite({ PORT: new URL(site.origin).port, ...site.place })
  return { ...again, account: site.account, dataDir: site.dataDir }
}
