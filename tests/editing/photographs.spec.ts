import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** Gives a photograph of one colour, in the form that is open. */
async function give(page: Page, background: string) {
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page.setInputFiles('dialog input[type=file]', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('La photo est arrivée.')).toBeVisible()
  await page.getByLabel('Texte alternatif').fill('Une photographie à nous')
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tool of a picture under an arch stands below the arch', async ({ page, site }) => {
    await signIn(page, site.account.email, site.account.password)
    await expect(page).toHaveURL('/')
    const carousel = (await page.getByRole('region', { name: "L'institut en photos" }).boundingBox())!
    const tool = (await page.getByRole('link', { name: /^Changer la photo : photo 1 / }).boundingBox())!
    expect(tool.y).toBeGreaterThan(carousel.y + carousel.height / 2)
  })
})

test('a photograph replaces a picture in place, everywhere, and is taken back', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  const change = page.getByRole('button', { name: 'Changer la photo : Maquillage' })
  await change.click()
  await expectAccessible(page)
  await give(page, '#a06050')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(page)
  await expect(change).toBeFocused()
  const card = page.getByRole('link', { name: /Maquillage/ }).locator('img')
  await expect(card.first()).toHaveAttribute('src', /^\/media\/\w+\.jpg$/)

  for (const path of ['/', '/soins/maquillage'])
    expect(await (await fetch(site.origin + path)).text(), path).toMatch(/src="\/media\/\w+\.jpg"/)

  await change.click()
  await page.getByRole('button', { name: "Revenir à l'image d'origine" }).click()
  await expect(page.locator('dialog form :focus')).toHaveCount(1)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(card.first()).toHaveAttribute('src', /^\/images\//)
  expect(asked).toEqual([])
  expect(await (await fetch(`${site.origin}/`)).text()).not.toContain('/media/')
})

test('of two photographs that were chosen at once she keeps hers', async ({ page, site, faults }) => {
  faults.allow(/409/)
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  const change = page.getByRole('button', { name: 'Changer la photo : Soins du visage' })
  await change.click()
  await give(page, '#a06050')
  const opens = (await change.getAttribute('data-opens'))!
  const id = opens.split('/').at(-1)!
  await withSecond(site, async (second) => {
    const fields = { image: '/images/partage.jpg' }
    const hers = { intent: 'update', collection: 'photographies', id, base: 0, fields } as const
    expect((await sendChange(site, await openSession(site, second), hers)).status).toBe(200)
  })
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  const conflict = page.getByRole('group', { name: 'a enregistré une autre photo' })
  await expect(conflict.locator('img')).not.toHaveCount(0)
  await expect(conflict).not.toContainText('texte')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Garder ma photo' }).click()
  await expect(change).toBeFocused()
  await change.click()
  await page.getByRole('button', { name: "Revenir à l'image d'origine" }).click()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a photograph of the cabin stands on the page of the centre as well, in place of a drawing', async ({ site }) => {
  const shown = async () => (await fetch(`${site.origin}/notre-centre`)).text()
  const session = await openSession(site, site.account)
  const replace = async (base: number, image: string) => {
    const change = {
      intent: 'update',
      collection: 'photographies',
      id: 'accueil-cabine',
      base,
      fields: { image },
    } as const
    expect((await sendChange(site, session, change)).status).toBe(200)
  }
  expect(await shown()).toContain('src="/images/centre/accueil.jpg')
  await replace(0, '/images/partage.jpg')
  const html = await shown()
  expect(html).toContain('src="/images/partage.jpg')
  expect(html).not.toContain('/images/centre/accueil')
  await replace(1, '')
  expect(await shown()).toContain('src="/images/centre/accueil.jpg')
})

test('the buttons of its form stay where they are as the picture arrives', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  const change = page.getByRole('button', { name: 'Changer la photo : Maquillage' })
  await expect(change).toBeVisible()
  const arriving = Promise.withResolvers<undefined>()
  await page.route(/\/images\//, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await change.click()
  const cancel = page.getByRole('button', { name: 'Annuler', exact: true })
  await expect(cancel).toBeInViewport()
  const picture = page.locator('dialog img').first()
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  expect(await isThere()).toBe(false)
  const before = await cancel.boundingBox()
  arriving.resolve(undefined)
  await expect.poll(isThere).toBe(true)
  expect(await cancel.boundingBox()).toEqual(before)
})

test('every picture of the home page has its button, and a visitor none', async ({ page, site }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Changer la photo/, includeHidden: true })).toHaveCount(0)
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  // The carousel, the banners, the cards; of the experts there is no picture yet.
  await expect(page.getByRole('button', { name: /Changer la photo/ })).toHaveCount(6 + 4 + 13)
  await expectAccessible(page)
})

test('forms show the photograph that stands in place of a picture, and set its own framing', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Changer la photo : Maquillage' }).click()
  await give(page, '#a06050')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(page)
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Modifier la carte' }).click()
  const form = page.locator('main form').filter({ has: page.getByLabel('Accroche (facultatif)') })
  await expect(form.locator('img').first()).toHaveAttribute('src', /^\/media\/\w+\.jpg$/)
  await expect(form.getByLabel('Texte alternatif')).toHaveValue('Une photographie à nous')
  await form.getByLabel('De gauche à droite').fill('95')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Sauvegarder' }).click()
  await saved(page)
  await expect(form).toHaveCount(0)
  for (const path of ['/', '/soins/maquillage'])
    expect(await (await fetch(site.origin + path)).text(), path).toMatch(/data-across="95" data-down="50"/)

  await page.goto('/')
  await page.getByRole('button', { name: /^Modifier les photos et/ }).click()
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.message()
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Supprimer la photo 1' }).click()
  expect(asked.replace(/\s/g, ' ')).toBe('Supprimer la photo 1 ?')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  const id = 'soins-maquillage'
  const standing = await page.request.get(`/api/documents/photographies/${id}`)
  const { version } = (await standing.json()) as { version: number }
  const fields = { image: '', cadrage: '' }
  const back = { intent: 'update', collection: 'photographies', id, base: version, fields } as const
  expect((await sendChange(site, await openSession(site), back)).status).toBe(200)
})
