import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLLECTIONS, definitionOf } from '../../app/cms/documents/collections.ts'
import type { FieldKind } from '../../app/cms/kinds/kind.ts'
import { isFields, type Json } from '../../app/lib/json.ts'
import PICTURES from '../../app/media/pictures.json' with { type: 'json' }
import { UV_NOTICE } from '../../app/site/treatment/uv-first-content.ts'
import { expect, test } from '../support/journey.ts'
import { VISITOR_ROUTES } from '../support/routes.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { runFile } from '../support/spawned.ts'

/**
 * What is said by the code alone, and why: what the law asks word for word, names of controls and of their places, what
 * has become of them, and dates. Not one of them says anything of the institute.
 */
const OF_THE_CODE: (string | RegExp)[] = [
  // Arrêté du 20 octobre 2014; names and dates that the Code de la consommation asks for.
  ...UV_NOTICE.paragraphs,
  `${UV_NOTICE.paragraphs[3]} ${UV_NOTICE.paragraphs[0]}`,
  /^Conditions générales de vente( \|)?$/,
  /^(Mises à jour le|En vigueur (du|depuis|jusqu'au)) /,
  "Un contrat suit les conditions en vigueur le jour où il est conclu. Voici celles d'avant :",
  // Where there is nothing yet.
  'Aucune vidéo disponible.',
  // Controls.
  'Aller au contenu',
  /^Prendre rendez-vous( Les tarifs)?$/,
  'Chercher un tarif',
  'Aller à un soin',
  "L'institut en photos",
  'Horaires et accès',
  'Lire la suite',
  'Réserver cette offre',
  /^[\d,]+ € de moins$/,
  'Terminée :',
  /^Jusqu'au \d/,
  // A heading of the page of all pages.
  'À propos du site',
  /^Voir :[ ,]*(\(nouvel onglet\))?$/,
  'Réserver ce soin',
  'Demander un entretien',
  "Relire la notice d'information",
  // What is to be known of every treatment, by the same names.
  'À savoir avant',
  'Santé, médicaments',
  // What the booking service is doing, and the hours of the day.
  /^La (vente de chèques-cadeaux|boutique|page de votre compte|réservation)( en ligne)?($| .*(se charge…|prête\.|ne répond pas|JavaScript|d'habitude))/,
  /^(Fermé|Ouvert)(e)? aujourd'hui|^Aujourd'hui : /,
  'Jour férié : appelez-nous',
  // The day of an event.
  /^samedi 1er \p{L}+ \d{4}$/u,
  // The head of a sheet of paper.
  /^(À jour|Tarifs) au \d/,
  // The name of the declaration that the law asks for.
  /^Déclaration d'accessibilité( \|)?$/,
]

/** What the project's own pictures show, which goes with them: a picture that is given brings its own. */
const OF_PICTURES = new Set(Object.values(PICTURES).map(({ alt }) => plain(alt)))

/**
 * Where what is said in the middle is of the code: to whoever signs in, and of an address that has no page. It says nothing of the
 * institute, whose name, telephone and hours stand around it, from documents.
 */
const FRAMED = ['/login', '404.html']

/** What stands in for a site that does not answer: of the code, for it reads no document, and behind files is seen by few. */
const WITHOUT_DOCUMENTS = 'indisponible.html'

let count = 0
const mark = () => `mot${++count}`

/** A value with a mark in place of each text; what is no text for a reader stays as it is. */
function marked(kind: FieldKind | undefined, value: Json): Json {
  switch (kind?.kind) {
    case 'line':
      return typeof value === 'string' && value !== '' ? mark() : value
    case 'text':
      return value === '' ? value : mark()
    case 'html':
      return value === '' ? value : `<p>${mark()}</p>`
    case 'group':
      return isFields(value) ? markedFields(kind.fields, value) : value
    case 'list': {
      const { fields, address } = kind.entry
      if (!Array.isArray(value) || address) return value
      return value.map((one) => (isFields(one) ? markedFields(fields ?? {}, one) : mark()))
    }
    default:
      return value
  }
}

const markedFields = (kinds: Record<string, FieldKind>, value: Record<string, Json>) =>
  Object.fromEntries(Object.entries(value).map(([field, one]) => [field, marked(kinds[field], one)]))

/** Changes every text of every document. */
async function markEverything(site: RunningSite) {
  const rows = query(site, 'select collection, id, data from documents').filter(({ collection }) =>
    Object.hasOwn(COLLECTIONS, String(collection)),
  )
  const file: Record<string, Record<string, Json>> = {}
  for (const { collection, id, data } of rows) {
    const { fields } = definitionOf(String(collection))!
    const documents = (file[String(collection)] ??= {})
    documents[String(id)] = markedFields(fields, JSON.parse(String(data)) as Record<string, Json>)
  }
  const options = { env: site.place, input: JSON.stringify(file) }
  expect(await runFile('commands/content.ts', ['import', '-'], options)).toMatchObject({ code: 0 })
}

/** Attributes that are read: by whoever does not see, or by a machine that shows them. */
const READ_ATTRIBUTES = /\s(?:alt|title|aria-label|aria-description|placeholder|summary|label)="([^"]*)"/g
const READ_METAS = /<meta (?:name|property)="(?:\w+:)?(?:title|description|site_name|image:alt)" content="([^"]*)"/g

/** What an address, a language or a kind of thing is written in. */
const CODES = /^(?:https?:|\/|#|@|[\w-]+\/[\w+-]+$)/

/** The texts that a page says to people and machines, as they stand. */
function textsOfPage(page: string): string[] {
  const told = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].flatMap(([, json]) =>
    textsIn(JSON.parse(json!) as Json),
  )
  const html = page.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
  const attributes = [...html.matchAll(READ_ATTRIBUTES), ...html.matchAll(READ_METAS)].map(([, text]) => text!)
  return [...told, ...attributes, ...html.split(/<(?!\/?(?:strong|em|b|i|a|br|sup)\b)[^>]*>/)]
}

/** The texts of a file that is no page. */
function textsOfFile(name: string, text: string): string[] {
  if (name.endsWith('.webmanifest')) return textsIn(JSON.parse(text) as Json)
  const inner = decoded(text)
  return [...inner.matchAll(READ_ATTRIBUTES)].map(([, one]) => one!).concat(inner.split(/<[^>]*>|\n/))
}

/** What of some texts is a sentence of no document: three words or more beside the marks. */
function sentencesIn(texts: string[]): string[] {
  return texts
    .map((text) => plain(decoded(text.replace(/<[^>]*>/g, ' '))))
    .filter((text) => !CODES.test(text))
    .map((text) => plain(text.replace(/mot\d+/g, ' ').replace(/^[\s.,]+/, '')))
    .filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3)
}

const sentencesOf = async (site: RunningSite, path: string) =>
  sentencesIn(textsOfPage(framed(path, await (await fetch(site.origin + path)).text())))

function framed(name: string, page: string): string {
  if (!FRAMED.includes(name)) return page
  const frame = page.replace(/<main[\s\S]*<\/main>/, '')
  expect(frame.length).toBeLessThan(page.length)
  return frame
}

/** Every file that visitors are given in the place of the site, that holds text. */
async function sentencesOfFiles(site: RunningSite): Promise<[file: string, sentence: string][]> {
  expect(await runFile('commands/content.ts', ['publish'], { env: site.place })).toMatchObject({ code: 0 })
  const folder = join(site.dataDir, 'public')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(?:html|xml|atom|txt|webmanifest)$/.test(name) && name !== WITHOUT_DOCUMENTS)
  expect(files.length).toBeGreaterThan(paths.length)
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const texts = name.endsWith('.html') ? textsOfPage(framed(name, text)) : textsOfFile(name, text)
    return sentencesIn(texts).map((sentence) => [name, sentence] as [string, string])
  })
}

/** Every text of a value, but what stands for something else. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return CODES.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key.startsWith('@') ? [] : textsIn(one)))
}

const decoded = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[\u00a0\u202f]/g, ' ')

const paths = Object.values(VISITOR_ROUTES)

for (const [name, settings] of Object.entries({
  'as it is made': {},
  'with a booking service and a newsletter': {
    BOOKING_WIDGET_HOST: 'https://reservation.example',
    BOOKING_WIDGET_KEY: 'cle',
    NEWSLETTER_FORM_URL: 'https://lettre.example/formulaire',
  },
}))
  test(`every sentence of a site ${name} is in its documents`, async () => {
    const site = await startSite(settings)
    try {
      const known = await Promise.all(paths.map((path) => sentencesOf(site, path)))
      expect(known.every((sentences) => sentences.length > 2)).toBe(true)
      await markEverything(site)
      const left = new Set<string>()
      for (const path of paths)
        for (const sentence of await sentencesOf(site, path))
          if (!isOfTheCode(sentence)) left.add(`${path} : ${sentence}`)
      for (const [file, sentence] of await sentencesOfFiles(site))
        if (!isOfTheCode(sentence)) left.add(`${file} : ${sentence}`)
      expect([...left]).toEqual([])
    } finally {
      await site.stop()
    }
  })

/** A text with no space but single ones, and the apostrophe that keyboards type. */
function plain(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
}

const isOfTheCode = (sentence: string) =>
  OF_PICTURES.has(sentence) ||
  OF_THE_CODE.some((known) => (typeof known === 'string' ? sentence === known : known.test(sentence)))
