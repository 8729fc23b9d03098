import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

/** What script could be made to do, and whether it is let: `box` is an element of the page. */
const WRITES: Record<string, [write: (box: HTMLElement) => unknown, isLet: boolean]> = {
  'a text': [(box) => (box.innerHTML = '<p>Un <strong>soin</strong> <a href="/cgv">et ses conditions</a></p>'), true],
  'a handler': [(box) => (box.innerHTML = '<img src="x:" onerror="ran = true">'), false],
  'a script element': [(box) => (box.innerHTML = '<script>ran = true</script>'), false],
  'a page within the page': [(box) => (box.innerHTML = '<iframe srcdoc="<p>"></iframe>'), false],
  'a link that is a script': [(box) => (box.innerHTML = '<a href=" JavaScript:ran = true">Lien</a>'), false],
  'a drawing': [(box) => box.insertAdjacentHTML('beforeend', '<svg onload="ran = true"></svg>'), false],
  'a handler by name': [(box) => box.setAttribute('onclick', 'ran = true'), false],
  'a text that is run': [() => setTimeout('ran = true'), false],
  'a script of another host': [() => (document.createElement('script').src = 'https://x.example/a.js'), false],
  'a script of the build': [() => (document.createElement('script').src = '/static/js/a.js'), true],
  'a script as text': [() => (document.createElement('script').text = 'ran = true'), false],
  'a policy of another name': [() => Reflect.get(window, 'trustedTypes').createPolicy('other', {}), false],
}

test('nothing that an administrator’s page writes can run', async ({ faults, page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  // Until the page is alive, it lets nothing write.
  await expect(page.getByRole('button', { name: 'Voir comme en visite' })).toBeVisible()
  faults.allow(/^console: .*(?:trusted|content security policy)/i)
  const box = await page.evaluateHandle(() => document.body.appendChild(document.createElement('div')))
  for (const [what, [write, isLet]] of Object.entries(WRITES)) {
    const wasLet = await box.evaluate(write).then(
      () => true,
      () => false,
    )
    expect(wasLet, what).toBe(isLet)
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('pages with all that they have are written, one after the other', async ({ page, site }) => {
  await signIn(page, site.account.email, site.account.password)
  await expect(page.getByRole('button', { name: 'Déconnexion' }).first()).toBeVisible()
  for (const path of [
    '/soins/maquillage',
    '/actualites',
    '/guide',
    '/historique',
    '/prevu',
    '/admin',
    '/notre-centre',
  ]) {
    // Within the page that stands, as a link does.
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to })
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForURL(`**${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
