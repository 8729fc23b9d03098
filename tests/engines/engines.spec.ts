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

    async function visitorsPage() {
      const page = await (await fetch(site.origin + PATH)).text()
      return page.replace(/[\u00a0\u202f]/g, ' ')
    }

    async function visitorReads(text: string) {
      expect(await visitorsPage()).toContain(text)
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

    test('a page that was left to sign in has its tools when she comes back to it', async () => {
      await engine.resize(...DESK)
      await engine.open(site.origin + PATH)
      await signIn()
      await engine.run(() => history.go(-2))
      await hand.isAt(PATH)
      await hand.sees('Administration')
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

    test('prices are found as their names are typed', async () => {
      await engine.resize(...DESK)
      await engine.open(`${site.origin}/tarifs`)
      await hand.sees('Menton', 'main')
      await hand.press('label', 'Chercher un tarif')
      await hand.type('maillot')
      const isShown = (name: string) =>
        engine.run(
          (text) =>
            [...document.querySelectorAll('main li')].some(
              (line) => line.textContent.includes(text) && line.checkVisibility(),
            ),
          name,
        )
      await expect.poll(() => isShown('Menton')).toBe(false)
      expect(await isShown('Maillot échancré')).toBe(true)
      await hand.press('#tarifs a', 'Épilation à la cire')
      await hand.isAt(PATH)
      await engine.run(() => history.back())
      // With what was looked for, where the press came late enough for that to be kept.
      await expect.poll(() => engine.run(() => location.pathname)).toBe('/tarifs')
      await hand.sees('Maillot échancré')
      // Whether she comes back to the page as it was left or to another, it shows what its field says.
      const word = () => engine.run(() => document.querySelector<HTMLInputElement>('[type=search]')!.value)
      await expect.poll(async () => (await word()) === '').toBe(await isShown('Menton'))
    })

    test('what is typed in « Bienvenue » is there when she comes back to it', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(`${site.origin}/bienvenue/horaires`)
      await hand.press('label', 'En une phrase')
      await hand.type('lundi 9h')
      await engine.open(`${site.origin}/notre-centre`)
      await engine.run(() => history.back())
      await hand.isAt('/bienvenue/horaires')
      const typed = () => engine.run(() => document.querySelector<HTMLInputElement>('[name=phrase]')!.value)
      await expect.poll(typed).toBe('lundi 9h')
    })

    test('a price is added, deleted and given back', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('#tarifs button', 'Ajouter un tarif')
      await hand.fills('Nom', 'Nuque')
      await hand.press('#tarifs label', 'Prix')
      await hand.fills('Prix', '11 €')
      await hand.press('button', 'Sauvegarder')
      await hand.sees('Enregistré', '[role=status]')
      await visitorReads('Nuque')
      await engine.run(() => {
        window.confirm = () => true
      })
      await hand.press('button', 'Supprimer', rowOf('Nuque'))
      await hand.sees('» supprimé.', '[role=status]')
      await hand.press('button', 'Annuler la suppression')
      await expect.poll(() => engine.run(hasPrice, 'Nuque')).toBe(true)
      // A line that comes back is shown before the server has written it.
      await expect.poll(visitorsPage).toContain('Nuque')
    })

    test('a question is drawn to another place', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.sees('Comment éviter les poils incarnés', '#questions')
      const order = () =>
        engine.run(() =>
          [...document.querySelectorAll<HTMLElement>('#questions [data-row]')].map(({ innerText }) =>
            innerText.slice(0, 12),
          ),
        )
      const before = await order()
      await expect.poll(() => engine.run(() => document.querySelectorAll('[data-waiting]').length)).toBe(0)
      await hand.draw('#questions [data-row] button[aria-roledescription]', 0, 1)
      await expect.poll(async () => (await order()).slice(0, 2)).toEqual([before[1], before[0]])
    })

    test('a change waits for its day', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('button', 'Modifier', rowOf('Menton'))
      await hand.fills('Prix', '9 €')
      await hand.press('button', 'Programmer')
      await expect.poll(() => engine.run(() => document.querySelectorAll('input[type=datetime-local]').length)).toBe(2)
      await engine.run(() => {
        const field = document.querySelector<HTMLInputElement>('input[type=datetime-local]')!
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '2998-12-01T08:00')
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await hand.press('button', 'Programmer')
      await hand.sees('Prévu pour le samedi 1er décembre 2998 à 8 h.', '[role=status]')
    })

    test('a photograph is given in place of another, and has its words', async () => {
      await engine.resize(...DESK)
      await signIn()
      await hand.press('button', 'Changer la photo : Notre centre')
      await hand.sees('Choisir une photo', 'dialog')
      await engine.run(async () => {
        const canvas = document.createElement('canvas')
        canvas.width = 900
        canvas.height = 600
        canvas.getContext('2d')!.fillRect(100, 100, 300, 300)
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
        const files = new DataTransfer()
        files.items.add(new File([blob!], 'photo.jpg', { type: 'image/jpeg' }))
        const field = document.querySelector<HTMLInputElement>('dialog input[type=file]')!
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await hand.sees('La photo est arrivée.', 'dialog')
      await hand.press('dialog label', 'Texte alternatif')
      await hand.fills('Texte alternatif', 'La façade')
      await hand.press('dialog button', 'Sauvegarder')
      await hand.sees('Enregistré', '[role=status]')
      const page = await (await fetch(site.origin)).text()
      expect(page).toMatch(/src="\/media\/\w+\.jpg"/)
    })

    test('a session that ends is begun again over the text that is typed', async () => {
      await engine.resize(...DESK)
      await signIn()
      await engine.open(site.origin + PATH)
      await hand.press('button', 'Modifier', rowOf('Lèvre supérieure'))
      await hand.fills('Prix', '8,50 €')
      query(site, 'delete from session')
      await hand.press('button', 'Sauvegarder')
      await hand.sees('Votre session est terminée', 'dialog')
      await hand.press('dialog label', 'Mot de passe')
      await hand.type(site.account.password)
      await hand.press('dialog button', 'Se connecter')
      await hand.sees('Enregistré', '[role=status]')
      await visitorReads('8,50 €')
    })
  })
}

/** Whether a page has a price of this name, in the page. */
function hasPrice(name: string): boolean {
  return [...document.querySelectorAll('#tarifs li')].some((row) => row.textContent.includes(name))
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
