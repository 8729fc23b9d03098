import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { ACCESSIBILITY } from '../../app/site/legal/accessibility-first-content.ts'
import { updateDocument } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { visit } from '../support/collections.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'

const { audit } = ACCESSIBILITY

test.afterEach(({ site }) => updateDocument(site, 'accessibilite', FIXED_IDS.accessibilite, { audit }))

test('the state of conformity follows from the figures of the audit that she writes', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/400.*\/api\/changes/)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, site.account)
  await page.goto('/accessibilite')
  const panel = page.getByRole('region', { name: 'Dernier audit' })
  await expect(panel).toContainText('Site partiellement conforme.')
  await panel.getByRole('button', { name: "Modifier les résultats de l'audit" }).click()
  await panel.getByLabel("Mois de l'audit").fill('mai 2027')
  await panel.getByLabel('Critères respectés').fill('70')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByLabel('Critères respectés')).toHaveAccessibleDescription(/pas être plus nombreux/)
  await panel.getByLabel('Critères respectés').fill('69')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel).toContainText('Site totalement conforme.')
  await expectAccessible(page)

  const visitor = await visit(browser, site, '/accessibilite')
  const main = visitor.getByRole('main')
  await expect(main).toContainText('Ce site est totalement conforme au RGAA')
  await expect(main).toContainText(/100,0\s% des critères du RGAA sont respectés.* en mai 2027/)
  await expect(main.getByRole('region', { name: 'Dernier audit' })).toHaveCount(0)
  await visitor.context().close()
})
