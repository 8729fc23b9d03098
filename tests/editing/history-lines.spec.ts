import { daysAfter, dayAt } from '../../app/lib/clock.ts'
import { expectAccessible } from '../support/axe.ts'
import { change, current, open, setPrice, spaced, WAX } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('what one person saves on one thing in a row is one line that opens', async ({ page, site }) => {
      await open(page, site.account)
      const id = crypto.randomUUID()
      const titre = `Mariée ${id.slice(0, 8)}`
      const asked = { collection: 'actualites', id }
      let { version } = await change(page, { intent: 'add', ...asked, fields: { titre: 'Brouillon', image: '' } })
      for (const next of ['Mariage', titre])
        ({ version } = await change(page, { intent: 'update', ...asked, base: version, fields: { titre: next } }))
      await page.goto(`/historique?page=actualites/${id}`)
      const lines = page.locator('#contenu li:not(li li)')
      await expect(lines).toHaveCount(1)
      await expect(lines).toContainText(spaced(`Article « ${titre} » ajouté`))
      const saves = lines.locator('li')
      await expect(saves.first()).toBeHidden()
      await lines.getByText('3 enregistrements, un par un').click()
      await expect(saves).toHaveCount(3)
      await expect(saves.first()).toContainText(spaced(`titre « Mariage » → « ${titre} »`))
      await expect(saves.last()).toContainText(spaced('Article « Brouillon » ajouté'))
      await saves.first().getByText('Comparer').click()
      if (javaScriptEnabled) await expectAccessible(page)

      await saves
        .first()
        .getByRole('button', { name: /^Rétablir Titre/ })
        .click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(spaced(`« ${titre} » → « Mariage »`))
      await change(page, { intent: 'remove', ...asked })
      await page.reload()
      await expect(lines).toHaveCount(2)
    })

    test('putting back one price leaves the others as they are now', async ({ page, site }) => {
      await open(page, site.account)
      const { name, price } = await setPrice(page, '97 €')
      const { version, tarifs } = await current(page)
      const last = tarifs.at(-1)!
      const raised = tarifs.with(-1, { ...last, price: '777 €' })
      await change(page, { intent: 'update', ...WAX, base: version, fields: { tarifs: raised } })

      await page.goto(`/historique?page=${WAX.collection}/${WAX.id}`)
      const line = page.locator('#contenu li:not(li li)').first()
      await line.getByText('Comparer').first().click()
      const restore = line.getByRole('button', { name: spaced(`Rétablir Tarif « ${name} »`) }).first()
      await expect(line.getByRole('button', { name: /^Tout rétablir Tarifs/ }).first()).toBeVisible()
      await restore.click()
      await expect(page.locator('#contenu').getByRole('status')).toContainText(spaced(`97 € → ${price}`))
      const standing = (await current(page)).tarifs
      expect(standing.at(-1)!.price).toBe('777 €')
      expect(standing.find((tarif) => tarif.price === '97 €')).toBeUndefined()
      await change(page, {
        intent: 'update',
        ...WAX,
        base: (await current(page)).version,
        fields: { tarifs: standing.with(-1, last) },
      })
    })

    test('the history is limited to a person and to days, page after page', async ({ page, site }) => {
      await open(page, site.account)
      await page.goto('/historique')
      const today = dayAt(new Date())
      const authors = page.locator('#contenu li:not(li li) > p span')
      const listed = async () => [...new Set(await authors.allTextContents())]
      await page.getByLabel('Par', { exact: true }).selectOption({ label: "Contenu d'origine ou importation" })
      await page.getByLabel('Du', { exact: true }).fill(daysAfter(today, -1))
      await page.getByLabel('Au', { exact: true }).fill(daysAfter(today, 1))
      await page.getByRole('button', { name: 'Afficher' }).click()
      await expect(page).toHaveURL(/par=origine&du=20\d\d-\d\d-\d\d&au=/)
      await expect.poll(listed).toEqual(["Contenu d'origine"])
      await page.getByRole('link', { name: 'Plus anciens' }).click()
      await expect(page).toHaveURL(/par=origine&du=.*avant=/)
      await expect.poll(listed).toEqual(["Contenu d'origine"])
      await expect(page.getByLabel('Par', { exact: true })).toHaveValue('origine')
      await expect(page.getByLabel('Du', { exact: true })).toHaveValue(daysAfter(today, -1))

      // A day before there was anything.
      await page.getByLabel('Du', { exact: true }).fill('2020-01-01')
      await page.getByLabel('Au', { exact: true }).fill('2020-01-01')
      await page.getByLabel('Par', { exact: true }).selectOption({ label: 'Un compte supprimé' })
      await page.getByRole('button', { name: 'Afficher' }).click()
      await expect(page.locator('#contenu li:not(li li)')).toHaveCount(0)
      await expect(
        page.getByText(/Aucun changement ne répond à ces choix\s: par un compte supprimé, (du|le) /),
      ).toBeVisible()
      await page.getByRole('link', { name: "Tout l'historique" }).click()
      await expect(page).toHaveURL('/historique')
      await expect(page.getByLabel('Par', { exact: true })).toHaveValue('')
    })
  })
}
