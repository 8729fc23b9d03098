import { expect, test, type Page } from '@playwright/test'
import { COLLECTIONS, definitionOf } from '../../app/cms/documents/collections.ts'
import type { Field, Fields } from '../../app/cms/kinds/kind.ts'
import { isFields, type Json } from '../../app/lib/json.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { runFile } from '../support/spawned.ts'

/** What is emptied of a list: the list itself, or what each of its entries may go without. */
type Depth = 'lists' | 'entries'

const WIDTHS = [390, 1440]

/** Keeps what says which blocks there are, not what they hold, and what the law or an address asks for. */
const KEPT = ['ordre', 'centres', 'publication', 'redirections', 'medias']

function emptied(field: Field, value: Json, depth: Depth): Json {
  switch (field.kind) {
    case 'group':
      return isFields(value) ? emptiedFields(field.fields as Fields, value, depth) : value
    case 'list': {
      const { fields, name, aside } = field.entry
      if (depth === 'lists' || !Array.isArray(value) || !fields) return taken(field, [], value)
      return value.map((one) => (isFields(one) ? emptiedFields(fields as Fields, one, depth, [name, aside]) : one))
    }
    case 'line':
    case 'text':
    case 'html':
    case 'address':
      return taken(field, '', value)
    default:
      return value
  }
}

/** What a field takes for nothing; what it must have otherwise. */
const taken = (field: Field, nothing: Json, value: Json) => (field.schema.safeParse(nothing).success ? nothing : value)

/** Keeps the fields that it is called by. */
function emptiedFields(fields: Fields, value: Record<string, Json>, depth: Depth, called: (string | undefined)[] = []) {
  const isKept = (name: string) => called.includes(name) || KEPT.includes(name) || !fields[name]
  const all = Object.entries(value).map(([name, one]) => [
    name,
    isKept(name) ? one : emptied(fields[name]!, one, depth),
  ])
  return Object.fromEntries(all) as Record<string, Json>
}

/** Takes from every document all that it can be without. */
async function emptyEverything(site: RunningSite, depth: Depth) {
  const file: Record<string, Record<string, Json>> = {}
  for (const { collection, id, data } of query(site, 'select collection, id, data from documents')) {
    const name = String(collection)
    if (!Object.hasOwn(COLLECTIONS, name) || KEPT.includes(name)) continue
    const { fields, title } = definitionOf(name)!
    const documents = (file[name] ??= {})
    documents[String(id)] = emptiedFields(fields, JSON.parse(String(data)) as Record<string, Json>, depth, [title])
  }
  const options = { env: site.place, input: JSON.stringify(file) }
  expect(await runFile('commands/content.ts', ['import', '-'], options)).toMatchObject({ code: 0 })
}

for (const depth of ['lists', 'entries'] as const)
  test(`a site without what it can be without has no bare heading or empty box: ${depth}`, async ({ page }) => {
    const site = await startSite()
    try {
      await emptyEverything(site, depth)
      // A headline comes letter by letter.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const found = new Map<string, string>()
      for (const path of Object.values(VISITOR_ROUTES)) {
        const answer = await page.goto(site.origin + path)
        if (answer!.status() === 404) continue
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          for (const one of await emptyParts(page)) found.set(one, `${path}, ${width} px`)
        }
      }
      expect(Object.fromEntries(found)).toEqual({})
    } finally {
      await site.stop()
    }
  })

/** Names what of a page heads nothing, or holds nothing, and is seen or heard all the same. */
const emptyParts = (page: Page) =>
  page.evaluate(() => {
    const CONTENT = 'img, svg, video, audio, iframe, input, select, textarea, button, canvas, [role=status]'
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const says = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.textContent.trim() !== '')
    // What is there without being seen fills nothing.
    const holds = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some((one) => isSeen(one) && (one.matches(CONTENT) || says(one)))
    const words = (element: Element) => `${element.outerHTML.replace(/<svg.*?<\/svg>/g, '').slice(0, 140)}`
    const levelOf = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0)
    const faults: string[] = []
    // As it stands where everything that can be opened is.
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
    const all = [...document.querySelectorAll('main *, footer *')].filter(
      (element) => isSeen(element) && !element.closest('[aria-hidden=true], svg, summary > span'),
    )
    for (const [place, heading] of all.entries()) {
      const level = levelOf(heading)
      // An entry of a list is called by its heading, and may hold no more.
      if (level === 0 || heading.matches('li *, article *, :has(a)')) continue
      const following = all.slice(place + 1).filter((one) => !heading.contains(one))
      const end = following.findIndex((one) => levelOf(one) > 0 && levelOf(one) <= level)
      const below = following.slice(0, end < 0 ? undefined : end).filter((one) => !one.contains(following[end]!))
      if (!below.some(holds)) faults.push(`nothing below ${words(heading)}`)
    }
    for (const element of all) {
      if (holds(element)) continue
      const { backgroundColor, borderTopWidth, backgroundImage } = getComputedStyle(element)
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px' || backgroundImage !== 'none'
      const isHeard = element.matches(
        'p, ul, ol, dl, dt, dd, li, section, article, aside, nav, figure, blockquote, h1, h2, h3, a',
      )
      const { height } = element.getBoundingClientRect()
      if (isHeard || (isPainted && height > 2)) faults.push(`nothing in ${words(element)}`)
    }
    return faults
  })
