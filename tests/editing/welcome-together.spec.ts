import type { Page } from '@playwright/test'
import { addAdministrator } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { enter } from '../support/sign-in.ts'
import { startNewSite } from '../support/site.ts'

test('two administrators in the assistant at once put nothing over what the other has saved', async ({
  browser,
  faults,
}) => {
  // A step that asks about something answers 400.
  faults.allow(/400/)
  const site = await startNewSite()
  const accounts = [site.account, addAdministrator(site, 'Zoe')]
  const telephone = { baseURL: site.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const [one, other] = await Promise.all(
    accounts.map(async (account) => {
      const page = await browser.newPage(telephone)
      await enter(page, account)
      return page
    }),
  )
  const pages = [one!, other!]
  const step = async (name: string) => {
    for (const page of pages) {
      await page.goto(`/bienvenue/${name}`)
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
    }
  }

  await step('institut')
  await one!.getByLabel("Nom de l'institut").fill('Institut Hélène')
  await one!.getByLabel('Rue').fill('4 place du Marché')
  await other!.getByLabel('Rue').fill('7 rue Neuve')
  await other!.getByLabel('Ville').fill('Sélestat')
  await one!.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(one!.getByLabel('En une phrase')).toBeVisible()
  await other!.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(other!.getByText(/Quelqu'un vient d'y mettre 4 place du Marché/)).toBeVisible()
  await expect(other!.getByLabel('Rue')).toHaveValue('7 rue Neuve')
  await expect(other!.getByLabel('Ville')).toHaveValue('Sélestat')
  await other!.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
  await expect(other!.getByLabel('En une phrase')).toBeVisible()

  await step('horaires')
  const understood = async (page: Page, sentence: string) => {
    await page.getByLabel('En une phrase').fill(sentence)
    await page.getByRole('button', { name: 'Comprendre' }).tap()
    await expect(page.getByRole('status').getByText(/Compris/)).toBeVisible()
  }
  await understood(one!, 'lundi 9h-12h')
  await one!.getByRole('button', { name: 'Enregistrer' }).tap()
  await expect(one!.getByRole('checkbox').first()).toBeVisible()
  // A page that asks back has not shown the hours that were saved meanwhile.
  await other!.getByLabel('En une phrase').fill('quand il fait beau')
  await other!.getByRole('button', { name: 'Comprendre' }).tap()
  await expect(other!.getByRole('alert')).toBeVisible()
  await understood(other!, 'lundi 14h-18h')
  await other!.getByRole('button', { name: 'Enregistrer' }).tap()
  await expect(other!.getByText(/Quelqu'un vient de changer les horaires/)).toBeVisible()
  await expect(other!.getByLabel('En une phrase')).toHaveValue('lundi 14h-18h')
  await expect(other!.getByText(/^lundi\s:\s9.*12/i)).toBeVisible()

  await step('soins')
  await one!.getByRole('checkbox', { name: 'Maquillage' }).tap()
  await other!.getByRole('checkbox', { name: 'Épilation au fil' }).tap()
  for (const page of pages) {
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).tap()
    await expect(page.getByText(/Soin 1 sur/)).toBeVisible()
  }

  const visitor = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
  await visitor.goto('/notre-centre')
  await expect(visitor.getByRole('main')).toContainText('7 rue Neuve')
  await expect(visitor.getByRole('main')).toContainText('Sélestat')
  await expect(visitor.getByRole('banner').getByText('Institut Hélène')).toBeVisible()
  await visitor.goto('/soins')
  for (const name of ['Maquillage', 'Épilation au fil'])
    await expect(visitor.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Soins du visage' })).not.toHaveCount(0)
  for (const page of [...pages, visitor]) await page.close()
  await site.stop()
})
