import { PAGE_CHANGES } from '../../app/lib/page-changes.ts'
import type { Page } from '@playwright/test'
import { todaysHours } from '../../app/opening/opening.ts'
import { CENTRE } from '../../app/site/centre/first-content.ts'
import { expectAccessible } from '../support/axe.ts'
import { KEY, startBookingService, type BookingService } from '../support/booking-service.ts'
import { expect, test as journey } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const COLOR = '#b0a070'
const PAGE_URL = 'https://reservation.example/institut'

const TYPES = [
  ['/rendez-vous', 'appointment'],
  ['/cheques-cadeaux', 'giftVoucher'],
  ['/nos-produits', 'onlineShop'],
  ['/mon-compte', 'account'],
] as const

const test = journey.extend<{ known: undefined }, { service: BookingService }>({
  service: [
    async ({}, use) => {
      const service = await startBookingService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  settings: ({ service }, use) =>
    use({
      BOOKING_WIDGET_HOST: service.origin,
      BOOKING_WIDGET_KEY: KEY,
      BOOKING_WIDGET_COLOR: COLOR,
      BOOKING_PAGE_URL: PAGE_URL,
    }),
  known: [
    async ({ faults, service }, use) => {
      faults.allow(new RegExp(`^another host: ${service.origin}/`))
      service.behave({})
      await use(undefined)
    },
    { auto: true },
  ],
})

const place = (page: Page) => page.locator('[data-booking-place]')
const toBe = (page: Page, state: string) => expect(place(page)).toHaveAttribute('data-state', state)

/** What of the service the page carries. */
function carried(page: Page, { origin }: BookingService) {
  return page.evaluate(
    ([origin, own]) => ({
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(origin)),
      configured: 'planity' in window,
      // A page comes with one of its own.
      styles: [...document.querySelectorAll('style')].filter(({ textContent }) => !textContent.startsWith(own)).length,
      parts: document.querySelectorAll('.widget-window').length,
    }),
    [origin, PAGE_CHANGES] as const,
  )
}

const SCRIPTS = ({ origin }: BookingService) => [`${origin}/polyfills.latest.js`, `${origin}/app.latest.js`]
const NOTHING = { scripts: [], configured: false, styles: 0, parts: 0 }

/** Time then passes only when the journey says so. */
async function stopClock(page: Page) {
  await page.clock.install()
  // On a slow machine, that moment may be over.
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass()
}

/** Leaves the page and comes back as a browser does that keeps pages: headless ones do not. */
const turn = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type)

for (const [path, kind] of TYPES) {
  test(`${path} hosts the ${kind}`, async ({ page, service }) => {
    await page.goto(path)
    await toBe(page, 'ready')
    await expect(page.getByRole('heading', { name: `Service : ${kind}Container` })).toBeVisible()
    expect((await carried(page, service)).scripts).toEqual(SCRIPTS(service))
    const configuration = await page.evaluate(() => {
      const { planity } = window as unknown as { planity: Record<string, unknown> }
      const [name] = Object.keys(planity).filter((each) => each.endsWith('Container'))
      const container = planity[name!] as HTMLElement
      return { ...planity, [name!]: [container.id, container.isConnected, getComputedStyle(container).minHeight] }
    })
    expect(configuration).toEqual({
      key: KEY,
      primaryColor: COLOR,
      [`${kind}Container`]: [kind, true, '500px'],
      options: { servicesNotCollapsed: false },
    })
  })
}

test('the home page proposes no amount of a voucher that is chosen in the service', async ({ page }) => {
  await page.goto('/')
  const vouchers = page.locator('section', { has: page.getByRole('heading', { name: 'Offrir un chèque-cadeau' }) })
  await expect(vouchers.getByRole('link', { name: 'Offrir un chèque-cadeau' })).toBeVisible()
  await expect(vouchers.getByText(/^50\s€/)).toHaveCount(0)
})

test('the page is whole before the service is, and asks for it within a frame of its load', async ({
  page,
  service,
}) => {
  service.behave({ held: ['polyfills', 'app'] })
  await page.addInitScript((origin) => {
    addEventListener('load', () =>
      requestAnimationFrame(() =>
        Object.assign(window, { inFrame: document.querySelectorAll(`script[src^="${origin}"]`).length }),
      ),
    )
  }, service.origin)
  await page.goto('/rendez-vous')
  await expect.poll(() => page.evaluate('window.inFrame')).toBe(2)
  await expect.poll(() => service.asked.toSorted()).toEqual(['/app.latest.js', '/polyfills.latest.js'])
  await toBe(page, 'loading')
  await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeInViewport()
  await expect(place(page).getByText('La réservation en ligne se charge…')).toBeInViewport()
  await expect(place(page).getByRole('link', { name: '03 53 01 00 12' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Par téléphone' })).toBeVisible()
  service.release()
  await toBe(page, 'ready')
})

test('the scripts run in their order, whichever comes first', async ({ page, service }) => {
  service.behave({ late: { polyfills: 600 } })
  await page.goto('/rendez-vous')
  await toBe(page, 'ready')
})

test('a service that only turns, or empties itself later, is taken for unreachable', async ({ page, service }) => {
  service.behave({ held: ['app'] })
  await stopClock(page)
  await page.goto('/mon-compte')
  const draw = (html: string) =>
    place(page)
      .locator('[id][tabindex="-1"]')
      .evaluate((inside, html) => void (inside.innerHTML = html), html)
  await draw('<svg width="40" height="40"></svg>')
  await page.clock.runFor(20_100)
  await toBe(page, 'unreachable')
  await draw('<p>Bonjour</p>')
  await toBe(page, 'ready')
  await draw('')
  await page.clock.runFor(7_900)
  await toBe(page, 'ready')
  await page.clock.runFor(12_200)
  await toBe(page, 'unreachable')
  await expect(place(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('a service that is slow, then taken for unreachable, is welcome when it comes', async ({ page, service }) => {
  service.behave({ held: ['app'] })
  await stopClock(page)
  await page.goto('/mon-compte')
  await toBe(page, 'loading')
  await page.clock.runFor(7_900)
  await toBe(page, 'loading')
  await page.clock.runFor(200)
  await toBe(page, 'slow')
  await expect(place(page).getByRole('status')).toContainText("met plus de temps que d'habitude")
  await page.clock.runFor(11_800)
  await toBe(page, 'slow')
  await page.clock.runFor(200)
  await toBe(page, 'unreachable')
  await expect(place(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(place(page).getByRole('link', { name: '03 53 01 00 12' })).toHaveAttribute('href', 'tel:+33353010012')
  const hours = place(page).getByText(/^Aujourd'hui\s:\s./)
  // On a public holiday nobody knows them.
  if (todaysHours(CENTRE, new Date())) await expect(hours).toBeVisible()
  else await expect(hours).toHaveCount(0)
  const own = place(page).getByRole('link', { name: 'Notre page de réservation' })
  await expect(own).toHaveAttribute('href', PAGE_URL)
  await expect(own).toHaveAttribute('rel', 'noopener')
  service.release()
  await toBe(page, 'ready')
  await expect(place(page).getByRole('button', { name: 'Réessayer' })).toBeHidden()
})

for (const [what, behaviour] of [
  ['an application that fails', { failing: ['app' as const] }],
  ['polyfills that fail', { failing: ['polyfills' as const] }],
  ['a host that is not there', { cut: ['polyfills' as const, 'app' as const] }],
] as const) {
  test(`${what} is said at once, and can be tried again`, async ({ page, service, faults }) => {
    faults.allow(/status 503|Failed to load resource|^failed: .*latest\.js|ERR_|The polyfills come first/)
    service.behave(behaviour)
    await page.goto('/rendez-vous')
    await toBe(page, 'unreachable')
    service.behave({})
    await place(page).getByRole('button', { name: 'Réessayer' }).click()
    await toBe(page, 'ready')
    await expect(page.locator('#appointment')).toBeFocused()
    await expect(page.locator('.widget-step')).toHaveCount(1)
    expect((await carried(page, service)).scripts).toEqual(SCRIPTS(service))
  })
}

test('behind a script that never comes, trying again asks for the page anew', async ({ page, service, faults }) => {
  faults.allow(/^failed:|ERR_/)
  service.behave({ held: ['polyfills'] })
  await stopClock(page)
  await page.goto('/rendez-vous?soin=maquillage')
  await toBe(page, 'loading')
  await page.clock.runFor(20_100)
  await toBe(page, 'unreachable')
  await page.evaluate(() => Object.assign(window, { before: true }))
  const retry = place(page).getByRole('button', { name: 'Réessayer' })

  // Where the site cannot be had either, the page stays, with its telephone number.
  const site = (url: URL) => url.pathname === '/rendez-vous'
  await page.route(site, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await retry.click()
  expect((await failed).method()).toBe('HEAD')
  await toBe(page, 'unreachable')
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
  await page.unroute(site)
  service.behave({})
  await retry.click()
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false)
  await toBe(page, 'ready')
  await expect(page).toHaveURL('/rendez-vous?soin=maquillage')
})

test('leaving and coming back twenty times leaves one configuration and two scripts, or none', async ({
  page,
  service,
}) => {
  await page.goto('/rendez-vous')
  await toBe(page, 'ready')
  for (let time = 0; time < 20; time++) {
    await turn(page, 'pagehide')
    expect(await carried(page, service)).toEqual(NOTHING)
    await turn(page, 'pageshow')
    if (time % 5 === 0) await toBe(page, 'ready')
  }
  await toBe(page, 'ready')
  await expect(page.locator('.widget-step')).toHaveCount(1)
  expect(await carried(page, service)).toMatchObject({ scripts: SCRIPTS(service), configured: true, parts: 1 })

  for (let time = 0; time < 20; time++) {
    await page.getByRole('link', { name: 'Mentions légales', exact: true }).click()
    await expect(page).toHaveURL('/mentions-legales')
    expect(await carried(page, service)).toEqual(NOTHING)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/rendez-vous')
  }
  await toBe(page, 'ready')
  expect(await carried(page, service)).toMatchObject({ scripts: SCRIPTS(service), configured: true, parts: 1 })
})

test('what was asked for before leaving starts nothing after it', async ({ page, service }) => {
  service.behave({ held: ['app'] })
  await page.goto('/rendez-vous')
  await expect.poll(() => service.asked).toContain('/app.latest.js')
  await turn(page, 'pagehide')
  await turn(page, 'pageshow')
  await turn(page, 'pagehide')
  await turn(page, 'pageshow')
  service.behave({})
  service.release()
  await toBe(page, 'ready')
  await expect.poll(() => page.evaluate('evaluations')).toBe(3)
  await expect(page.locator('.widget-step')).toHaveCount(1)
  await expect(page.locator('.widget-window')).toHaveCount(1)
})

test('what the service does to the whole page stays in its place', async ({ page, service }) => {
  service.behave({ held: ['app'] })
  await page.goto('/rendez-vous')
  const look = () =>
    page.evaluate(() =>
      ['html', 'body', 'h1', 'header a', 'footer', 'main header', 'main h2:not([data-booking-place] *)'].map(
        (selector) => {
          const all = getComputedStyle(document.querySelector(selector)!)
          return [
            selector,
            ...['color', 'backgroundColor', 'fontFamily', 'letterSpacing', 'textIndent', 'outline'].map((name) =>
              String(all[name as keyof CSSStyleDeclaration]),
            ),
          ]
        },
      ),
    )
  const before = await look()
  service.release()
  await toBe(page, 'ready')
  const next = page.getByRole('button', { name: 'Étape suivante' })
  await expect(next).toHaveCSS('padding-top', '20px')
  await expect(next).toHaveCSS('border-top-color', 'rgb(0, 0, 128)')
  await expect(next).toHaveCSS('letter-spacing', '3px')
  await expect(page.locator('#appointment')).toHaveCSS('background-color', 'rgb(255, 105, 180)')
  await expect(page.locator('#appointment')).toHaveCSS('min-height', '500px')
  await expect(page.getByRole('complementary', { name: 'Fenêtre du service' })).toHaveCSS('position', 'fixed')
  await expect.poll(() => service.asked).toContain('/widget.css')
  await page.waitForLoadState('networkidle')
  expect(await look()).toEqual(before)

  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page.locator('.widget-step')).toHaveText('Étape 2')
  await expect(page.locator('.widget-step')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const stays = await page.evaluate(() => {
    scrollTo(0, 50)
    window.scroll(0, 0)
    return scrollY
  })
  expect(stays).toBe(50)
})

test('a style sheet that may not be read gives way to those of the page', async ({ page, service, faults }) => {
  faults.allow(/CORS|widget\.css/)
  service.behave({ readable: false })
  await page.goto('/rendez-vous')
  await toBe(page, 'ready')
  await expect(page.getByRole('button', { name: 'Étape suivante' })).toHaveCSS('outline-color', 'rgb(0, 128, 0)')
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)).toContain('Playfair')
})

test('without its container the service is not loaded', async ({ page, service, faults }) => {
  faults.allow(/container not found/)
  await page.route('**/rendez-vous', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="appointment"', '') })
  })
  const logged = page.waitForEvent('console')
  await page.goto('/rendez-vous')
  expect([(await logged).type(), (await logged).text()]).toEqual(['error', 'container not found'])
  expect(await carried(page, service)).toEqual(NOTHING)
  expect(service.asked).toEqual([])
})

test('only the four pages may load from the service', async ({ request, service }) => {
  for (const [path] of TYPES) {
    const policy = (await request.get(path)).headers()['content-security-policy']!
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${service.origin};`))
    expect(policy).not.toContain('unsafe-eval')
  }
  for (const path of ['/', '/notre-centre', '/soins/maquillage', '/login', '/inconnu']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe|127\.0\.0\.1/)
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin')
    expect(await answer.text()).not.toContain(service.origin)
  }
})

test('its own script is small', async ({ page, service }) => {
  await page.goto('/rendez-vous')
  const bytes = await page.evaluate(async (origin) => {
    const own = [...document.scripts].map(({ src }) => src).filter((src) => src !== '' && !src.startsWith(origin))
    const texts = await Promise.all(own.map(async (src) => (await fetch(src)).text()))
    const zipped = new Blob(texts).stream().pipeThrough(new CompressionStream('gzip'))
    return (await new Response(zipped).arrayBuffer()).byteLength
  }, service.origin)
  expect(bytes).toBeLessThanOrEqual(5 * 1024)
})

test('an administrator finds the service too', async ({ page, site, service }) => {
  await signIn(page, site.account.email, site.account.password)
  await page.goto('/rendez-vous')
  await expect(page.getByRole('navigation', { name: 'Administration du site' })).toBeVisible()
  await toBe(page, 'ready')
  await expect(page.getByRole('navigation', { name: 'Administration du site' })).toHaveCSS('letter-spacing', 'normal')
  await expect(page.locator('.widget-step')).toHaveCount(1)
  expect((await carried(page, service)).scripts).toEqual(SCRIPTS(service))
  await page.getByRole('link', { name: 'Mentions légales', exact: true }).click()
  await expect(page).toHaveURL('/mentions-legales')
  await expect.poll(() => carried(page, service)).toEqual(NOTHING)
})

for (const width of [320, 390, 1440]) {
  test(`axe finds nothing in any state at ${width} px`, async ({ page, service, faults }) => {
    faults.allow(/status 503|Failed to load resource/)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    service.behave({ held: ['app'] })
    await page.goto('/rendez-vous?soin=maquillage')
    for (const state of ['loading', 'slow', 'unreachable']) {
      await place(page).evaluate((element, state) => (element.dataset['state'] = state), state)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    service.release()
    await toBe(page, 'ready')
    await expectAccessible(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to book by telephone', async ({ page, service }) => {
    await page.goto('/rendez-vous')
    await expect(place(page).getByText('La réservation en ligne a besoin de JavaScript.')).toBeVisible()
    await expect(place(page).getByText('se charge')).toBeHidden()
    await expect(place(page).getByRole('link', { name: '03 53 01 00 12' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Par téléphone' })).toBeVisible()
    expect(service.asked).toEqual([])
  })
})
