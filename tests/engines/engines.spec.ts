import { expect, test } from '@playwright/test'
import { addAdministrator, openSession, sendChange } from '../support/administrator.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { findEngines, type Engine } from './engine.ts'
import { handOf } from './hand.ts'

const PATH = '/soins/epilation-a-la-cire'

/** A window of a telephone, or the narrowest that an engine has, whose menu is that of a telephone too. */
const TELEPHONE = [390, 844] as const
const DESK = [1280, 900] as const

const rowOf = (text: string) => ({ within: { selector: '#tarifs li', text } })

for (const { name, lacks, open } of findEngines()) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })
    test.skip(!open, `${name} non (il manque ${lacks.join(', ')})`)

    let site: RunningSite
    let engine: Engine
    let hand: ReturnType<typeof handOf>

    test.beforeAll(async () => {
      site = await startSite()
      engine = await open!()
      hand = handOf(engine)
    })
    test.afterAll(async () => {
      await engine.stop()
      await site.stop()
    })
    test.afterEach(() => {
      test.info().annotations.push({ type: 'engine', description: `${name} ${engine.version}` })
      expect(engine.faults).toEqual([])
    })

    async function signIn() {
      await engine.open(`${site.origin}/login`)
      await hand.press('label', 'E-mail')
      await hand.type(site.account.email)
      await hand.press('label', 'Mot de passe')
      await hand.type(site.account.password)
      await hand.press('button', 'Se connecter')
      await hand.isAt('/')
      await hand.sees('Administration')
    }

    async function visitorReads(text: string) {
      const page = await (await fetch(site.origin + PATH)).text()
      expect(page.replace(/[\u00a0\u202f]/g, ' ')).toContain(text)
    }

    test('a visitor reads a treatment, with its pictures, within the width of the window', async () => {
      for (const size of [DESK, TELEPHONE]) {
        await engine.resize(size[0], size[1])
        await engine.open(site.origin + PATH)
        await hand.sees('Épilation à la cire', 'h1')
        await hand.sees('Menton', '#tarifs')
        const seen = () =>
          engine.run(() => ({
            isTooWide: document.documentElement.scrollWidth > innerWidth,
            broken: [...document.images].filter((one) => one.complete && !one.naturalWidth).map(({ src }) => src),
          }))
        await expect.poll(seen).toEqual({ isTooWide: false, broken: [] })
      }
    })

    test('the menu of a telephone opens and leads on', async () => {
      await engine.resize(...TELEPHONE)
      await engine.open(`${site.origin}/`)
      await hand.press('summary', 'Menu')
      await hand.press('nav[aria-label=Menu] summary', 'Nos soins')
      await hand.press('nav[aria-label=Menu] a', 'Maquillage')
      await hand.isAt('/soins/maquillage')
      await hand.sees('Maquillage', 'h1')
    })

    test('an administrator signs in and changes a price, which visitors read', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('button', 'Modifier', rowOf('Menton'))
      await hand.fills('Prix', '7,50 €')
      await hand.press('button', 'Sauvegarder')
      await hand.sees('Enregistré', '[role=status]')
      await visitorReads('7,50 €')
    })

    test('a text is typed with formatting, in its editor, and visitors read it so', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('button', 'Modifier la description')
      await hand.hasFocus('Description')
      await hand.press('button', 'Gras')
      await hand.type('Un mot de plus.')
      await hand.press('button', 'Gras')
      await hand.type(' Et voilà.')
      await hand.press('button', 'Sauvegarder')
      await hand.sees('Enregistré', '[role=status]')
      await visitorReads('<strong>Un mot de plus.</strong> Et voilà.')
    })

    test('of two prices saved at once she chooses hers', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('button', 'Modifier', rowOf('Torse et ventre'))
      await hand.fills('Prix', '33 €')
      await saveElsewhere(site, 'Torse et ventre', '31 €')
      await hand.sees('Une autre version')
      await hand.press('button', 'Sauvegarder')
      await hand.sees('Lequel garder', '[role=alert]')
      await hand.press('button', 'Garder mon texte')
      await hand.sees('Enregistré', '[role=status]')
      await visitorReads('33 €')
    })
  })
}

/** The other administrator gives a price of the same list another value meanwhile. */
async function saveElsewhere(site: RunningSite, name: string, price: string) {
  const id = PATH.split('/').at(-1)!
  const [row] = query(site, 'select version, data from documents where id = ?', id)
  const { tarifs } = JSON.parse(String(row!['data'])) as { tarifs: { name: string; price: string }[] }
  const changed = tarifs.map((tarif) => (tarif.name.startsWith(name) ? { ...tarif, price } : tarif))
  const second = addAdministrator(site, 'Seconde')
  const change = {
    intent: 'update',
    collection: 'categories',
    id,
    base: Number(row!['version']),
    fields: { tarifs: changed },
  }
  const answer = await sendChange(site, await openSession(site, second), change as never)
  expect(answer.status).toBe(200)
}
