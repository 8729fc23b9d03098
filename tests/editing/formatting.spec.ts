import { expectAccessible } from '../support/axe.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

test('each button of the formatting bar says in words what it does', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const buttons = page.getByRole('group', { name: 'Mise en forme' }).getByRole('button')
  await expect(buttons).toHaveText([/Gras$/, /Italique$/, /Intertitre$/, /Puces$/, /Numérotée$/, /Lien$/])
  const tops = new Set<number>()
  for (const button of await buttons.all()) {
    const word = /\p{L}{4,}$/u.exec(await button.innerText())![0]
    expect((await button.getAttribute('aria-label'))!.toLowerCase()).toContain(word.toLowerCase())
    const { y, height, width } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    tops.add(y)
  }
  expect(tops.size).toBe(1)
  await expectAccessible(page)
})

test('what stands below a text stays where it is as its editor arrives', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  for (const [opens, name] of [
    ['#tarifs li[data-row] [data-edit]', 'Nom'],
    ['button:text-is("Modifier la description")', 'Description'],
  ] as const) {
    await page.goto('/soins/soins-des-mains')
    const editor = await holdRequests(page, '**/rich-text-editor*.js')
    await page.locator(opens).first().click()
    const form = page.locator('form', { hasText: "Chargement de l'éditeur" })
    await expect(form).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const { height } = (await form.boundingBox())!
    await editor.release()
    const text = page.getByRole('textbox', { name, exact: true })
    await expect(text).toBeVisible()
    expect((await page.locator('form', { has: text }).boundingBox())!.height).toBe(height)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  }
})

test('what is typed as HTML is shown as text while the editor is on its way', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/soins/soins-des-mains')
  const editor = await holdRequests(page, '**/rich-text-editor*.js')
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const html = page.getByRole('button', { name: 'HTML' })
  await html.click()
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.fill('<p>Un <b>mot</b></p><iframe src="/cgv"></iframe><p>Une fin</p>')
  await html.click()
  const form = page.locator('form', { hasText: "Chargement de l'éditeur" })
  await expect(form.locator('p', { hasText: 'Un mot' })).toBeVisible()
  expect(await form.locator('iframe').count()).toBe(0)
  await editor.release()
  await expect(text).toHaveText('Un motUne fin')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})

test('a link leads to an address, and the pages of the site are offered by their names', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/soins/soins-des-mains')
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  const address = page.getByRole('combobox', { name: 'Adresse web' })
  await address.fill('soins du visage')
  await address.press('Enter')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/Cette adresse n'est pas valable/)
  await expectAccessible(page)
  await expect(text.getByRole('link')).toHaveCount(0)
  await address.press('Escape')
  await expect(address).toHaveCount(0)
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  const offered = address.locator('xpath=following-sibling::datalist').locator('option[label="Soins du visage"]')
  await expect(offered).toHaveAttribute('value', '/soins/soins-du-visage')
  await address.fill('/soins/soins-du-visage')
  await expect(page.getByText("Cette adresse n'est pas valable")).toHaveCount(0)
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click()
  await expect(text.getByRole('link').first()).toHaveAttribute('href', '/soins/soins-du-visage')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
})
