import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { change, current, open, save, setPrice, spaced, WAX } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { runFile } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a visitor is sent to sign in, and may restore nothing', async ({ page }) => {
  await page.goto('/historique')
  await expect(page).toHaveURL('/login')
  const form = { intent: 'restore', ...WAX, version: '1' }
  const answer = await page.request.post('/historique', { form, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/login'])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    test.describe.configure({ mode: 'serial' })
    test.beforeEach(({ faults }) => {
      // A browser without script announces the files that it then does not fetch.
      if (!javaScriptEnabled) faults.allow(/^failed: .*\.js$/)
    })

    test('a price is followed, compared, put back, and put back again', async ({ page, site, browser }) => {
      await open(page, site.account)
      const { name, price } = await setPrice(page, '99 €')
      await page.goto('/historique')
      const sentence = spaced(`Épilation à la cire : tarif « ${name} » ${price} → 99 €`)
      const saved = await save(page, sentence)
      await expect(page.locator('#contenu li').filter({ hasText: sentence }).first()).toContainText('Administration')
      await expect(page.getByRole('heading', { name: "Aujourd'hui" })).toBeVisible()
      await saved.getByText('Comparer').click()
      await expect(saved.locator('del')).toHaveText(/^\d+/.exec(price)![0])
      await expect(saved.locator('ins')).toHaveText('99')

      await saved.getByRole('button', { name: /^Rétablir Tarif «/ }).click()
      const status = page.locator('#contenu').getByRole('status')
      await expect(status).toContainText(spaced(`tarif « ${name} » 99 € → ${price}`))
      const visitor = await browser.newPage({ baseURL: site.origin })
      await visitor.goto('/soins/epilation-a-la-cire')
      await expect(visitor.locator('#contenu')).not.toContainText(spaced('99 €'))

      await status.getByRole('button', { name: 'Annuler' }).click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(
        spaced(`tarif « ${name} » ${price} → 99 €`),
      )
      await visitor.reload()
      await expect(visitor.locator('#contenu')).toContainText(spaced('99 €'))
      await visitor.close()
      await setPrice(page, price)
    })

    test('a line that changed one price takes it back at once, over nothing unseen', async ({ page, site, faults }) => {
      faults.allow(/409/)
      // No other journey changes this treatment: a line would gather their saves too.
      const polish = { collection: 'categories', id: 'verni-semi-permanent' }
      await open(page, site.account)
      await page.goto(`/historique?page=${polish.collection}/${polish.id}`)
      await setPrice(page, '98 €', polish)
      await page.reload()
      await setPrice(page, '97 €', polish)
      const undo = page.locator('#contenu li:not(li li)').first().getByRole('button', { name: 'Annuler ce changement' })
      await undo.click()
      await expect(page.getByRole('alert')).toContainText(
        spaced("rien n'a été changé. L'historique, à jour, dit comment"),
      )
      expect((await current(page, polish)).tarifs.map((one) => one.price)).toContain('97 €')
      await undo.click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(spaced('97 € →'))
      expect((await current(page, polish)).tarifs.map((one) => one.price)).not.toContain('97 €')
    })

    test('what was deleted comes back, and can be taken away again', async ({ page, site }) => {
      await open(page, site.account)
      const id = crypto.randomUUID()
      const titre = `Journée d'essai ${id.slice(0, 8)}`
      await change(page, { intent: 'add', collection: 'actualites', id, fields: { titre } })
      await change(page, { intent: 'remove', collection: 'actualites', id })
      await page.goto(`/historique?page=actualites/${id}`)
      await expect(page.locator('#contenu li')).toHaveCount(2)
      const deleted = await save(page, spaced(`Article « ${titre} » supprimé`))
      await deleted.getByRole('button', { name: 'Rétablir le document' }).click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(spaced(`Article « ${titre} » rétabli`))
      await page.goto('/actualites')
      await expect(page.getByRole('heading', { name: titre })).toBeVisible()
      await page.goBack()
      await page.locator('#contenu').getByRole('status').getByRole('button', { name: 'Annuler' }).click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(spaced(`Article « ${titre} » supprimé`))
      await page.goto('/actualites')
      await expect(page.getByRole('heading', { name: titre })).toHaveCount(0)
    })
  })
}

test('the history is limited to a page, and goes back page by page', async ({ page, site }) => {
  await open(page, site.account)
  await page.getByLabel('Ce qui a changé').selectOption({ label: 'Notre équipe' })
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page).toHaveURL('/historique?page=team&par=&du=&au=')
  await expect(page.getByLabel('Ce qui a changé')).toHaveValue('team')
  await expect(await save(page, /Équipe ajoutée/)).toContainText("Contenu d'origine")

  await page.goto('/historique')
  const seen = new Set<string>()
  for (;;) {
    for (const href of await page.getByRole('link', { name: /^Tout son historique/ }).all())
      seen.add((await href.getAttribute('href')) ?? '')
    const older = page.getByRole('link', { name: 'Plus anciens' })
    if ((await older.count()) === 0) break
    await older.click()
    await expect(page).toHaveURL(/avant=/)
    await expect(page.getByRole('link', { name: 'Revenir aux plus récents' })).toBeVisible()
    await page.waitForLoadState()
  }
  expect(seen.size).toBeGreaterThan(20)

  await page.goto('/historique?page=soldes/inconnu')
  await expect(page.locator('#contenu')).toContainText('Aucun changement ne répond à ces choix')
})

test('what cannot be done is said in French, and does nothing', async ({ page, site }) => {
  await open(page, site.account)
  const { version } = await current(page)
  const asked: [Record<string, string>, number, RegExp][] = [
    [{ intent: 'restore', ...WAX, version: '4000' }, 404, /Cette version n(?:'|&#x27;)existe pas/],
    [{ intent: 'restore', ...WAX, version: 'x' }, 400, /pas été comprise/],
    [{ intent: 'restore', ...WAX, version: '1', field: 'inconnu' }, 400, /pas été comprise/],
    [{ intent: 'update', ...WAX, version: '1' }, 400, /pas été comprise/],
    [{ intent: 'restore', collection: 'user', id: 'x', version: '1' }, 400, /pas été comprise/],
    [{ intent: 'remove', ...WAX, version: '4000' }, 409, /modifié entre-temps/],
  ]
  for (const [form, status, message] of asked) {
    const answer = await page.request.post('/historique', { form })
    expect(answer.status(), JSON.stringify(form)).toBe(status)
    expect(await answer.text()).toMatch(message)
  }
  expect((await current(page)).version).toBe(version)
  const nothing = await page.request.post('/historique', { form: { intent: 'restore', ...WAX, version: `${version}` } })
  expect(nothing.url()).toBe(`${site.origin}/historique?fait=rien`)
})

test('a backup is downloaded, and makes the same site elsewhere', async ({ page, site }) => {
  const folder = temporaryFolder()
  await open(page, site.account)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger une sauvegarde' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^sauvegarde-20\d\d-\d\d-\d\d\.tar$/)
  const file = join(folder, 'sauvegarde.tar')
  await download.saveAs(file)
  const elsewhere = { DATA_DIR: join(folder, 'data') }
  const imported = await runFile('commands/content.ts', ['import', file], { env: elsewhere })
  expect(imported.stdout).toMatch(/^Site remis en place : \d+ documents, \d+ révisions, 1 compte, /)
  const [there, here] = [elsewhere, site.place].map((env) => runFile('commands/content.ts', ['export', '-'], { env }))
  expect(await there).toEqual(await here)
  rmSync(folder, { recursive: true })
})

test('what makes no sense in the address is left aside', async ({ page, site }) => {
  await open(page, site.account, '/historique?page=nulle-part&avant=hier&fait=999999999999~categories/x')
  await expect(page.locator('#contenu').getByRole('status')).toHaveCount(0)
  await expect(page.locator('#contenu li').first()).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, thumbs find their targets`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, site.account)
    await setPrice(page, '98 €')
    await page.goto('/historique')
    const saved = await save(page, spaced('→ 98 €'))
    await saved.getByText('Comparer').click()
    await page.locator('summary', { hasText: 'Voir le contenu' }).first().click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const targets = page.locator('#contenu li :is(a, button, summary):visible')
    for (const target of await targets.all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await saved.getByRole('button', { name: /^Rétablir Tarif «/ }).click()
    await expect(page.locator('#contenu').getByRole('status')).toBeVisible()
  })
}
