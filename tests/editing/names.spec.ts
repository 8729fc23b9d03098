import { TEAM } from '../../app/site/team/first-content.ts'
import { updateDocument } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'

/** What is renamed here is looked for by its first name elsewhere: other settings have a site of their own. */
test.use({ settings: { PASSWORD_MIN_LENGTH: '14' } })

test('a treatment that is renamed is called so everywhere', async ({ page, site }) => {
  const menu = page.getByRole('navigation', { name: 'Navigation principale' }).locator('a[href="/soins/Cryolipolyse"]')
  const card = page.locator('#nos-soins a[href="/soins/Cryolipolyse"]')
  await page.goto('/')
  await expect(menu).toHaveText('Amincissement')
  await expect(card).toContainText('Amincissement')
  await updateDocument(site, 'categories', 'Cryolipolyse', { title: 'Silhouette' })
  for (const path of ['/', '/cgv', '/actualites']) {
    await page.goto(path)
    await expect(menu, path).toHaveText('Silhouette')
    await expect(page.locator('a', { hasText: 'Amincissement' }), path).toHaveCount(0)
  }
  await page.goto('/')
  await expect(card).toContainText('Silhouette')
  await page.goto('/rendez-vous?soin=Cryolipolyse')
  await expect(page.getByRole('region', { name: 'Votre choix' })).toContainText('Silhouette')
  await page.goto('/soins/Cryolipolyse')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toContain('"name":"Silhouette"')
  expect(data).not.toContain('Amincissement')
})

test('the experts of the home page are members of the team, as it has them', async ({ page, site }) => {
  const names = page.locator('section', { has: page.getByRole('heading', { name: 'Notre équipe' }) }).locator('h3')
  const [camille, ines, ...others] = TEAM.members
  await page.goto('/')
  await expect(names).toHaveText(['Camille Weber', 'Inès Keller'])
  await updateDocument(site, 'team', 'team', { members: [{ ...camille, name: 'Camille Roth' }, ines, ...others] })
  await page.goto('/')
  await expect(names).toHaveText(['Camille Roth', 'Inès Keller'])
  await updateDocument(site, 'team', 'team', { members: [ines, ...others] })
  await page.goto('/')
  await expect(names).toHaveText(['Inès Keller'])
  await updateDocument(site, 'team', 'team', { members: others })
  await page.goto('/')
  await expect(names).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Notre équipe' })).toHaveCount(0)
})
