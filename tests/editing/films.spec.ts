import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openSession, readDocument, sendChange, updateDocument, withSecond } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { saved } from '../support/controls.ts'
import { expect, test } from '../support/journey.ts'
import { recordedFilm } from '../support/recorded-film.ts'
import { WIDTHS } from '../support/routes.ts'
import { signIn } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'

const VISAGE = '/soins/soins-du-visage'

const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' }).click()
const words = (page: Page, number = 1) =>
  page.getByRole('button', { name: new RegExp(`^Transcription et sous-titres\\s: Vidéo ${number}$`) })

async function openAt(page: Page, site: RunningSite, path: string) {
  await signIn(page, site.account.email, site.account.password)
  await expect(page).toHaveURL('/')
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Ajouter une vidéo' })).toBeVisible()
}

async function visitor(browser: Browser, site: RunningSite, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
  return context.newPage()
}

/** The colours of the four corners of what a film shows, a little within its frame. */
async function cornersOf(film: Locator) {
  const { data, info } = await sharp(await film.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return [...data.subarray(start, start + 3)].map((part) => (part > 170 ? 1 : part < 90 ? 0 : 0.5)).join(' ')
  }
  return [at(0.06, 0.04), at(0.94, 0.04), at(0.06, 0.96), at(0.94, 0.96)]
}

test('a film of a telephone held upright is shown whole at every width, and moves nothing', async ({
  page,
  site,
  browser,
}) => {
  await openAt(page, site, '/soins/maquillage')
  const film = await recordedFilm(page, 360, 640)
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click()
  await page.getByLabel('Choisir un film').setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer: film })
  await expect(page.getByText('Le film est arrivé.')).toBeVisible()
  await save(page)
  await saved(page)

  const seen = await visitor(browser, site, true)
  for (const width of [320, ...WIDTHS]) {
    // High enough for the whole film below the title: what lies beyond the window may not be painted yet.
    await seen.setViewportSize({ width, height: 1600 })
    // Held back: the frame is there before the film.
    let release: (() => void) | undefined
    const held = new Promise<void>((done) => (release = done))
    await seen.route('**/media/*.webm', async (route) => {
      await held
      await route.continue()
    })
    await seen.goto('/soins/maquillage')
    const video = seen.locator('video')
    await video.scrollIntoViewIfNeeded()
    const before = (await video.boundingBox())!
    expect(before.width / before.height, `${width} px`).toBeCloseTo(360 / 640, 2)
    expect(before.width).toBeLessThanOrEqual(500)
    release!()
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThanOrEqual(2)
    expect(await video.boundingBox(), `${width} px`).toEqual(before)
    const corners = async () => {
      // The page's own script gives it its controls, which stand over its lower corners.
      await video.evaluate((film: HTMLVideoElement) => void (film.controls = false))
      return cornersOf(video)
    }
    await expect.poll(corners, `${width} px`).toEqual(['1 0 0', '0 1 0', '0 0 1', '1 1 0'])
    await seen.unroute('**/media/*.webm')
  }
  await seen.context().close()
})

test('the HTML that a service gives for a page is taken as the address of its film', async ({
  page,
  site,
  browser,
}) => {
  await openAt(page, site, '/soins/maquillage')
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click()
  const field = page.getByLabel('Adresse de la vidéo')
  await field.fill('<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a" allowfullscreen></iframe>')
  // Long enough for what is wrong with it to be said.
  await page.waitForTimeout(1000)
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await save(page)
  await saved(page)
  const seen = await visitor(browser, site, false)
  await seen.goto('/soins/maquillage')
  await expect(seen.getByRole('link', { name: /^Lire avec YouTube/ })).toBeVisible()
  await seen.context().close()
  const entry = page.locator('[data-row]').filter({ hasText: 'YouTube' })
  await entry.getByRole('button', { name: 'Modifier' }).click()
  await expect(field).toHaveValue('https://www.youtube.com/embed/dQw4w9WgXcQ?si=a')
})

test('captions and a transcription are typed, and there for a visitor without script', async ({
  page,
  site,
  browser,
  request,
}) => {
  await openAt(page, site, VISAGE)
  await words(page).click()
  const box = page.getByRole('textbox', { name: 'Transcription' })
  await expect(box).toContainText('Film sans paroles')
  await box.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Camille montre le geste.')
  const captions = page.getByRole('textbox', { name: 'Sous-titres' })
  await captions.fill('Bonjour')
  await save(page)
  await expect(page.getByText(/Ligne 1\s: commencez par un temps/)).toBeVisible()
  await expect(captions).toBeFocused()
  await expectAccessible(page)
  await captions.fill('0:00 Bonjour & bienvenue.\n0:03 - 0:06 Le geste part du menton.')
  await save(page)
  await saved(page)
  await expect(words(page)).toBeFocused()

  const plain = await visitor(browser, site, false)
  await plain.goto(VISAGE)
  // Beside the film where there is room, and folded below it on a telephone.
  await expect(plain.getByText('Camille montre le geste.')).toBeVisible()
  await plain.setViewportSize({ width: 390, height: 844 })
  await expect(plain.getByText('Camille montre le geste.')).toBeHidden()
  await plain.locator('summary', { hasText: 'Transcription' }).click()
  await expect(plain.getByText('Camille montre le geste.')).toBeVisible()
  const track = plain.locator('video > track')
  await expect(track).toHaveAttribute('kind', 'captions')
  await expect(track).toHaveAttribute('srclang', 'fr')
  await expect(track).toHaveAttribute('label', 'Français')
  await plain.context().close()

  const src = (await page.locator('video > track').first().getAttribute('src'))!
  const file = await request.get(src)
  expect(file.headers()).toMatchObject({ 'content-type': 'text/vtt', 'x-content-type-options': 'nosniff' })
  expect(await file.text()).toContain('00:00:00.000 --> 00:00:03.000\nBonjour &amp; bienvenue.\n')

  // A browser takes them: it is no error of its own to read.
  const watching = await visitor(browser, site, true)
  await watching.goto(VISAGE)
  await expect
    .poll(() => watching.locator('video').evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
    .toBe(2)
  await expectAccessible(watching)
  await watching.setViewportSize({ width: 390, height: 844 })
  await watching.locator('summary', { hasText: 'Transcription' }).click()
  await expectAccessible(watching)
  await watching.context().close()

  await page.goto('/historique')
  await expect(page.getByText(/texte de la vidéo «\s.*\s», transcription modifiée/).first()).toBeVisible()
  await expect(page.getByText(/sous-titres ajoutés/).first()).toBeVisible()
})

test('captions are taken from a file, read again, and what is none is said', async ({ page, site }) => {
  await openAt(page, site, '/soins/soins-des-mains')
  await words(page).click()
  const captions = page.getByRole('textbox', { name: 'Sous-titres' })
  const choose = page.getByLabel('Choisir un fichier de sous-titres')
  const give = (name: string, text: string | Buffer) =>
    choose.setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text as string) })
  await give('film.vtt', 'WEBVTT\n\n0:01 --> bientôt\nUn\n')
  await expect(page.getByText(/Dans ce fichier, ligne 3\s:/)).toBeVisible()
  await give('film.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n\xc9t\xe9\n', 'latin1'))
  await expect(page.getByText("Ces sous-titres n'ont pas pu être lus")).toBeVisible()
  await give('film.srt', '1\n00:00:01,000 --> 00:00:02,500\nÉté\n')
  await expect(captions).toHaveValue('0:01 - 0:02.500 Été')
  await save(page)
  await saved(page)
  await words(page).click()
  await expect(captions).toHaveValue('0:01 - 0:02.500 Été')

  // Both are taken away again, and the declaration says what is missing.
  await captions.fill('')
  await page.getByRole('textbox', { name: 'Transcription' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  // The notice of the save before may still be there.
  await Promise.all([page.waitForResponse('**/api/changes'), save(page)])
  await expect(page.locator('video > track')).toHaveCount(0)
  await page.goto('/accessibilite')
  const missing = page.getByRole('listitem').filter({ hasText: 'critère 4.1' })
  await expect(missing.locator('a[href="/soins/soins-des-mains"]')).toBeVisible()
})

test('a transcription that two write: the one that is there is seen, and hers is kept on request', async ({
  page,
  site,
  faults,
  request,
}) => {
  faults.allow(/409/)
  const film = { video: '/videos/epilation-au-fil.mp4' }
  await withSecond(site, async (second) => {
    await openAt(page, site, '/soins/epilation-au-fil')
    await words(page).click()
    await page.getByRole('textbox', { name: 'Sous-titres' }).fill('0:01 Le fil tourne.')
    const box = page.getByRole('textbox', { name: 'Transcription' })
    await box.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Mes mots.')
    const cookie = await openSession(site, second)
    const stored = await fetch(`${site.origin}/api/documents/categories`, { headers: { cookie } })
    const all = (await stored.json()) as { id: string; version: number; textesVideos?: { id: string }[] }[]
    const { version, textesVideos } = all.find(({ id }) => id === 'epilation-au-fil')!
    const theirs = { ...film, id: textesVideos![0]!.id, texte: '<p>Ses mots.</p>' }
    const change = { intent: 'update', collection: 'categories', id: 'epilation-au-fil', base: version } as const
    expect((await sendChange(site, cookie, { ...change, fields: { textesVideos: [theirs] } })).status).toBe(200)
    await save(page)
    const conflict = page.getByRole('group', { name: /Inès a enregistré un autre texte/ })
    await expect(conflict).toContainText('Ses mots.')
    await expect(conflict).toContainText('Avec des sous-titres')
    await conflict.getByRole('button', { name: 'Garder mon texte' }).click()
    await saved(page)
    const html = await (await request.get('/soins/epilation-au-fil', { headers: { cookie: '' } })).text()
    expect(html).toContain('Mes mots.')
    expect(html).toMatch(/<track[^>]+\/media\/\w+\.vtt/)
  })
})

test('what is typed of a film that somebody else deletes stays, is saved, and comes back with it', async ({
  page,
  site,
  request,
}) => {
  const id = 'epilation-au-fil'
  await withSecond(site, async (second) => {
    const { videos } = await readDocument<{ videos: string[] }>(site, await openSession(site), 'categories', id)
    await openAt(page, site, `/soins/${id}`)
    await words(page).click()
    const box = page.getByRole('textbox', { name: 'Transcription' })
    await box.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Le fil se croise deux fois.')
    await updateDocument(site, 'categories', id, { videos: [] }, second)
    const lost = page.getByRole('region', { name: "Texte d'une vidéo supprimée" })
    await expect(lost.getByRole('status').getByText(/La vidéo de ce texte a été supprimée/)).toBeVisible()
    await expect(box).toHaveText('Le fil se croise deux fois.')
    await expectAccessible(page)
    await page.reload()
    await expect(lost.getByText('Texte retrouvé')).toBeVisible()
    await expect(box).toHaveText('Le fil se croise deux fois.')
    await save(page)
    await saved(page)
    await expect(lost).toHaveCount(0)
    await updateDocument(site, 'categories', id, { videos }, second)
  })
  expect(await (await request.get(`/soins/${id}`, { headers: { cookie: '' } })).text()).toContain(
    'Le fil se croise deux fois.',
  )
})
