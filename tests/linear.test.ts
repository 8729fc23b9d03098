import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import type { Article } from '../app/site/news/definition.ts'
import { textEraser } from '../app/administration/erasure/erased-text.ts'
import { beginningOf } from '../app/lib/beginning.ts'
import { tarifName } from '../app/lib/booking-link.ts'
import type { Treatment } from '../app/site/treatment/definition.ts'
import { changeSentences } from '../app/cms/history/change-sentences.ts'
import { changeSchema } from '../app/cms/documents/changes.ts'
import { COLLECTIONS, type CollectionName } from '../app/cms/documents/collections.ts'
import { isDocumentId } from '../app/cms/documents/document-id.ts'
import { fieldKind } from '../app/cms/documents/field-kinds.ts'
import { fieldLines } from '../app/cms/kinds/field-lines.ts'
import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import { historyDays } from '../app/cms/history/history.ts'
import { CENTRE } from '../app/site/centre/first-content.ts'
import { legalSections } from '../app/site/legal/legal-sections.ts'
import { legalWords } from '../app/site/legal/legal-words.ts'
import { lostEntries } from '../app/site/layout/navigation.ts'
import { networkName } from '../app/lib/social-network.ts'
import { fillIn, LEGAL_WORDS, namedWords, unknownWords } from '../app/lib/braced-words.ts'
import { mediaId } from '../app/lib/media-id.ts'
import { placedId } from '../app/media/placed-id.ts'
import { newsFeed } from '../app/site/news/feed.ts'
import { addressSchema } from '../app/cms/kinds/address.ts'
import { line } from '../app/cms/kinds/line.ts'
import { list, texts } from '../app/cms/kinds/list.ts'
import { listDescription, treatmentDescription } from '../app/seo/page-words.ts'
import { redirections } from '../app/seo/redirection-definition.ts'
import { reglages } from '../app/seo/setting-definition.ts'
import { typedParagraphs } from '../app/cms/forms/typed-paragraphs.ts'
import { withOwnPaths } from '../app/cms/documents/own-addresses.ts'
import { treatmentAt } from '../app/cms/documents/page-keys.ts'
import { lostParts } from '../app/cms/documents/rich-text.ts'
import { saveProblems } from '../app/cms/documents/save-problems.ts'
import { faqPage, jsonLd, newsArticle, service } from '../app/seo/structured-data.ts'
import { uvCaution } from '../app/cms/edit/uv-caution.ts'
import { PriceList } from '../app/site/treatment/price-list.tsx'
import { QuestionList } from '../app/site/treatment/question-list.tsx'
import { isSitePath, parseAddress, playerAddress, webAddress } from '../app/lib/address.ts'
import { readCaptions } from '../app/lib/captions.ts'
import { isDay } from '../app/lib/clock.ts'
import { deviceWords } from '../app/accounts/device-words.ts'
import { regroup } from '../app/accounts/passwords/generate-password.server.ts'
import { filmAddressProblem } from '../app/lib/film-address.ts'
import { frenchDate } from '../app/lib/french-date.ts'
import { focusWords } from '../app/lib/focus.ts'
import { foldedLetters } from '../app/lib/folded-letters.ts'
import { fr, frHtml } from '../app/lib/french-typography.ts'
import { inTown } from '../app/lib/in-town.ts'
import { jsonEntries } from '../app/backup/json-entries.ts'
import { HEAD_LENGTH, mediaFormat } from '../app/lib/media-format.ts'
import { mediaSource } from '../app/lib/media-source.ts'
import { parseHours } from '../app/opening/parse-hours.ts'
import { readExceptions } from '../app/opening/sentence/read-exceptions.ts'
import { readWeeklyHours } from '../app/opening/sentence/read-weekly-hours.ts'
import { lastDayIn, saysEnd } from '../app/lib/offer-period.ts'
import { readRemoved } from '../app/administration/welcome/removed-examples.ts'
import { readPageNumber } from '../app/lib/page-numbers.ts'
import { readNumber } from '../app/lib/typed-number.ts'
import { cutText, plainText } from '../app/lib/plain-text.ts'
import { holdsCloseWords } from '../app/lib/close-words.ts'
import { holdsWords, searchedWords } from '../app/lib/price-search.ts'
import { readRaise } from '../app/site/treatment/many-prices.ts'
import { writtenTarifs } from '../app/site/treatment/pasted-prices.ts'
import { colour } from '../app/cms/kinds/colour.ts'
import { formFields } from '../app/cms/kinds/form-field.ts'
import { number } from '../app/cms/kinds/number.ts'
import { moment } from '../app/cms/kinds/date.ts'
import { readTyped } from '../app/cms/forms/typed-fields.ts'
import { readAskedMoment } from '../app/lib/asked-moment.ts'
import { readClockMoment } from '../app/lib/planned-moment.ts'
import { raisePrice } from '../app/lib/raise-prices.ts'
import { quoted } from '../app/lib/quoted.ts'
import { initials } from '../app/lib/initials.ts'
import { slug } from '../app/lib/slug.ts'
import { durations } from '../app/site/treatment/duration.ts'
import { leastPrice } from '../app/site/treatment/price-groups.ts'
import { completePrice, parseAmounts, parsePrice, priceProblem, readPrice, writePrice } from '../app/lib/price.ts'
import { isSiteAddress } from '../app/lib/site-address.ts'
import { saleLabel } from '../app/lib/sale-period.ts'
import { telephoneLink, telephoneParts, telephoneText } from '../app/lib/telephone.ts'
import { withEntryIds } from '../app/lib/entry-ids.ts'
import type { Json } from '../app/lib/json.ts'
import { compareLines, compareWords } from '../app/lib/word-diff.ts'
import { escapeXml } from '../app/lib/xml.ts'
import { hasLetters, leadsOut } from '../app/media/drawing.server.ts'
import { cleanDocument, cleanHtml } from '../app/cms/documents/clean-html.server.ts'
import { readFirestoreExport } from '../app/backup/firestore-export.ts'
import { parseLeniently } from '../app/cms/documents/lenient-parse.ts'
import { readDocuments } from '../app/backup/transfer.server.ts'
import { RichText } from '../app/ui/rich-text.tsx'

// What is slow is looked at again, and a machine with other work to do is slow, not wrong.
vi.setConfig({ testTimeout: 300_000 })

/** How long a text may be that is stored in one field. */
const LENGTH = 100_000

const ENTRIES = list('essais', { entry: { text: 'essai' }, name: 'name', fields: { name: line('nom') } }).schema

const NUMBERS = formFields({ n: number('nombre', [0, 1]), m: moment('moment') })

/** What every function of these modules costs is looked at here: each is given the texts below. */
const READERS: Record<string, (text: string) => unknown> = {
  'app/administration/erasure/erased-text.ts': (text) =>
    ['a a', 'Marie Dupont', 'a "a" a'].map((one) => textEraser(one).write(text)),
  'app/cms/documents/changes.ts': (text) =>
    changeSchema.safeParse({ intent: 'update', collection: 'categories', id: text, base: 1, fields: {} }),
  'app/cms/documents/document-id.ts': (text) => isDocumentId(text),
  'app/cms/kinds/kind-among.ts': (text) => fieldKind('categories', 'inconnu', [text]),
  'app/cms/kinds/field-lines.ts': (text) => fieldLines({ kind: 'html', noun: { text: 'texte' } }, text),
  'app/cms/kinds/line.ts': (text) => texts('', { text: '' }).schema.safeParse([text]),
  'app/cms/kinds/address.ts': (text) => addressSchema.safeParse(text),
  'app/media/drawing.server.ts': (text) => [leadsOut(text), hasLetters(text)],
  'app/lib/beginning.ts': (text) => [beginningOf(text, 150), beginningOf(text, text.length - 1)],
  'app/lib/entry-ids.ts': (text) => [
    withEntryIds({ tarifs: [{ id: text, name: text }, { name: text }] }),
    ENTRIES.safeParse([{ id: text, name: text }]),
  ],
  'app/site/legal/legal-words.ts': (text) =>
    legalWords({ ...CENTRE, mentions: { siret: text, rcs: text, mediateur: text, mediateurSite: text } }),
  'app/site/legal/legal-sections.ts': (text) => legalSections([{ titre: text, texte: text }], CENTRE),
  'app/site/layout/navigation.ts': (text) =>
    lostEntries(
      [{ id: 'a', libelle: text, cible: 'adresse', adresse: `/${text}`, rang: 'premier', masque: false }],
      {},
    ),
  'app/lib/social-network.ts': (text) => networkName(text),
  'app/lib/braced-words.ts': (text) => [
    namedWords([text]),
    unknownWords(text, LEGAL_WORDS),
    fillIn(`${text}{nom}{SIRET}`, { values: { ...legalWords(CENTRE), SIRET: '' }, titles: [text], isMarked: false }),
  ],
  'app/lib/in-town.ts': (text) => [inTown(text), inTown(`les ${text}`)],
  'app/lib/initials.ts': (text) => initials(text),
  'app/lib/media-id.ts': (text) => mediaId(text),
  'app/media/placed-id.ts': (text) => placedId(`/images/${text}.jpg`),
  'app/seo/page-words.ts': (text) => [
    listDescription(text, [text]),
    treatmentDescription('Soin', text, { nom: 'Institut', ville: 'Nice' }, 'les prix'),
  ],
  'app/seo/redirection-definition.ts': (text) => redirections.schema.safeParse({ ancienne: text, nouvelle: text }),
  'app/seo/setting-definition.ts': (text) =>
    reglages.schema.safeParse({
      adresse: text,
      reseaux: [text],
      lettre: text,
      reservation: { hote: text, couleur: text, hotes: [text], page: text },
    }),
  'app/cms/forms/typed-paragraphs.ts': (text) => typedParagraphs(text, ''),
  'app/cms/documents/page-keys.ts': (text) => treatmentAt(`/soins/${text}`),
  'app/cms/documents/own-addresses.ts': (text) =>
    withOwnPaths(
      {
        intent: 'update',
        collection: 'categories',
        id: 'a',
        base: 1,
        fields: { introduction: text, avec: [{ lien: text }] },
      },
      url,
    ),
  'app/cms/documents/rich-text.ts': (text) => lostParts(text),
  'app/cms/documents/save-problems.ts': (text) => [
    saveProblems('centres', {
      nom: text,
      contact: { telephone: text, email: text },
      mentions: { siret: text, tva: text },
    }),
    saveProblems('cgv', { articles: [{ titre: text, texte: text }] }),
    saveProblems('actualites', { titre: text }),
  ],
  'app/cms/edit/uv-caution.ts': (text) => uvCaution([text], 'text'),
  'app/lib/address.ts': (text) => [isSitePath(text), webAddress(text), parseAddress(text), playerAddress(text)],
  'app/lib/captions.ts': (text) => [readCaptions(text), readCaptions(`WEBVTT\n\n0:01 --> 0:02\n${text}`)],
  'app/lib/clock.ts': (text) => isDay(text),
  'app/accounts/device-words.ts': (text) => deviceWords(text),
  'app/accounts/passwords/generate-password.server.ts': (text) => regroup(text),
  'app/lib/film-address.ts': (text) => filmAddressProblem(text),
  'app/lib/focus.ts': (text) => focusWords(text),
  'app/lib/french-date.ts': (text) => frenchDate(text),
  'app/lib/french-typography.ts': (text) => [fr(text), frHtml(text)],
  'app/backup/json-entries.ts': (text) => void readAll(jsonEntries([text], () => 1)),
  'app/lib/media-format.ts': (text) => mediaFormat(Buffer.from(text.slice(0, HEAD_LENGTH))),
  'app/lib/media-source.ts': (text) => mediaSource(text),
  'app/opening/parse-hours.ts': (text) => parseHours(text),
  'app/opening/sentence/read-weekly-hours.ts': (text) => readWeeklyHours(text),
  'app/opening/sentence/tokens.ts': (text) => [
    readWeeklyHours(text),
    readExceptions(text, { today: '2026-11-22', opening: CENTRE }),
  ],
  'app/lib/offer-period.ts': (text) => [lastDayIn(text), saysEnd(text)],
  'app/lib/page-numbers.ts': (text) => readPageNumber(text),
  'app/lib/typed-number.ts': (text) => readNumber(text),
  'app/administration/welcome/removed-examples.ts': (text) => readRemoved(text),
  'app/lib/plain-text.ts': (text) => [plainText(text), plainText(text, LENGTH - 1), cutText(text, LENGTH - 1)],
  'app/lib/sale-period.ts': (text) => saleLabel(text, false),
  'app/lib/folded-letters.ts': (text) => foldedLetters(text),
  'app/lib/close-words.ts': (text) => holdsCloseWords(text, searchedWords(text.slice(0, 80))),
  'app/lib/price-search.ts': (text) => holdsWords(text, searchedWords(text)),
  'app/site/treatment/pasted-prices.ts': (text) => [
    writtenTarifs(
      { id: '', name: `<p>${text}</p><p>${text}</p>`, price: '', duree: '', link: '', reservable: true },
      true,
    ),
    writtenTarifs({ id: '', name: text, price: '', duree: '1 h', link: '', reservable: true }, true),
  ],
  'app/site/treatment/many-prices.ts': (text) => readRaise({ amount: text, percent: '', rounding: 'aucun' }),
  'app/lib/quoted.ts': (text) => quoted(text),
  'app/lib/raise-prices.ts': (text) => raisePrice(text, { by: { cents: 100 }, rounding: 'aucun' }),
  'app/lib/slug.ts': (text) => slug(text),
  'app/lib/planned-moment.ts': (text) => readClockMoment(text),
  'app/lib/asked-moment.ts': (text) => readAskedMoment(text),
  'app/cms/kinds/colour.ts': (text) => colour('').schema.safeParse(text),
  'app/cms/forms/typed-fields.ts': (text) => readTyped(NUMBERS, { n: text, m: text }, {}),
  'app/site/treatment/duration.ts': (text) => durations([{ name: text }, { name: '', duree: text }]),
  'app/site/treatment/price-groups.ts': (text) => leastPrice([{ name: text, price: '1 €' }]),
  'app/lib/price.ts': (text) => [
    parsePrice(text),
    parseAmounts(text),
    readPrice(text),
    writePrice({ now: text, old: text }),
    completePrice(text),
    priceProblem(text),
  ],
  'app/lib/site-address.ts': (text) => isSiteAddress(text),
  'app/lib/telephone.ts': (text) => telephoneLink(text) + telephoneText(text) + telephoneParts(text).length,
  'app/lib/word-diff.ts': (text) => [compareWords(text, `${text}.`), compareLines(text.split('\n'), [text, '.'])],
  'app/lib/xml.ts': (text) => escapeXml(text),
  'app/cms/documents/clean-html.server.ts': (text) => cleanHtml(text),
  'app/backup/firestore-export.ts': (text) => readFirestoreExport({ categories: { a: { [text]: text } } }),
  'app/backup/transfer.server.ts': (text) => readDocuments({ categories: { [text]: { title: text } } }),
}

/** Modules with a pattern that meets no text of people or of imports, or only a short one. */
const OTHERS: Record<string, string> = {
  'app/lib/logged-path.ts': 'addresses, which have a limit',
  'app/media/media.ts': 'names of files, bound at both ends',
  'app/administration/erasure/erased-files.server.ts': 'names of files and addresses as the site has made them',
  'app/administration/many-prices/raise.server.ts': 'the number of a version, as long as one is',
  'app/administration/erasure/erasure.server.ts': 'what is looked for begins with a whole word, and has a limit',
  'app/cms/planning/plan-words.ts': 'one letter is looked for',
  'app/cms/forms/answer-form.server.ts': 'headers, which have a limit',
  'app/cms/forms/asked-form.server.ts': 'addresses, which have a limit',
  'app/cms/forms/form-inputs.ts': 'names of its own fields',
  'app/cms/forms/form-place.server.ts': 'addresses, which have a limit',
  'app/cms/forms/take-form.server.ts': 'ids, as long as one is',
  'app/cms/documents/plans.ts': 'ids, as long as one is',
  'app/accounts/passkeys/page.server.ts': 'names have a limit',
  'app/seo/own-settings.server.ts': 'one blank is looked for',
  'app/accounts/passkeys/verify.server.ts': 'answers have a limit',
  'app/accounts/require-session.server.ts': 'the routes’ own names',
  'app/accounts/second-factor/verify.server.ts': 'codes have a limit',
  'app/administration/guide.server.ts': 'the guide',
  'app/administration/welcome/hours.server.ts': 'the number of a version, as long as one is',
  'app/backup/restore.server.ts': 'names of files',
  'app/cms/history/page.server.ts': 'addresses, which have a limit',
  'app/seo/public-address.server.ts': 'addresses, which have a limit',
  'app/site/centre/centre-texts.ts': 'what one person types, in her browser',
  'app/site/centre/use-sentence.ts': 'the last mark of what one person types, in her browser',
  'app/site/treatment/recordings.server.ts': 'addresses, which have a limit',
  'app/cms/history/change-sentences.ts': 'read below, with whole documents',
  'app/cms/history/history.ts': 'read below, with whole documents',
  'app/cms/history/history-comparison.ts': 'read below, with whole documents',
  'app/cms/live/live.ts': 'ids of tabs',
  'app/cms/edit/uv-vocabulary.ts': 'used by uv-caution.ts',
  'app/lib/french-day.ts': 'dates that it writes',
  'app/lib/french-days.ts': 'dates that it writes',
  'app/lib/french-moment.ts': 'dates that it writes',
  'app/accounts/passwords/guessable-password.server.ts': 'passwords have a limit',
  'app/accounts/second-factor/one-time-code.server.ts': 'bits that it writes',
  'app/lib/qr-code.server.ts': 'bits that it writes',
  'app/accounts/account-checks.server.ts': 'names have a limit',
  'app/media/public-host.server.ts': 'network addresses, which have a limit',
  'app/backup/kept-backups.ts': 'names of files',
  'app/backup/leftovers.server.ts': 'names of files',
  'app/backup/mended-document.ts':
    'numbers and dates, of a file that the owner of the site brings, each pattern bound at both ends',
  'app/backup/upgrade.server.ts': 'names of files',
  'app/administration/erasure/erased-ids.server.ts':
    'the same, and parts of addresses, which its pattern takes one by one',
  'app/backup/document-file.server.ts': 'the mark at the beginning of a file',
  'app/accounts/first-password.server.ts': 'a file that it writes',
  'app/seo/redirections.server.ts': 'paths, which Node limits to 16 KB',
  'app/backup/site-export.server.ts': 'names of files',
  'app/backup/site-import.server.ts': 'names of files',
  'app/backup/site-manifest.ts': 'names of files',
}

const MARKUP = [
  ...[
    '<',
    '>',
    '&',
    ' ',
    '\n',
    '.',
    ',',
    'a',
    '1',
    "'",
    '"',
    '\u00a0',
    '<a',
    '<a ',
    '<li',
    '<br',
    '<p>',
    '</p>',
    '<s>',
  ],
  ...[
    '<code>',
    '<b>',
    '<blockquote>',
    '<ul><li>',
    '<!--',
    '<script>',
    '<a href="',
    '&amp',
    '&amp;',
    '1 111',
    'a ',
    ' .',
  ],
]

const PIECES = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\n\t\u00a0\u202f\u2028\u200b\u0301\0éœ€«»’\ufffe\ud83d',
  ...MARKUP,
  ...[
    '💆',
    '<li ',
    '<br ',
    '<s',
    '<s>1',
    '<del>',
    '<code ',
    '<pre',
    '<![CDATA[',
    '<?',
    '<textarea>',
    '<a b=',
    '<svg>',
    '&#',
  ],
  ...[
    '&#39',
    '&lt;',
    ' ,',
    ', ',
    '1 ',
    ' 1',
    '1.',
    '1,1',
    '-t-',
    'a-',
    ' a',
    "a'",
    '12 h',
    '9h-',
    ' et ',
    'n°',
    '« ',
    ' »',
  ],
  ...['article ', '\n\n', '\r\n', '.\n', '//', '/a', 'a/', 'https://a', 'watch?v=', '{', '{"a":', '["', '"\\', '__a__'],
  ...[
    'uv ',
    'u.v.',
    'bronzage ',
    'pas bronzage ',
    'prolonge ',
    'sans uv ',
    'uv gratuit ',
    'pas uv gratuit, ',
    'mailto:',
  ],
  ...['pas gratuit uv ', ':root,', '::a(', 'url(', 'é1', 'tel:', '&nbsp;', '1&nbsp;', '%2', '\ud83d '],
]

/** How much longer a text ten times as long may take: 10 where the cost is the length, 100 where it is its square. */
const GROWTH = 35

/** What costs less than this, in milliseconds of the processor, is not looked at: a square would cost seconds. */
const UNNOTICED = 200

function cost(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The pieces that a function reads in more than their length. */
function slowFor(read: (text: string) => unknown, pieces = PIECES): string[] {
  return pieces.filter((piece) => {
    const text = (length: number, start = '') => start + piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    if (cost(read, text(LENGTH)) < UNNOTICED) return false
    // Again, as the first time has also paid for what was not compiled yet.
    const long = cost(read, text(LENGTH, 'a'))
    const short = Math.max(...['b', 'c', 'd'].map((start) => cost(read, text(LENGTH / 10, start))))
    return long >= UNNOTICED && long / short > GROWTH
  })
}

test.each(Object.entries(READERS))('%s reads a text in a time that grows as its length', (_, read) => {
  expect(slowFor(read)).toEqual([])
})

test('every module with a pattern is looked at, or said why not', () => {
  // What reads addresses and headers, which Node limits, or runs in one person's browser, is not looked at.
  const elsewhere = /\.test\.|\/first\/|first-content|\/(platform|server|enhance|widget)\/|cms\/edit\/(?!uv-)/
  const modules = globSync('app/**/*.ts').filter((file) => !elsewhere.test(file))
  const known = { ...READERS, ...OTHERS }
  expect(modules.filter((file) => hasPattern(file) && !(file in known))).toEqual([])
})

/** Makes of a document one in which every text is the same. */
function filled(value: Json, text: string): Json {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => filled(entry, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, filled(inner, text)]))
}

/** Does to a document what the site does between an import and its pages: read, clean, tell, show. */
function pass(collection: CollectionName, example: Json, text: string): unknown {
  const { schema, empty } = COLLECTIONS[collection]
  const read = (filling: string) =>
    cleanDocument(collection, parseLeniently(schema as never, empty, filled(example, filling)).value) as never
  const [before, after] = [read(text), read(`${text}.`)]
  const savedAt = '2026-01-01T00:00:00.000Z'
  const revision = { collection, id: 'a', version: 2, earlier: 1, savedAt, author: null, changed: 1 }
  const states = { before: { data: before, position: 0 }, after: { data: after, position: 0 } }
  const standing = { version: 2, data: after }
  return [
    changeSentences({ ...revision, ...states }),
    historyDays([[{ ...revision, ...states, standing }]], new Date('2026-01-02')),
    SHOWN[collection]?.(after),
  ]
}

const url = 'https://institut.example/page'
const origin = 'https://institut.example'
const stamps = { id: 'a', updatedAt: '2026-01-01T00:00:00.000Z' }

/** What visitors and search engines are given of a document. */
const SHOWN: Partial<Record<CollectionName, (document: never) => unknown>> = {
  categories: (treatment: Treatment) => [
    jsonLd([service(treatment, { origin, url })]),
    faqPage(treatment.questions, url),
    tarifName(treatment.tarifs[0]?.name ?? ''),
    renderToStaticMarkup(createElement(PriceList, { soin: 'soin', tarifs: treatment.tarifs })),
    renderToStaticMarkup(createElement(QuestionList, { questions: treatment.questions })),
    renderToStaticMarkup(createElement(RichText, { html: treatment.description })),
  ],
  actualites: (article: Article) => [
    newsArticle({ ...article, ...stamps }, { origin, url }),
    newsFeed({
      origin,
      nom: 'Institut',
      title: 'Nouvelles',
      changed: stamps.updatedAt,
      articles: [{ ...article, ...stamps }] as never,
    }),
  ],
}

test.each(Object.entries(FIRST_CONTENT))(
  'a document of %s is read, told and shown so as well',
  (collection, documents) => {
    const example = Object.values(documents)[0] as unknown as Json
    expect(slowFor((text) => pass(collection as CollectionName, example, text), MARKUP)).toEqual([])
  },
)

async function readAll(entries: AsyncGenerator<unknown>): Promise<void> {
  try {
    while (!(await entries.next()).done);
  } catch {
    // What is no JSON is refused.
  }
}

function hasPattern(file: string): boolean {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const isPattern = (node: ts.Node): boolean =>
    ts.isRegularExpressionLiteral(node) ||
    (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') ||
    ts.forEachChild(node, (child) => isPattern(child) || undefined) === true
  return isPattern(source)
}
