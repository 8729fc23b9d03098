import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

test('what a treatment is often chosen with is added, read by visitors under its present name, and removed', async ({
  page,
  site,
  browser,
}) => {
  await enter(page, site.account)
  await page.goto('/soins/maquillage')
  const together = page.getByRole('region', { name: 'Souvent avec' })
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await together.getByRole('button', { name: 'Ajouter un lien', exact: true }).click()
  await together.getByLabel('Adresse').fill('/soins/beaute-du-sourire')
  await expectAccessible(page)
  await together.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(together.getByRole('link', { name: 'Beauté du sourire', exact: true })).toBeVisible()

  const visitor = await visit(browser, site, '/soins/maquillage')
  const read = visitor.getByRole('region', { name: 'Souvent avec' }).getByRole('link')
  await expect(read).toHaveText(['Beauté du regard', 'Soins du visage', 'Beauté du sourire'])

  page.once('dialog', (dialog) => void dialog.accept())
  const row = together.getByRole('listitem').filter({ hasText: 'Beauté du sourire' })
  await row.getByRole('button', { name: 'Supprimer' }).click()
  await expect(row).toHaveCount(0)
  await expect(async () => {
    await visitor.reload()
    expect(await read.allTextContents()).toEqual(['Beauté du regard', 'Soins du visage'])
  }).toPass()
  await visitor.context().close()
})
