import { randomUUID } from 'node:crypto'
import { dayAt, daysAfter, instantOf } from '../../app/lib/clock.ts'
import type { Change } from '../../app/cms/documents/changes.ts'
import { openSession, sendChange } from '../support/administrator.ts'
import { spaced } from '../support/history.ts'
import { expect, test } from '../support/journey.ts'
import { seededRandom } from '../support/random.ts'
import { enter } from '../support/sign-in.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: all of its content changes.
test.use({ settings: { BACKUP_KEEP: '13' } })

const PATHS = [
  '/',
  '/tarifs',
  '/soins',
  '/soins/maquillage',
  '/actualites',
  '/offres-du-moment',
  '/notre-centre',
  '/cgv',
]
const MACHINES = ['/actualites.atom', '/sitemap.xml']
const MOMENTS = 50

const read = async (site: RunningSite, path: string, cookie?: string) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** The page that stands under the banner: what is added for the day is taken away to the letter. */
const underBanner = (html: string) =>
  html
    .replace(/<aside aria-label="Le site un autre jour"[^]*?<\/aside>/, '')
    .replace(/<link rel="stylesheet" href="[^"]*" data-date-sheet="">/, '')
    .replace(/<svg data-sheet-code=""[^]*?<\/svg>/, '')
    .replaceAll(/<input type="hidden" name="date" value="[^"]*" data-date-kept="">/g, '')
    .replaceAll(/(?:\?|&amp;)date=[^"#]*/g, '')

/** Makes random changes of all kinds, as the editors send them. */
function editor(site: RunningSite, cookie: string) {
  const random = seededRandom(11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  let count = 0
  const rows = (collection: string) =>
    query(site, 'select id, version, data from documents where collection = ? order by id', collection).map((row) => ({
      id: String(row['id']),
      base: Number(row['version']),
      fields: JSON.parse(String(row['data'])) as Record<string, unknown>,
    }))
  const change = (collection: Change['collection'], of: (fields: Record<string, unknown>) => object): Change => {
    const { id, base, fields } = pick(rows(collection))
    return { intent: 'update', collection, id, base, fields: of(fields) as never }
  }
  const offer = (fields: object) => ({ titre: `Offre ${count}`, contenu: ['Une ligne'], image: '', ...fields })
  const kinds: (() => Change)[] = [
    () => change('categories', ({ tarifs }) => ({ tarifs: raised(tarifs as never, count) })),
    () => change('categories', () => ({ masque: random() < 0.4 })),
    () => change('categories', () => ({ description: `<p>Une description, la ${count}e.</p>` })),
    () =>
      change('accueil', ({ promotions }) => ({ promotions: { ...(promotions as object), titre: `Titre ${count}` } })),
    () => change('centres', () => ({ description: [`Un centre, écrit ${count} fois.`] })),
    () =>
      change('centres', ({ horaires }) => ({
        horaires: { ...(horaires as object), dimanche: `${8 + (count % 4)}h-12h` },
      })),
    () => change('notesOffres', () => ({ notes: [`Note ${count}`] })),
    () => change('navigation', () => ({ accroche: `Accroche ${count}` })),
    () => change('apparence', () => ({ couleur: pick(['#2f6f6f', '#7a3b69', '#8a5a2b']) })),
    () => change('cgv', ({ articles }) => ({ articles: (articles as object[]).slice(0, -1) })),
    () => change('actualites', () => ({ titre: `Article ${count}`, brouillon: random() < 0.4 })),
    () => ({
      intent: 'add',
      collection: 'offresDuMoment',
      id: randomUUID(),
      fields: offer({ au: daysAfter(dayAt(new Date()), 9) }),
    }),
    () => ({ intent: 'add', collection: 'offresDuMoment', id: randomUUID(), fields: offer({ brouillon: true }) }),
    () => {
      const [one, other] = [pick(rows('categories')), pick(rows('categories'))]
      return {
        intent: 'move',
        collection: 'categories',
        id: one.id,
        before: one === other || one.id === other.id ? null : other.id,
      }
    },
    () => ({ intent: 'remove', collection: 'actualites', id: pick(rows('actualites')).id }),
    () => {
      const { id, base } = pick(rows('categories').filter((one) => !['bronzage-uv', 'maquillage'].includes(one.id)))
      return { intent: 'rename', collection: 'categories', id, base, title: `Soin ${count}`, to: `soin-${count}` }
    },
  ]
  return async () => {
    count += 1
    const answer = await sendChange(site, cookie, kinds[count % kinds.length]!())
    // A move to where it stands is none.
    expect([200, 404], await answer.text()).toContain(answer.status)
  }
}

const raised = (tarifs: { price: string }[], count: number) =>
  tarifs.map((tarif, place) => (place === 0 && tarif.price ? { ...tarif, price: `${40 + count} €` } : tarif))

test('at 50 moments of an edited site each page is to the byte what visitors got then', async ({ site }) => {
  const cookie = await openSession(site)
  const edit = editor(site, cookie)
  const known: { path: string; at: string; status: number; text: string }[] = []
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await edit()
    for (const path of [...PATHS, ...MACHINES]) {
      const { status, text } = await read(site, path)
      known.push({ path, at: new Date().toISOString(), status, text })
    }
  }
  expect(new Set(known.map(({ text }) => text)).size).toBeGreaterThan(MOMENTS)
  for (const { path, at, status, text } of known) {
    const then = await read(site, `${path}?date=${at}`, cookie)
    expect(then.status, `${path} at ${at}`).toBe(status)
    expect(underBanner(then.text), `${path} at ${at}`).toBe(text)
    if (MACHINES.includes(path)) continue
    expect(then.text).toContain('data-date-banner')
    expect([then.headers.get('Cache-Control'), then.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
  }
})

test('the day changes nothing for a visitor, and nothing is kept for it', async ({ site }) => {
  const plain = await read(site, '/tarifs')
  const asked = await read(site, '/tarifs?date=2020-01-01')
  expect(asked.text).toBe(plain.text)
  expect(asked.headers.get('Cache-Control')).toBe(plain.headers.get('Cache-Control'))
})

test('the site of a day to come is read from the bar, says what changes, and leads on within that day', async ({
  page,
  site,
}) => {
  const cookie = await openSession(site)
  const day = daysAfter(dayAt(new Date()), 40)
  const [row] = query(site, "select version, data from documents where collection = 'categories' and id = 'maquillage'")
  const { title } = JSON.parse(String(row!['data'])) as { title: string }
  const change = {
    intent: 'update',
    collection: 'categories',
    id: 'maquillage',
    base: Number(row!['version']),
    fields: { title: 'Maquillage de saison' },
  }
  const answer = await fetch(`${site.origin}/api/plans`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ change, from: `${day}T08:00` }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  await enter(page, site.account)
  await page.goto('/tarifs')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByText('Administration', { exact: true }).click()
  await page.getByLabel('Voir le site au').fill(day)
  await page.getByRole('button', { name: 'Voir', exact: true }).click()
  const banner = page.getByRole('complementary', { name: 'Le site un autre jour' })
  await expect(banner).toContainText(spaced("Le site tel qu'il sera le"))
  await expect(page.getByRole('heading', { name: 'Maquillage de saison' })).toBeVisible()
  await banner.getByText("Ce qui change entre aujourd'hui et cette date").click()
  await expect(banner.getByRole('listitem').filter({ hasText: 'Maquillage de saison' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toHaveCount(0)
  await page.goto(`/soins/maquillage?date=${day}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maquillage de saison')
  await page.getByRole('contentinfo').getByRole('link').filter({ hasText: 'légales' }).first().click()
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  await expect(banner).toBeVisible()
  await banner.getByRole('link', { name: "Revenir à aujourd'hui" }).click()
  await expect(page).not.toHaveURL(/date=/)
  await page.goto('/soins/maquillage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a day that there is not is said, and one of /admin changes nothing', async ({ page, site }) => {
  await enter(page, site.account)
  await page.goto('/tarifs?date=2026-02-31')
  await expect(page.getByText("Cette date n'est pas valable")).toBeVisible()
  await page.goto('/prevu?date=2020-01-01')
  await expect(page.getByRole('heading', { level: 1, name: 'Prévu' })).toBeVisible()
  const before = instantOf('2020-01-01', '12:00').toISOString()
  await page.goto(`/?date=${before}`)
  await expect(page.getByRole('complementary', { name: 'Le site un autre jour' })).toContainText(
    "n'existait pas encore",
  )
})
