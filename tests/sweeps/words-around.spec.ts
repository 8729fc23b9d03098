import { COLLECTIONS, FIXED_IDS } from '../../app/cms/documents/collections.ts'
import { FIRST_CONTENT } from '../../app/cms/documents/first-content.ts'
import { FIXED_PAGES } from '../../app/pages.ts'
import type { FieldKind } from '../../app/cms/kinds/kind.ts'
import type { Json } from '../../app/lib/json.ts'
import { plainText } from '../../app/lib/plain-text.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { startSite } from '../support/site.ts'
import { runFile } from '../support/spawned.ts'

/** What stands around every page, and the texts of the law. */
const DOCUMENTS = ['cgv', 'mentionsLegales', 'navigation'] as const

const SERVICE = { BOOKING_WIDGET_HOST: 'https://reservation.example', BOOKING_WIDGET_KEY: 'cle' }

type Told = (text: string) => string

/** The same fields with every text told by `tell`; addresses, choices and days stay. */
function told(kind: FieldKind, value: Json, tell: Told): Json {
  if (kind.kind === 'list')
    return (value as Record<string, Json>[]).map((entry) => toldFields(kind.entry.fields!, entry, tell))
  if (typeof value !== 'string' || value === '') return value
  if (kind.kind === 'html') return `<p>${tell(value)}</p>`
  return kind.kind === 'line' || kind.kind === 'text' ? tell(value) : value
}

const toldFields = (kinds: Record<string, FieldKind>, fields: Record<string, Json>, tell: Told) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, told(kinds[name]!, value, tell)]))

/** Its sentences, of five words or more; those that the page fills in or sets in bold are cut there. */
const sentencesOf = (text: string) =>
  text
    .split(/<[^>]*>|\{[^}]*\}|[.:;«»(]/)
    .map((sentence) => plainText(sentence))
    .filter((sentence) => (sentence.match(/\p{L}{2,}/gu)?.length ?? 0) >= 5)

const textOf = (html: string) =>
  plainText(html.replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '').replace(/&#x27;/g, "'")).replace(
    /[\u00a0\u202f]/g,
    ' ',
  )

test('no sentence around a page, or of the texts of the law, is in the code', async () => {
  const sentences: string[] = []
  let marks = 0
  const file = Object.fromEntries(
    DOCUMENTS.map((name) => {
      const first = Object.values(FIRST_CONTENT[name])[0] as unknown as Record<string, Json>
      const marked = toldFields(COLLECTIONS[name].fields as Record<string, FieldKind>, first, (text) => {
        sentences.push(...sentencesOf(text))
        return `mot${++marks}`
      })
      return [name, { [FIXED_IDS[name]]: marked }]
    }),
  )
  const names = Object.values(FIXED_PAGES).map(({ name }) => name)
  const others = Object.entries(FIRST_CONTENT).filter(([name]) => !(DOCUMENTS as readonly string[]).includes(name))
  // What another document says as well is read there.
  const elsewhere = [...names, plainText(JSON.stringify(others))]
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
  const sought = sentences
    .map((sentence) => sentence.replace(/[\u00a0\u202f]/g, ' '))
    .filter((sentence) => !elsewhere.includes(sentence.toLowerCase()))
  expect(sought.length).toBeGreaterThan(120)

  // What is said depends on whether there is a booking service.
  const said = await Promise.all([{}, SERVICE].map((settings) => readBoth(settings, file, sought)))
  // What is not found while it stands there would not be found in the code either.
  expect(sought.filter((sentence) => !said.some(({ before }) => before.includes(sentence)))).toEqual([])
  // Every mark is read somewhere: each field is shown.
  expect(new Set(said.flatMap(({ after }) => after.match(/mot\d+/g))).size).toBe(marks)
})

/** Reads all pages of a site, before and after its texts are others; none of those sought may be left then. */
async function readBoth(settings: Record<string, string>, file: Json, sought: string[]) {
  const site = await startSite(settings)
  try {
    const read = async (path: string) => textOf(await (await fetch(site.origin + path)).text())
    const paths = Object.values(VISITOR_ROUTES)
    const before = (await Promise.all(paths.map(read))).join('\n')
    const options = { env: site.place, input: JSON.stringify(file) }
    expect(await runFile('commands/content.ts', ['import', '-'], options)).toMatchObject({ code: 0 })
    const after: string[] = []
    for (const path of paths) {
      after.push(await read(path))
      expect(
        sought.filter((sentence) => after.at(-1)!.includes(sentence)),
        path,
      ).toEqual([])
    }
    return { before, after: after.join('\n') }
  } finally {
    await site.stop()
  }
}
