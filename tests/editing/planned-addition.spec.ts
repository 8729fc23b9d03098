import { openSession } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { NEVER, planChange, plannedLines, readPlainly } from '../support/planned.ts'
import { enter } from '../support/sign-in.ts'
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
