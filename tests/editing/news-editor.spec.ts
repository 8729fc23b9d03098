import type { Page } from '@playwright/test'
import { withSecond } from '../support/administrator.ts'
import {
  addDocuments,
  dragOnto,
  entry,
  moveDownByKeyboard,
  openBeside,
  openEditor,
  titles,
  visit,
} from '../support/collections.ts'
import { expectAccessible } from '../support/axe.ts'
import { button, field, saved } from '../support/controls.ts'
import { LOST_ANSWER, loseAnswer } from '../support/held-requests.ts'
import { expect, test } from '../support/journey.ts'

const PATH = '/actualites'

const article = (titre: string, more: object = {}) => ({
  titre,
  contenu: [{ sousTitre: 'Début', texte: 'Un texte.' }],
  image: '',
  date: '2026-11-02T09:00:00.000Z',
  ...more,
})

const modify = (page: Page, title: string) => entry(page, title).getByRole('button', { name: 'Modifier' }).click()
const preview = (page: Page) => page.locator('article:not([id])')

test('an article is written with its preview, stands first, and is there at the next request', async ({
  page,
  site,
  browser,
}) => {
  await openEditor(page, site, PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Actualités' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Gestion des Actualités' })).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await field(page, 'Titre').fill('Un nouvel article !')
  await field(page, 'Sous-titre').fill('Le premier')
  await field(page, 'Texte').fill('Une ligne\nUne autre')
  await button(page, 'Ajouter un sous-titre').click()
  await expect(field(page, 'Sous-titre').nth(1)).toBeFocused()
  await page.keyboard.type('De trop')
  page.once('dialog', (dialog) => void dialog.accept())
  await button(page, 'Supprimer cette partie').nth(1).click()
  await expect(field(page, 'Sous-titre')).toHaveCount(1)
  await field(page, "URL de l'image").fill('/images/actualites/rituel-automne.jpg')
  await expect(page.getByRole('heading', { level: 2, name: /Un nouvel article\s!/ })).toBeVisible()
  await expect(preview(page).getByRole('img')).toBeVisible()
  await button(page, "Ajouter l'article").click()
  await saved(page)
  await expect(field(page, 'Titre')).toHaveValue('')
  await expect(field(page, 'Sous-titre')).toHaveValue('')
  await expect(preview(page)).toHaveCount(0)
  await expect(page.locator('[data-edit]').first()).toBeFocused()
  const visitor = await visit(browser, site, PATH)
  await expect(visitor.locator('article h2').first()).toHaveText(/Un nouvel article\s!/)
  const first = visitor.locator('article').first()
  await expect(first.locator('time')).not.toBeEmpty()
  await expect(first).toContainText('Une ligne Une autre')
  await expect(first.getByRole('img')).toBeVisible()
  await first.getByRole('link', { name: /^Lire la suite/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Un nouvel article\s!/)
  await expect(visitor.locator('article section p')).toHaveText(['Une ligne', 'Une autre'])
})

test('an article without a title is refused beside its field, and published once it has one', async ({
  page,
  site,
}) => {
  await openEditor(page, site, PATH)
  const before = await page.locator('[data-row]').count()
  await button(page, "Ajouter l'article").click()
  await expect(field(page, 'Titre')).toHaveAccessibleDescription('Ce champ est obligatoire.')
  await expect(field(page, 'Titre')).toBeFocused()
  await expect(page.locator('[data-row]')).toHaveCount(before)
  await field(page, 'Titre').fill('Un titre suffit')
  await button(page, "Ajouter l'article").click()
  await saved(page)
  await expect(page.locator('[data-row]')).toHaveCount(before + 1)
  page.once('dialog', (dialog) => void dialog.accept())
  await button(page, 'Supprimer').first().click()
  await expect(page.locator('[data-row]')).toHaveCount(before)
})

test('an article is loaded into the form and changed; only what was changed is sent', async ({
  page,
  site,
  browser,
}) => {
  await addDocuments(site, 'actualites', [article('À changer')])
  await openEditor(page, site, PATH)
  await modify(page, 'À changer')
  await expect(field(page, 'Titre')).toBeFocused()
  await expect(field(page, 'Titre')).toHaveValue('À changer')
  await expect(field(page, 'Texte')).toHaveValue('Un texte.')
  await field(page, 'Titre').fill('Changé')
  const sent = page.waitForRequest('**/api/changes')
  await button(page, "Mettre à jour l'article").click()
  expect((await sent).postDataJSON()).toMatchObject({ intent: 'update', fields: { titre: 'Changé' } })
  expect(Object.keys((await sent).postDataJSON().fields)).toEqual(['titre'])
  await saved(page)
  await expect(button(page, "Ajouter l'article")).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('')
  await expect(entry(page, 'Changé').getByRole('button', { name: 'Modifier' })).toBeFocused()
  const visitor = await visit(browser, site, PATH)
  const changed = visitor.locator('article', { hasText: 'Changé' }).first()
  await expect(changed.locator('time')).toHaveText('2 novembre 2026')
  await button(page, 'Voir comme en visite').click()
  await expect(page.locator('article h2').first()).toHaveText('Changé')
  await expect(button(page, "Ajouter l'article")).toHaveCount(0)
})

test('what is cancelled is not saved, empties the form, and can be taken up again', async ({ page, site }) => {
  await addDocuments(site, 'actualites', [article('Inchangé')])
  await openEditor(page, site, PATH)
  await modify(page, 'Inchangé')
  await field(page, 'Titre').fill('Abandonné')
  await button(page, 'Annuler').click()
  await expect(button(page, "Ajouter l'article")).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('')
  await expect(entry(page, 'Inchangé')).toBeVisible()
  await button(page, 'Reprendre').click()
  await expect(button(page, "Mettre à jour l'article")).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('Abandonné')
  await button(page, 'Annuler').click()
  await field(page, 'Titre').fill('Rien')
  await button(page, 'Annuler').click()
  await expect(field(page, 'Titre')).toHaveValue('')
})

test('articles are put in order by buttons, by keyboard and by mouse', async ({ page, site, browser }) => {
  await addDocuments(
    site,
    'actualites',
    ['Un', 'Deux', 'Trois'].map((titre) => article(titre)),
  )
  await openEditor(page, site, PATH)
  const visitor = await visit(browser, site, PATH)
  const expectOrder = async (order: string[]) => {
    await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(order)
    await expect
      .poll(async () => {
        await visitor.goto(PATH)
        return (await titles(visitor)).slice(0, 3)
      })
      .toEqual(order)
  }
  const top = async () => (await entry(page, 'Un').boundingBox())!.y
  await entry(page, 'Un').getByRole('button', { name: 'Descendre' }).focus()
  const before = await top()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Un').getByRole('button', { name: 'Descendre' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOrder(['Deux', 'Trois', 'Un'])
  expect(Math.abs((await top()) - before)).toBeLessThan(4)
  await entry(page, 'Un').getByRole('button', { name: 'Monter' }).click()
  await expectOrder(['Deux', 'Un', 'Trois'])
  await moveDownByKeyboard(page, entry(page, 'Deux'), 2)
  await expectOrder(['Un', 'Deux', 'Trois'])
  await dragOnto(page, entry(page, 'Un'), entry(page, 'Deux'))
  await expectOrder(['Deux', 'Un', 'Trois'])
})

test('a deletion is asked about, and undone where it stood', async ({ page, site, browser }) => {
  await addDocuments(
    site,
    'actualites',
    ['Premier', 'Condamné', 'Dernier'].map((titre) => article(titre)),
  )
  await openEditor(page, site, PATH)
  const visitor = await visit(browser, site, PATH)
  const remove = entry(page, 'Condamné').getByRole('button', { name: 'Supprimer' })
  page.once('dialog', (dialog) => void dialog.dismiss())
  await remove.click()
  await expect(entry(page, 'Condamné')).toBeVisible()
  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('confirm')
    void dialog.accept()
  })
  await remove.click()
  await expect(entry(page, 'Condamné')).toHaveCount(0)
  await expect(entry(page, 'Dernier').getByRole('button', { name: 'Modifier' })).toBeFocused()
  await visitor.goto(PATH)
  expect((await titles(visitor)).slice(0, 2)).toEqual(['Premier', 'Dernier'])
  await button(page, 'Annuler la suppression').click()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Premier', 'Condamné', 'Dernier'])
  await visitor.goto(PATH)
  expect((await titles(visitor)).slice(0, 3)).toEqual(['Premier', 'Condamné', 'Dernier'])
})

test('a part that is left blank is not saved', async ({ page, site }) => {
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('Un titre seul')
  await button(page, "Ajouter l'article").click()
  await saved(page)
  await entry(page, 'Un titre seul').getByRole('button', { name: 'Modifier' }).click()
  await expect(field(page, 'Titre')).toHaveValue('Un titre seul')
  await expect(field(page, 'Sous-titre')).toHaveCount(0)
})

test('a text survives the reload of the page, in the form that it was typed in', async ({ page, site }) => {
  await addDocuments(site, 'actualites', [article('Retouché')])
  await openEditor(page, site, PATH)
  page.on('dialog', (dialog) => void dialog.accept())
  await field(page, 'Titre').fill('À demi écrit')
  await field(page, 'Texte').fill('Quelques mots')
  await page.reload()
  await expect(field(page, 'Titre')).toHaveValue('À demi écrit')
  await expect(field(page, 'Texte')).toHaveValue('Quelques mots')
  await expect(page.getByText(/Texte retrouvé/)).toBeVisible()
  await modify(page, 'Retouché')
  await field(page, 'Texte').fill('Un texte retouché.')
  await page.reload()
  await expect(button(page, "Mettre à jour l'article")).toBeVisible()
  await expect(field(page, 'Texte')).toHaveValue('Un texte retouché.')
  await button(page, "Mettre à jour l'article").click()
  await saved(page)
  await expect(entry(page, 'Retouché')).toContainText('Un texte retouché.')
  // The other text is still waiting.
  await expect(field(page, 'Titre')).toHaveValue('À demi écrit')
  await button(page, "Ajouter l'article").click()
  await expect(entry(page, 'À demi écrit')).toBeVisible()
  await expect(field(page, 'Titre')).toHaveValue('')
})

test('a save that fails says so beside the button, and is tried again', async ({ page, site, faults }) => {
  faults.allow(/api\/changes|Enregistrement impossible/)
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('Au second essai')
  await page.route('**/api/changes', (route) => route.abort(), { times: 1 })
  await button(page, "Ajouter l'article").click()
  await expect(page.getByRole('alert').getByText(/L'enregistrement a échoué\./)).toBeVisible()
  await button(page, 'Réessayer').click()
  await saved(page)
  await expect(entry(page, 'Au second essai')).toHaveCount(1)
})

for (const isReloaded of [false, true])
  test(`an article that is corrected after its answer was lost${isReloaded ? ' and the page left' : ''} is added once, with that`, async ({
    page,
    site,
    faults,
  }) => {
    faults.allow(LOST_ANSWER)
    await openEditor(page, site, PATH)
    const name = isReloaded ? 'Une page quittée' : 'Une page'
    await field(page, 'Titre').fill(`${name}, une faute de frape`)
    await loseAnswer(page)
    await button(page, "Ajouter l'article").click()
    await expect(button(page, 'Réessayer')).toBeVisible()
    if (isReloaded) {
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(field(page, 'Titre')).toHaveValue(`${name}, une faute de frape`)
    }
    await field(page, 'Titre').fill(`${name}, une faute de frappe`)
    await button(page, "Ajouter l'article").click()
    await saved(page)
    await expect(entry(page, `${name}, une faute de frappe`)).toHaveCount(1)
    await expect(entry(page, `${name}, une faute de frape`)).toHaveCount(0)
  })

test('an article whose answer was lost is told to another administrator of the same browser', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(LOST_ANSWER)
  faults.allow(/400|409/)
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('De la première')
  await loseAnswer(page)
  await button(page, "Ajouter l'article").click()
  await expect(button(page, 'Réessayer')).toBeVisible()
  await withSecond(site, async (second) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('about:blank')
    await page.context().clearCookies()
    await openEditor(page, site, PATH, second)
    await expect(field(page, 'Titre')).toHaveValue('De la première')
    await field(page, 'Titre').fill('De la seconde')
    await button(page, "Ajouter l'article").click()
    await expect(page.getByText(/Un autre texte a déjà été ajouté/)).toBeVisible()
    await expect(entry(page, 'De la première')).toHaveCount(1)
    await expect(entry(page, 'De la seconde')).toHaveCount(0)
    await button(page, 'Annuler').click()
  })
})

test('an article written over a text that another tab has added takes no place of it', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/409/)
  await openEditor(page, site, PATH)
  await field(page, 'Titre').fill('Du premier onglet')
  const tab = await page.context().newPage()
  await openEditor(tab, site, PATH)
  await expect(field(tab, 'Titre')).toHaveValue('Du premier onglet')
  await button(page, "Ajouter l'article").click()
  await saved(page)
  await field(tab, 'Titre').fill('Du second onglet')
  await button(tab, "Ajouter l'article").click()
  await expect(tab.getByText(/Un autre texte a déjà été ajouté/)).toBeVisible()
  await expect(entry(tab, 'Du premier onglet')).toBeVisible()
  await button(tab, 'Ajouter aussi le mien').click()
  await saved(tab)
  await expect(field(tab, 'Titre')).toHaveValue('')
  for (const one of [page, tab])
    for (const title of ['Du premier onglet', 'Du second onglet']) await expect(entry(one, title)).toHaveCount(1)
})

test('two administrators change the same article: merged, or both texts are shown and she chooses', async ({
  page,
  site,
  browser,
  faults,
}) => {
  faults.allow(/409/)
  await addDocuments(site, 'actualites', [
    article('Partagé', {
      contenu: [
        { sousTitre: 'Un', texte: 'Premier texte.' },
        { sousTitre: 'Deux', texte: 'Second texte.' },
      ],
    }),
  ])
  await withSecond(site, async (second) => {
    await openEditor(page, site, PATH)
    const other = await openBeside(browser, site, PATH, second)
    await modify(page, 'Partagé')
    await expect(entry(other, 'Partagé').getByText(/modifie ce texte/)).toBeVisible()
    await modify(other, 'Partagé')
    await expect(page.getByText(/Inès modifie aussi ce texte/)).toBeVisible()
    // Different parts: nobody is asked anything.
    await field(other, 'Texte').nth(0).fill('Premier texte, par Inès.')
    await button(other, "Mettre à jour l'article").click()
    await saved(other)
    await expect(page.getByText(/Une autre version/)).toBeVisible()
    await field(page, 'Texte').nth(1).fill('Second texte, par moi.')
    await button(page, "Mettre à jour l'article").click()
    await saved(page)
    await expect(entry(page, 'Partagé')).toContainText('Premier texte, par Inès.')
    await expect(entry(other, 'Partagé').getByText(/modifie ce texte/)).toHaveCount(0)

    // The same title and the same text: each is chosen for itself, and what does not conflict is kept.
    for (const one of [page, other]) {
      await modify(one, 'Partagé')
      await expect(field(one, 'Texte').nth(1)).toHaveValue('Second texte, par moi.')
    }
    await field(other, 'Titre').fill('Titre par Inès')
    await field(other, 'Texte').nth(0).fill('Texte par Inès.')
    await button(other, "Mettre à jour l'article").click()
    await saved(other)
    await field(page, 'Titre').fill('Titre par moi')
    await field(page, 'Texte').nth(0).fill('Texte par moi.')
    await field(page, "URL de l'image").fill('/images/actualites/marque-locale.jpg')
    // Moves the button down as it comes.
    await expect(page.getByRole('figure', { name: 'Sur un ordinateur' })).toBeVisible()
    await button(page, "Mettre à jour l'article").click()
    const conflict = page.getByRole('group', { name: /a enregistré un autre texte/ })
    await expect(conflict).toContainText('Titre par Inès')
    await expect(conflict).toContainText('Titre par moi')
    await expect(conflict).toContainText('Texte par Inès.')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Garder ce texte' }).nth(0).click()
    await conflict.getByRole('button', { name: 'Garder mon texte' }).nth(1).click()
    // What she chose is saved first, then what nobody disputes.
    await expect(entry(page, 'Titre par Inès').getByRole('img')).toBeVisible()
    const visitor = await visit(browser, site, PATH)
    const shown = visitor.locator('article').first()
    await expect(shown).toContainText('Titre par Inès')
    await expect(shown).toContainText('Texte par moi.')
    await expect(shown.getByRole('img')).toBeVisible()
    await shown.getByRole('link', { name: /^Lire la suite/ }).click()
    await expect(visitor.getByRole('main')).toContainText('Second texte, par moi.')
  })
})

test('an article that the other has deleted comes back with her text', async ({ page, site, browser, faults }) => {
  faults.allow(/404/)
  await addDocuments(site, 'actualites', [article('Supprimé ailleurs')])
  await withSecond(site, async (second) => {
    await openEditor(page, site, PATH)
    await modify(page, 'Supprimé ailleurs')
    await field(page, 'Texte').fill('Mon texte à moi.')
    const other = await openBeside(browser, site, PATH, second)
    other.once('dialog', (dialog) => void dialog.accept())
    await entry(other, 'Supprimé ailleurs').getByRole('button', { name: 'Supprimer' }).click()
    await expect(entry(page, 'Supprimé ailleurs')).toHaveCount(0)
    await expect(page.getByText(/Cet article a été supprimé/)).toBeVisible()
    await page.reload()
    await expect(field(page, 'Texte')).toHaveValue('Mon texte à moi.')
    await button(page, "Mettre à jour l'article").click()
    await button(page, 'Rétablir avec mon texte').click()
    await saved(page)
    await expect(entry(page, 'Supprimé ailleurs')).toContainText('Mon texte à moi.')
    await expect(entry(other, 'Supprimé ailleurs')).toContainText('Mon texte à moi.')
  })
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)

    test('axe finds nothing in the forms', async ({ page, site }) => {
      await addDocuments(site, 'actualites', [article(`Vérifié à ${width} px`)])
      await openEditor(page, site, PATH)
      await expectAccessible(page)
      await field(page, 'Titre').fill('Un titre')
      await expectAccessible(page)
      await modify(page, `Vérifié à ${width} px`)
      await expect(preview(page)).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as object)

  test('an article is written, moved and changed with a thumb', async ({ page, site }) => {
    await addDocuments(site, 'actualites', [article('Sous le pouce')])
    await openEditor(page, site, PATH)
    await field(page, 'Titre').fill('Écrit en marchant')
    await field(page, 'Texte').fill('Un mot.')
    await button(page, "Ajouter l'article").tap()
    await saved(page)
    await entry(page, 'Écrit en marchant').getByRole('button', { name: 'Descendre' }).tap()
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Sous le pouce', 'Écrit en marchant'])
    await entry(page, 'Écrit en marchant').getByRole('button', { name: 'Modifier' }).tap()
    await expect(field(page, 'Titre')).toBeInViewport()
    await field(page, 'Titre').fill('Écrit assise')
    await button(page, "Mettre à jour l'article").tap()
    await expect(entry(page, 'Écrit assise')).toBeInViewport()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('what saves a form that stands open by itself comes into reach with the first field', async ({ page, site }) => {
    await openEditor(page, site, PATH)
    const add = button(page, "Ajouter l'article")
    await expect(field(page, 'Titre')).toBeInViewport()
    await expect(add).not.toBeInViewport()
    await field(page, 'Titre').tap()
    await expect(add).toBeInViewport({ ratio: 1 })
    await field(page, 'Titre').fill('Un article à finir')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field(page, 'Titre')).toHaveValue('Un article à finir')
    await expect(add).toBeInViewport({ ratio: 1 })
    await button(page, 'Annuler').tap()
    await expect(field(page, 'Titre')).toHaveValue('')
  })
})
