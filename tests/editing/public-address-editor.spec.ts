import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

test('an administrator settles the public address, and pages, lists and feed say it', async ({
  browser,
  faults,
  page,
  request,
  site,
}) => {
  // A refused form answers 400; a network that is cut answers nothing.
  faults.allow(/400|ERR_INTERNET|Failed to load|Enregistrement impossible|failed: .*changes/)
  const read = async (path: string) => (await request.get(path)).text()
  expect(await read('/notre-centre')).toContain('<link rel="canonical" href="/notre-centre"')
  expect(await read('/notre-centre')).not.toContain('og:url')
  expect(await read('/robots.txt')).not.toContain('Sitemap:')

  await signIn(page, site.account.email, site.account.password)
  await page.goto('/admin')
  const section = page.getByRole('region', { name: 'Adresse publique du site' })
  const field = section.getByRole('textbox', { name: 'Adresse publique' })
  const save = section.getByRole('button', { name: 'Sauvegarder' })
  await section.getByRole('button', { name: "Modifier l'adresse publique" }).click()
  await expect(field).toHaveValue('')
  await field.fill('https://www.institut.example/accueil')
  await save.click()
  await expect(section.getByText('Donnez le nom du site, sans rien après')).toBeVisible()
  await expect(field).toHaveValue('https://www.institut.example/accueil')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(' WWW.institut.example ')
  await page.context().setOffline(true)
  await save.click()
  await expect(section.getByText('Pas de réseau')).toBeVisible()
  await expect(field).toHaveValue(' WWW.institut.example ')
  await page.context().setOffline(false)
  // By the keyboard: so soon after the first, another press on the spot is the second half of a double tap.
  await save.press('Enter')
  await expect(section.getByText('https://www.institut.example', { exact: true })).toBeVisible()

  const address = 'https://www.institut.example'
  expect(await read('/notre-centre')).toContain(`<link rel="canonical" href="${address}/notre-centre"`)
  expect(await read('/notre-centre')).toContain(`<meta property="og:url" content="${address}/notre-centre"`)
  expect(await read('/sitemap.xml')).toContain(`<loc>${address}/notre-centre</loc>`)
  expect(await read('/robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`)
  expect(await read('/actualites.atom')).toContain(`<id>${address}/actualites</id>`)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const without = await plain.newPage()
  await signIn(without, site.account.email, site.account.password)
  await without.goto('/admin')
  await without.getByRole('link', { name: "Modifier l'adresse publique" }).click()
  await without.getByRole('textbox', { name: 'Adresse publique' }).fill('')
  await without.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(without.getByText('Enregistré', { exact: true })).toBeVisible()
  await plain.close()
  expect(await read('/notre-centre')).toContain('<link rel="canonical" href="/notre-centre"')
})

test('a stranger settles nothing', async ({ request }) => {
  const form = { cle: 'une-autre-cle' }
  const answer = await request.post('/admin', { form, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/login'])
})
