import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { NEVER, planChange, plannedLines, readPlainly } from '../support/planned.ts'
import { enter, signIn } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an article that waits is corrected before its day, and published once', async ({ page, site, faults }) => {
      faults.allow(/400/)
      const id = crypto.randomUUID()
      const fields = { titre: 'Les fetes', contenu: [{ sousTitre: 'Noël', texte: 'Dès le 10.' }], image: '' }
      await planChange(site, await openSession(site), { intent: 'add', collection: 'actualites', id, fields } as never)
      await enter(page, site.account)
      await page.goto('/prevu')
      const line = plannedLines(page).filter({ hasText: 'Les fetes' })
      await line.getByRole('link', { name: /^Modifier/ }).click()
      const form = page.locator('main section', {
        has: page.getByRole('heading', { name: /^Modifier ce qui est prévu/ }),
      })
      await expect(form.getByLabel('Titre', { exact: true })).toHaveValue('Les fetes')
      await expect(form.getByLabel('À partir du')).toHaveValue(NEVER)
      await form.getByLabel('Titre', { exact: true }).fill('')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(form.getByLabel('Titre', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('Titre', { exact: true }).fill('Les fêtes')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page).toHaveURL(/\/prevu/)
      const corrected = plannedLines(page).filter({ hasText: 'Les fêtes' })
      await expect(corrected).toHaveCount(1)
      await expect(line).toHaveCount(0)
      expect(await readPlainly(site, '/actualites')).not.toContain('Les fêtes')
      await corrected.getByRole('link', { name: /^Modifier/ }).click()
      await form.getByLabel('À partir du').fill('')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await expect.poll(() => readPlainly(site, '/actualites')).toContain('Les fêtes')
      expect(query(site, 'select id from planned_changes where document_id = ?', id)).toEqual([])
      expect(query(site, 'select id from documents where id = ?', id)).toHaveLength(1)
      query(site, 'delete from documents where id = ?', id)
    })
  })

test('what is typed in a form that stands in its page is kept until it is saved or given up', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/40[01]/)
  const id = crypto.randomUUID()
  const fields = { titre: 'La rentree', contenu: [{ sousTitre: 'Soins', texte: 'Dès le 1er.' }], image: '' }
  await planChange(site, await openSession(site), { intent: 'add', collection: 'actualites', id, fields } as never)
  await enter(page, site.account)
  const open = async (name: string) => {
    await page.goto('/prevu')
    await plannedLines(page)
      .filter({ hasText: name })
      .getByRole('link', { name: /^Modifier/ })
      .click()
    await expect(form).toBeVisible()
  }
  const form = page.locator('main section').filter({ hasText: 'Modifier ce qui est prévu' })
  const title = form.getByLabel('Titre', { exact: true })
  const text = form.getByRole('textbox', { name: 'Texte', exact: true }).first()
  const found = form.getByText('Texte retrouvé')
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('brouillon:')))
  await open('La rentree')
  await title.fill('La rentrée commencée')
  await open('La rentree')
  await expect(found).toBeVisible()
  await expect(title).toHaveValue('La rentrée commencée')

  // Refused, it is kept as it was sent.
  await title.fill('')
  await text.fill('Dès le 2.')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await open('La rentree')
  await expect(text).toHaveValue('Dès le 2.')
  // Sent after the session, and signed in elsewhere: what the server led on from was no save.
  await text.fill('Dès le 3.')
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await signIn(page, site.account.email, site.account.password)
  await expect(page).not.toHaveURL(/login/)
  await open('La rentree')
  await expect(found).toBeVisible()
  await expect(text).toHaveValue('Dès le 3.')
  await title.fill('La rentrée')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/\/prevu/)
  await expect.poll(drafts).toEqual([])

  await open('La rentrée')
  await expect(title).toHaveValue('La rentrée')
  await expect(found).toHaveCount(0)
  await title.fill('Autre chose')
  await form.getByRole('link', { name: 'Annuler' }).click()
  await expect(page).not.toHaveURL(/modifier=/)
  expect(await drafts()).toEqual([])
  query(site, 'delete from planned_changes')
})
