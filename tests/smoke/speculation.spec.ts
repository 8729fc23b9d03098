import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SPECULATION_HEADER, SPECULATION_TYPE } from '../../app/platform/pages/speculation.server.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'

/** Serves pages with the rules, and tells by address what may be asked for ahead of a visit, and what has been. */
async function speculate(page: Page) {
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === '/speculation-rules.json')
      return route.fulfill({ contentType: SPECULATION_TYPE, body: readFileSync('public/speculation-rules.json') })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), ...SPECULATION_HEADER } })
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Preload.enable')
  let possible: string[] = []
  const done = new Set<string>()
  const addressOf = (url: string) => url.slice(new URL(url).origin.length)
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    possible = preloadingAttemptSources.map(({ key }) => addressOf(key.url))
  })
  browser.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') done.add(addressOf(key.url))
  })
  return { possible: () => possible, done: () => [...done] }
}

test('pages for visitors may be read ahead, and nothing else', async ({ page }) => {
  const { possible } = await speculate(page)
  await page.goto('/')
  await expect.poll(() => possible().length).toBeGreaterThan(20)
  const pages = new Set(Object.values(VISITOR_ROUTES))
  for (const address of possible()) expect([...pages], address).toContain(address.split('#')[0])
  await expect
    .poll(possible)
    .toEqual(expect.arrayContaining(['/actualites', '/notre-centre', '/soins/maquillage', '/rendez-vous']))

  const refused = [
    '/login',
    '/admin',
    '/historique',
    '/prevu',
    '/guide',
    '/deconnexion',
    '/api/session',
    '/?lettre=ouverte',
  ]
  const files = ['/actualites.xml', '/media/photo.jpg', '/videos/soins-du-visage.mp4', '/#photo-2']
  const elsewhere = ['https://ailleurs.example/', 'tel:+33300000000', 'mailto:a@b.example']
  await page.evaluate(
    (all) => {
      const link = (href: string, attributes = {}) =>
        document.body.append(Object.assign(document.createElement('a'), { href, textContent: href, ...attributes }))
      for (const href of all) link(href)
      link('/nouvel-onglet', { target: '_blank' })
      link('/fichier', { download: '' })
      link('/une-page')
    },
    [...refused, ...files, ...elsewhere],
  )
  await expect.poll(possible).toContain('/une-page')
  for (const address of [...refused, ...files.slice(0, -1), '/nouvel-onglet', '/fichier'])
    expect(possible()).not.toContain(address)
})

test('a page is read ahead when its link is pointed at, not before', async ({ page }) => {
  const { possible, done } = await speculate(page)
  await page.goto('/notre-centre')
  await expect.poll(() => possible().length).toBeGreaterThan(5)
  expect(done()).toEqual([])
  await page.getByRole('contentinfo').locator('a[href="/mentions-legales"]').hover()
  await expect.poll(done).toEqual(['/mentions-legales'])
})
