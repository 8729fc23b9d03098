import type { Page } from '@playwright/test'
import { openSession, readDocument, updateDocument } from '../support/administrator.ts'
import { button, keepNotices } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** What is heard by who does not see the page, and where her keyboard is. */
const PAGE = '/soins/maquillage'

test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const questions = (page: Page) => page.locator('#questions [data-row]')

/** Keeps every sentence that a live region comes to hold, however shortly. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
        if (region?.textContent) heard.push(region.textContent)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto(PAGE)
  await expect(button(page, 'Modifier la description')).toBeVisible()
})

test('one’s own save is never said to be another version', async ({ page }) => {
  const heard = await hear(page)
  await button(page, 'Modifier le titre').click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Maquillage de fête')
  await button(page, 'Sauvegarder').click()
  await expect(page.getByRole('status').getByText('Enregistré', { exact: true })).toBeVisible()
  const said = (await heard()).join('\n')
  expect(said).toContain('Enregistré')
  expect(said).not.toContain('Une autre version')
})

test('a row that is moved by its buttons says its new place, and one that is put back has the keyboard', async ({
  page,
}) => {
  const first = questions(page).first()
  const name = await first.locator('summary').innerText()
  await first.getByRole('button', { name: 'Descendre' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: ': place 2 sur' })).toContainText(name.replace(/\s*\?$/, ''))

  page.once('dialog', (dialog) => void dialog.accept())
  const second = questions(page).nth(1)
  const id = (await second.getAttribute('data-row'))!
  await second.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Annuler la suppression').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-row="${id}"]`).getByRole('button', { name: 'Modifier' })).toBeFocused()
})

test('what was said last is taken back by Ctrl+Z, except while a text is typed', async ({ page }) => {
  page.once('dialog', (dialog) => void dialog.accept())
  const second = questions(page).nth(1)
  const id = (await second.getAttribute('data-row'))!
  const row = page.locator(`[data-row="${id}"]`)
  await second.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await button(page, 'Ajouter une question').click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).press('Control+z')
  await expect(button(page, 'Annuler la suppression')).toBeVisible()
  await button(page, 'Annuler').click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row.getByRole('button', { name: 'Modifier' })).toBeFocused()
})

test('a text that is refused says so where the keyboard is, as HTML too', async ({ page }) => {
  await button(page, 'Ajouter une question').click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Et le soir ?')
  await button(page, 'Sauvegarder').click()
  const answer = page.getByRole('textbox', { name: 'Réponse', exact: true })
  await expect(answer).toBeFocused()
  for (const isHtml of [false, true]) {
    if (isHtml) await page.getByRole('button', { name: /Code HTML.+Réponse/ }).click()
    await expect(answer).toHaveAttribute('aria-invalid', 'true')
    await expect(answer).toHaveAccessibleDescription('Ce champ est obligatoire.')
  }
  await answer.fill('Aussi.')
  await expect(answer).not.toHaveAttribute('aria-invalid')
  await button(page, 'Annuler').click()
})

test('a notice stays for as long as the keyboard or the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await button(page, 'Modifier le titre').click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Commencé')
  await button(page, 'Annuler').click()
  const resume = button(page, 'Reprendre')
  await resume.focus()
  await page.clock.runFor(60_000)
  await expect(resume).toBeFocused()
  await button(page, 'Modifier le titre').focus()
  await resume.hover()
  await page.clock.runFor(60_000)
  await expect(resume).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(resume).toHaveCount(0)
})

test('Escape closes the menu « Administration », and gives the keyboard back to it', async ({ page }) => {
  const menu = page.locator('summary', { hasText: /^Administration$/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: 'Historique', exact: true })
  await link.focus()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(menu).toBeFocused()
})

test('what is pressed is told apart where colours are forced, and the tools of a text stay below the header', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await button(page, 'Modifier la description').click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).press('Control+a')
  const bold = button(page, 'Gras')
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  const [ground, highlight] = await bold.evaluate((one) => {
    const ground = getComputedStyle(one).backgroundColor
    one.style.backgroundColor = 'Highlight'
    return [ground, getComputedStyle(one).backgroundColor]
  })
  expect(ground).toBe(highlight)
  await page.keyboard.press('Control+End')
  const [header, tool] = await Promise.all([page.getByRole('banner').boundingBox(), bold.boundingBox()])
  expect(tool!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1)
})

test('the keyboard stays among the prices once they are taken as one’s own', async ({ page }) => {
  await button(page, 'Ces tarifs sont les miens').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Ces tarifs sont les miens')).toHaveCount(0)
  await expect(page.locator('#tarifs [data-row]').first().getByRole('button', { name: 'Modifier' })).toBeFocused()
})

test('dates in a sentence are never said to replace themselves; what changes the opening hours says so', async ({
  page,
}) => {
  await page.goto('/notre-centre')
  await expect(button(page, 'Modifier')).toHaveAccessibleDescription(/^La présentation, les horaires/)
  const heard = await hear(page)
  const sentence = `fermés le 3 mars ${new Date().getFullYear() + 1}`
  await page.getByRole('textbox', { name: 'En une phrase', exact: true }).fill(sentence)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Enregistrer')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(/^Dates? enregistrées?\./)).toBeVisible()
  const said = (await heard()).join('\n')
  expect(said).toMatch(/3\smars/)
  expect(said).not.toContain('Remplace')
})

/** How far what has the keyboard reaches below the top of the highest notice. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const [notice, focused] = [document.querySelector('[role=status] > p')!, document.activeElement!]
    return focused.getBoundingClientRect().bottom - notice.getBoundingClientRect().top
  })

test('what has the keyboard is not left under notices, nor what has it next', async ({ page }) => {
  await keepNotices(page)
  await page.reload()
  const count = await questions(page).count()
  const above = questions(page)
    .nth(count - 2)
    .getByRole('button', { name: 'Modifier' })
  const remove = questions(page).last().getByRole('button', { name: 'Supprimer' })
  // Low on the screen, where notices come.
  await above.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 100))
  page.on('dialog', (dialog) => void dialog.accept())
  await remove.evaluate((element: HTMLElement) => element.click())
  await expect(button(page, 'Annuler la suppression')).toBeVisible()
  // The next one is read without those that stand.
  const list = page.getByRole('status').filter({ has: button(page, 'Annuler la suppression') })
  await expect(list).toHaveAttribute('aria-atomic', 'false')
  await expect(above).toBeFocused()
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0)

  for (const notices of [2, 3]) {
    await page.locator('#tarifs [data-row]').first().getByRole('button', { name: 'Supprimer' }).click()
    await expect(button(page, 'Annuler la suppression')).toHaveCount(notices)
    // Sooner, it would be the second press of two.
    await page.waitForTimeout(600)
  }
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    expect(await overlap(page), `stop ${stop}`).toBeLessThanOrEqual(0)
  }
})

test('what is tried again in vain, and the last that is deleted, leave the keyboard where work goes on', async ({
  page,
  faults,
}) => {
  faults.allow(/changes|Enregistrement impossible/)
  await page.route('**/api/changes', (route) => route.abort())
  await button(page, 'Modifier le titre').click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Sans réseau')
  await button(page, 'Sauvegarder').click()
  await button(page, 'Réessayer').focus()
  const again = page.waitForRequest('**/api/changes')
  await page.keyboard.press('Enter')
  await again
  await expect(button(page, 'Réessayer')).toBeVisible()
  await expect(button(page, 'Sauvegarder')).toBeFocused()
  await button(page, 'Annuler').click()
  await page.unroute('**/api/changes')

  await page.goto('/nos-soldes')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  for (let left = await page.locator('article[id]').count(); left > 0; left--) {
    await page.locator('[data-row]:has(article)').first().getByRole('button', { name: 'Supprimer' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row]:has(article)')).toHaveCount(left - 1)
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Administration des Offres' })).toBeFocused()
})

test('a text with formatting that is found again is in view', async ({ page }) => {
  const description = page.getByRole('textbox', { name: 'Description' })
  await button(page, 'Modifier la description').click()
  await description.pressSequentially('Un début. ')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto(PAGE)
  await expect(description).toBeFocused()
  await expect(description).toBeInViewport()
})

test('of a line that is deleted while it is typed in, that is said, and the text stays', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  const { questions: all } = await readDocument<{ questions: { id: string; question: string }[] }>(
    site,
    await openSession(site),
    'categories',
    'maquillage',
  )
  const [first, ...others] = all
  await questions(page).first().getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Une autre question ?')
  await updateDocument(site, 'categories', 'maquillage', { questions: others })
  await expect(
    page.getByText("Cette ligne vient d'être supprimée pendant votre saisie. Votre texte est gardé."),
  ).toBeVisible()
  await button(page, 'Sauvegarder').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('group', { name: 'Lequel garder' })
  await expect(question).toContainText('Supprimé')
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Garder ce texte')).toBeFocused()
  // Between the two stands the answer, which opens.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Garder mon texte')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(questions(page).first()).toContainText('Une autre question')
  await updateDocument(site, 'categories', 'maquillage', { questions: [first, ...others] })
})

test('a date that is refused has the focus, and says why', async ({ page, faults }) => {
  faults.allow(/400/)
  await page.locator('#tarifs [data-row]').first().getByRole('button', { name: 'Modifier' }).click()
  await button(page, 'Programmer').click()
  const [from, until] = ['À partir du', "Jusqu'au"].map((name) => page.getByLabel(name, { exact: true }))
  await from!.fill('2001-12-01T08:00')
  await page.getByLabel('Prix', { exact: true }).fill('91')
  await page.keyboard.press('Enter')
  await expect(from!).toBeFocused()
  await expect(from!).toHaveAttribute('aria-invalid', 'true')
  await expect(from!).toHaveAccessibleDescription(/déjà passé\s: choisissez-en un à venir/)
  await expect(from!).toBeInViewport()
  await from!.fill('2998-12-02T08:00')
  await expect(from!).not.toHaveAttribute('aria-invalid')
  await until!.fill('2998-12-01T08:00')
  await button(page, 'Programmer').click()
  await expect(until!).toBeFocused()
  await expect(until!).toHaveAccessibleDescription(/La fin vient avant le début/)
  await button(page, 'Annuler').click()
})

test('a question that answers a key is where the keyboard is, and no link leads away from it', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  const prices = page.locator('#tarifs [data-row]', { has: page.locator('a[href^="/rendez-vous"]') })
  await prices.last().getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Prix', { exact: true }).fill('71')
  const { tarifs } = await readDocument<{ tarifs: { id: string; price: string }[] }>(
    site,
    await openSession(site),
    'categories',
    'maquillage',
  )
  const changed = tarifs.map((one) => ({ ...one, price: one.price && '72 €' }))
  await updateDocument(site, 'categories', 'maquillage', { tarifs: changed })
  await page.getByLabel('Prix', { exact: true }).press('Enter')
  const question = page.getByRole('group', { name: 'Lequel garder' })
  await expect(question).toBeFocused()
  await expect(question.locator('[data-shown]').first()).toContainText('Réserver')
  await expect(question.getByRole('link')).toHaveCount(0)
  await button(page, 'Garder ce texte').press('Enter')
  await expect(question).toHaveCount(0)
  await updateDocument(site, 'categories', 'maquillage', { tarifs })
})
