import { expect, test } from '../support/journey.ts'

test("a click on « Réserver » beside a price leads to the appointment's page, which says for what", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/soins/maquillage')
  const lines = page.locator('#tarifs li')
  const line = lines.nth(1)
  // Written, not drawn: what is below the screen may have no layout yet, and no inner text.
  const written = async (selector: string) => (await line.locator(selector).first().textContent())!.trim()
  const [what, duration, price] = [
    await written('> span > span'),
    await written('> span > em'),
    await written('> span:last-of-type'),
  ]
  const book = line.getByRole('link', { name: /^Réserver/ })
  const box = (await book.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  // A row is pressed anywhere.
  await line.click({ position: { x: 5, y: 5 } })
  await expect(page).toHaveURL(/\/rendez-vous\?soin=maquillage&tarif=/)
  const choice = page.getByRole('region', { name: 'Votre choix' })
  await expect(choice).toContainText('Vous avez choisi : Maquillage')
  await expect(choice).toContainText(`${what} · ${duration}`)
  await expect(choice).toContainText(price)
  // Another line is one press away, with what it takes and costs.
  await choice.getByRole('link', { name: 'Choisir un autre tarif' }).click()
  await expect(page).toHaveURL(/#lignes$/)
  const rows = page.locator('#lignes li')
  await expect(page.getByRole('heading', { name: 'Choisir un autre tarif' })).toBeInViewport()
  await expect(rows.locator('[aria-current]')).toHaveText(`${what} Choisi`)
  for (const row of await rows.all()) await expect(row).toContainText(/Choisi(r)?.*\d+\s€$/)
  const other = rows.filter({ hasText: 'Yeux seuls' })
  await other.click({ position: { x: 5, y: 5 } })
  await expect(choice).toContainText('Yeux seuls')
  await expect(rows.locator('[aria-current]')).toHaveText(/^Yeux seuls.* Choisi$/)
  // The other treatments are folded away below it, and each is two presses away.
  const others = page.locator('#soins')
  await expect(others.getByRole('link').first()).toBeHidden()
  await others.getByText('Choisir un autre soin').click()
  await others.getByRole('link', { name: /^Soins du corps/ }).click()
  await expect(choice).toContainText('Soins du corps')
  // What is said of all prices is said once.
  await expect(page.getByText('Prix TTC, service compris.')).toHaveCount(1)
})

test('every priced line of every kind of treatment has one, but for vouchers, products and supplements', async ({
  page,
}) => {
  for (const [path, without] of [
    ['/soins/soins-du-visage', ['Masque supplémentaire', 'Contour des yeux avec un soin', 'Offrir un soin du visage']],
    ['/soins/Cryolipolyse', []],
  ] as const) {
    await page.goto(path)
    const lines = page.locator('#tarifs li')
    const count = await lines.count()
    expect(count).toBeGreaterThan(2)
    await expect(lines.getByRole('link', { name: /^Réserver/ })).toHaveCount(count - without.length)
    for (const name of without)
      await expect(lines.filter({ hasText: name }).getByRole('link', { name: /^Réserver/ })).toHaveCount(0)
    await lines
      .first()
      .getByRole('link', { name: /^Réserver/ })
      .click()
    await expect(page.getByRole('region', { name: 'Votre choix' })).toContainText('Vous avez choisi')
  }
})

test('a session in the UV booth is asked for once, and its lengths are not chosen', async ({ page }) => {
  await page.goto('/soins/bronzage-uv?notice=lue')
  await expect(page.locator('#tarifs li')).toHaveCount(7)
  await expect(page.locator('#tarifs li').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('cancers de la peau et des yeux')
  await page.locator('#tarifs').getByRole('link', { name: 'Demander un entretien' }).click()
  const choice = page.getByRole('region', { name: 'Votre choix' })
  await expect(choice).toContainText('Vous avez choisi : Bronzage UV')
  await page.goto('/rendez-vous?soin=bronzage-uv&tarif=S%C3%A9ance+de+8+min')
  await expect(choice).not.toContainText(/min\b|€/)
  await expect(choice).toContainText('moins de 18 ans')
})

test('somebody of the team is chosen on her card', async ({ page }) => {
  await page.goto('/nos-expertes')
  await page.getByRole('link', { name: /^Réserver avec Inès\sKeller$/ }).click()
  await expect(page).toHaveURL('/rendez-vous?avec=ines-keller')
  const choice = page.getByRole('region', { name: 'Votre choix' })
  await expect(choice).toContainText('Vous avez choisi : Inès Keller')
  // What she does is offered first, and she is kept.
  const own = page.locator('#soins div:has(> h3)').first()
  await expect(own.getByRole('heading')).toHaveText(/^Avec Inès\sKeller$/)
  await own.getByRole('link').first().click()
  await expect(page).toHaveURL(/\?avec=ines-keller&soin=/)
  await expect(choice).toContainText(/^Vous avez choisi\s: .+, avec Inès\sKeller/)
  await page.goBack()
  await choice.getByRole('link', { name: "Revenir à l'équipe" }).click()
  await expect(page).toHaveURL('/nos-expertes')
})

test('what no document says is not repeated', async ({ page }) => {
  for (const [query, said] of [
    ['?soin=maquillage&tarif=<img src=x onerror=alert(1)>', 'Vous avez choisi : Maquillage'],
    ['?soin=maquillage&tarif=Gratuit', 'Vous avez choisi : Maquillage'],
    ['?soin=maquillage', 'Vous avez choisi : Maquillage'],
  ] as const) {
    await page.goto(`/rendez-vous${query}`)
    const choice = page.getByRole('region', { name: 'Votre choix' })
    await expect(choice.locator('p').first()).toHaveText(said)
    await expect(page.locator('main')).not.toContainText(/Gratuit|onerror/)
  }
  for (const query of ['?soin=inconnu&tarif=x', `?soin=${'a'.repeat(300)}`, '?soin=', '?tarif=x', '']) {
    await page.goto(`/rendez-vous${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Rendez-vous' })).toBeVisible()
    await expect(page.getByText('Vous avez choisi')).toHaveCount(0)
  }
})

test('only the appointment page speaks of a choice', async ({ page }) => {
  await page.goto('/nos-produits?soin=maquillage')
  await expect(page.getByText('Vous avez choisi')).toHaveCount(0)
})

for (const width of [390, 1440])
  test(`without a booking service, one press calls, and a treatment is chosen by what it takes and costs, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    await page.goto('/rendez-vous')
    const main = page.getByRole('main')
    const call = main.getByRole('link', { name: /^Appeler le 03/ })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/^(Ouv|Ferm|Jour férié)/).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: /Colmar$/ })).toBeInViewport({ ratio: 1 })
    const rows = main.locator('#soins li')
    await expect(rows).toHaveCount(12)
    for (const row of await rows.all())
      await expect(row).toContainText(/ Choisir.*\d+\s(min|h).*dès\s\d+\s€(?:\spour\sdeux)?$/)
    await expect(rows.filter({ hasText: 'UV' })).toHaveCount(0)
    const chosen = rows.filter({ hasText: 'Soins du corps' })
    const [duration, least] = await chosen.locator('> span').allInnerTexts()
    // A row is pressed anywhere.
    await chosen.click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL('/rendez-vous?soin=soins-du-corps')
    await expect(main.getByRole('region', { name: 'Votre choix' })).toContainText(`${duration} · ${least}`)
    // Its prices come before the call, which stays in view as long as one picks, and covers none that has the focus.
    const prices = main.locator('#lignes li')
    for (const price of [prices.first(), prices.last()]) {
      await price.getByRole('link').focus()
      await expect(price).toBeInViewport({ ratio: 1 })
      await expect(call).toBeInViewport({ ratio: 1 })
      const [row, button] = [(await price.boundingBox())!, (await call.boundingBox())!]
      expect(row.y + row.height <= button.y || row.x + row.width <= button.x).toBe(true)
    }
    expect(
      await call.evaluate((link) => document.querySelector('#lignes')!.compareDocumentPosition(link)),
      'the call follows the prices',
    ).toBe(4 /* Node.DOCUMENT_POSITION_FOLLOWING */)
    await expect(rows.locator('[aria-current]')).toHaveText(['Soins du corps Choisi'])
    await expect(rows.first()).toBeHidden()
  })
