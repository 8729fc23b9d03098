import type { Page } from '@playwright/test'
import { expect, test as journey } from '../support/journey.ts'
import { photograph } from '../support/photographs.ts'
import { startPictureHost, withPictureHost, type PictureHost } from '../support/picture-host.ts'
import { signIn } from '../support/sign-in.ts'

/** The news of a site for which `photos.example` is another one, as an administrator has them. */
const test = journey.extend<{ news: Page }, { host: PictureHost }>({
  host: [
    async ({}, use) => {
      const photo = await photograph()
      const host = await startPictureHost(({ url }, response) =>
        url?.startsWith('/photo') ? response.end(photo) : response.writeHead(404).end(),
      )
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  settings: ({ host }, use) => use(withPictureHost(host)),
  news: async ({ page, site }, use) => {
    await signIn(page, site.account.email, site.account.password)
    await page.waitForURL(`${site.origin}/`)
    await page.goto('/actualites')
    await use(page)
  },
})

const address = (page: Page) => page.getByLabel("URL de l'image")
const title = (page: Page) => page.getByLabel('Titre', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: "Ajouter l'article" })

/** The picture of an article as it is kept. */
async function saved(page: Page, titre: string): Promise<string | undefined> {
  const answer = await page.request.get('/api/documents/actualites')
  return ((await answer.json()) as { titre: string; image: string }[]).find((one) => one.titre === titre)?.image
}

test('the picture at an address of another site is shown from this one', async ({ news: page, host }) => {
  await title(page).fill('Une photo venue d’ailleurs')
  await address(page).fill('http://photos.example/photo.jpg')
  await address(page).press('Tab')
  await expect(address(page)).toHaveValue(/^\/media\/\w{32}\.jpg$/)
  await page.getByLabel('Texte alternatif').fill('Une cabine')
  await save(page).click()
  await expect(title(page)).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Une cabine', exact: true })).toBeVisible()
  expect(host.asked.filter((path) => path === '/photo.jpg')).toHaveLength(1)
})

test('saved at once, it is fetched by the save', async ({ news: page }) => {
  await title(page).fill('Enregistrée aussitôt')
  await address(page).fill('http://photos.example/photo-2.jpg')
  await save(page).click()
  await expect(title(page)).toHaveValue('')
  expect(await saved(page, 'Enregistrée aussitôt')).toMatch(/^\/media\//)
})

test('what does not come is said beside the field, and its address is kept', async ({ news: page, faults }) => {
  faults.allow(/400/)
  await title(page).fill('Sans photo')
  for (const [typed, words] of [
    ['http://photos.example/perdue.jpg', "Il n'y a plus rien à cette adresse"],
    ['http://127.0.0.1/photo.jpg', 'Cette adresse ne mène pas à un site public'],
  ] as const) {
    await address(page).fill(typed)
    await address(page).press('Tab')
    await expect(address(page)).toHaveAccessibleDescription(new RegExp(words))
    await expect(address(page)).toHaveValue(typed)
  }
  await save(page).click()
  await expect(page.getByText("Enregistré, mais l'image n'est pas montrée.")).toBeVisible()
  expect(await saved(page, 'Sans photo')).toBe('http://127.0.0.1/photo.jpg')
})

test('the address of a film that no player takes is said beside the field', async ({ news: page }) => {
  await page.goto('/soins/maquillage')
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click()
  const film = page.getByLabel('Adresse de la vidéo')
  await film.fill('https://www.instagram.com/reel/Cabc123/')
  await expect(film).toHaveAccessibleDescription(/Instagram ne laisse pas lire ses vidéos.*YouTube, Vimeo, Dailymotion/)
  await film.fill('https://youtu.be/dQw4w9WgXcQ')
  await expect(film).not.toHaveAttribute('aria-invalid')
})
