import { randomUUID } from 'node:crypto'
import { Agent, request as http } from 'node:http'
import type { Change } from '../../app/cms/documents/changes.ts'
import {
  COLLECTIONS,
  definitionOf,
  FIXED_IDS,
  LISTS,
  type CollectionName,
} from '../../app/cms/documents/collections.ts'
import { HOME_PICTURES } from '../../app/site/home/first-content.ts'
import { photographId } from '../../app/media/definition.ts'
import { COMMON_HEADERS } from '../../app/platform/http/headers.server.ts'
import { contentOf, openSession, runAdmin, sendChange, withSecond } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import type { RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'
import { runFile } from '../support/spawned.ts'

// A site of its own: what administrators may do changes its content.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

const INTENTS = ['update', 'add', 'remove', 'move', 'restore'] as const
type Intent = (typeof INTENTS)[number]

const NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** A field of each collection whose documents have no title, and what it is given. */
const FIELDS: Partial<Record<CollectionName, Record<string, string | boolean | string[] | object>>> = {
  notesOffres: { notes: ['Une note'] },
  team: { members: [{ name: 'Léa', role: 'Soins' }] },
  textes: { actualites: { introduction: 'Une phrase', vide: 'Rien.' } },
  accueil: { ordre: [{ bloc: 'soins', masque: false }] },
  photographies: { alt: 'Une salle' },
  pages: { titre: 'Un titre' },
  redirections: { nouvelle: '/cgv' },
  publication: { enLigne: true },
  apparence: { couleur: '#2f6f6f' },
  reglages: { adresse: 'https://institut.example' },
  centres: { nom: 'Un nom' },
  cgv: { misAJour: '2026-01-31' },
  navigation: { accroche: 'Une accroche' },
  mentionsLegales: { sections: [{ titre: 'Une section', texte: '<p>Un texte</p>' }] },
  accessibilite: { audit: { date: 'mai 2027', applicables: 70, respectes: 70, declaration: '2027-05-04' } },
}

const FIXED: Partial<Record<CollectionName, string>> = {
  ...FIXED_IDS,
  photographies: photographId(HOME_PICTURES[0]!)!,
  pages: 'accueil',
  redirections: 'ancienne',
}

/** A change of each kind that the schema allows, whatever it is then answered. */
function changeOf(site: RunningSite, collection: CollectionName, intent: Intent): Change {
  const [first] = query(site, 'select id from documents where collection = ? order by position, id', collection)
  const id = FIXED[collection] ?? (first!['id'] as string)
  const [standing] = query(site, 'select version from documents where collection = ? and id = ?', collection, id)
  const base = Number(standing?.['version'] ?? 0)
  const fields = FIELDS[collection] ?? { [definitionOf(collection).title!]: 'Un titre' }
  switch (intent) {
    case 'update':
      return { intent, collection, id, base, fields } as Change
    case 'add':
      return { intent, collection, id: randomUUID(), fields } as Change
    case 'remove':
      return { intent, collection, id }
    case 'move':
      return { intent, collection, id, before: null }
    case 'restore':
      return { intent, collection, id, version: 1 }
  }
}

/** What any answer of the interface carries: the site's headers, and nothing that a cache may keep. */
async function expectWellAnswered(answer: Response): Promise<void> {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(answer.headers.get(name), name).toBe(value)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  const type = answer.headers.get('Content-Type') ?? ''
  if (answer.ok && answer.status !== 204) expect(type).toMatch(/^(application\/json|text\/event-stream)/)
  if (!answer.ok) expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(|Error:/)
}

/** Sends every change to every collection, and returns the answers' statuses, by collection and intent. */
async function tryEverything(site: RunningSite, cookie: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const collection of NAMES) {
    for (const intent of INTENTS) {
      const answer = await sendChange(site, cookie, changeOf(site, collection, intent))
      statuses[`${collection} ${intent}`] = answer.status
      await expectWellAnswered(answer)
    }
  }
  return statuses
}

const everywhere = (status: number) =>
  Object.fromEntries(NAMES.flatMap((collection) => INTENTS.map((intent) => [`${collection} ${intent}`, status])))

const PRESENCE = { tab: 'un-onglet', places: ['team/team/members'] }

/** The rest of the interface: what is asked, and what an administrator is answered. */
const DOORS: [method: 'GET' | 'POST', path: string, body: unknown, admitted: number][] = [
  ['GET', '/api/documents/categories', undefined, 200],
  ['GET', '/api/documents/categories/maquillage', undefined, 200],
  ['GET', '/api/documents/categories/inconnu', undefined, 404],
  ['GET', '/api/documents/user', undefined, 404],
  ['GET', '/api/documents/__proto__', undefined, 404],
  ['GET', '/api/plans/categories/maquillage', undefined, 200],
  ['GET', '/api/plans', undefined, 404],
  ['POST', '/api/plans', { step: 'abandon', id: '3f0c1a52-6d2b-4c5e-9a54-0d7c2f1b9e10' }, 404],
  ['POST', '/api/plans', { change: { intent: 'erase' }, from: '2999-01-01T08:00' }, 400],
  ['POST', '/api/plans', { change: { intent: 'remove', collection: 'soldes', id: 'x' }, from: 'demain' }, 400],
  ['GET', '/api/live', undefined, 200],
  ['POST', '/api/live', PRESENCE, 204],
  ['POST', '/api/live', { ...PRESENCE, places: [], more: 1 }, 400],
  ['POST', '/api/live', { tab: '<b>', places: [] }, 400],
  ['GET', '/api/session', undefined, 200],
  ['GET', '/api/media?src=/media/inconnu.jpg', undefined, 404],
  ['POST', '/api/media/alt', { src: '/media/inconnu.jpg', alt: 'Une salle' }, 404],
  ['POST', '/api/media/alt', { src: 12 }, 400],
  ['POST', '/api/media/elsewhere', { address: 'http://127.0.0.1/a.jpg' }, 400],
  ['POST', '/api/media/elsewhere', { address: 12 }, 400],
  ['POST', '/api/media', 'pas une image', 415],
]

async function knock(site: RunningSite, cookie: string): Promise<number[]> {
  const statuses: number[] = []
  for (const [method, path, body] of DOORS) {
    const ending = new AbortController()
    const answer = await fetch(site.origin + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      signal: ending.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await expectWellAnswered(answer)
    ending.abort()
    statuses.push(answer.status)
  }
  return statuses
}

/** Asks for everything that the site is, as a browser does when a link is followed. */
const download = (site: RunningSite, cookie: string, method = 'GET') =>
  fetch(`${site.origin}/historique/sauvegarde`, { method, headers: { cookie }, redirect: 'manual' })

/** Expects that nothing works, and that nothing has changed. */
async function expectShutOut(site: RunningSite, cookie: string, status: number): Promise<void> {
  const before = contentOf(site)
  expect(await tryEverything(site, cookie)).toEqual(everywhere(status))
  expect(await knock(site, cookie)).toEqual(DOORS.map(() => status))
  const refused = await download(site, cookie)
  expect([refused.status, refused.headers.get('Location'), await refused.text()]).toEqual([302, '/login', ''])
  expect(contentOf(site)).toBe(before)
}

test.describe('who may write', () => {
  test('a visitor changes nothing', ({ site }) => expectShutOut(site, '', 401))

  test('a forged session changes nothing', async ({ site }) => {
    const cookie = await openSession(site)
    const forged = cookie.replace(/(session_token=)[^;]*/, '$1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl')
    expect(forged).not.toBe(cookie)
    await expectShutOut(site, forged, 401)
  })

  test('a session that was signed out or has expired changes nothing', async ({ site }) => {
    const cookie = await openSession(site)
    query(site, `update session set "expiresAt" = '2026-01-01T00:00:00.000Z'`)
    await expectShutOut(site, cookie, 401)
    const other = await openSession(site)
    await fetch(`${site.origin}/deconnexion`, { method: 'POST', headers: { cookie: other }, redirect: 'manual' })
    await expectShutOut(site, other, 401)
  })

  test('someone signed in who is no administrator any more changes nothing', ({ site }) =>
    withSecond(site, async (account) => {
      const cookie = await openSession(site, account)
      query(site, `update "user" set role = 'user' where email = ?`, account.email)
      await expectShutOut(site, cookie, 403)
      query(site, `update "user" set role = 'admin' where email = ?`, account.email)
    }))

  test('a disabled administrator changes nothing, and signs in no more', ({ site }) =>
    withSecond(site, async (account) => {
      const cookie = await openSession(site, account)
      query(site, `update "user" set disabled = 1 where email = ?`, account.email)
      await expectShutOut(site, cookie, 403)
      query(site, `update "user" set disabled = 0 where email = ?`, account.email)
      await runAdmin(site, ['disable', '--email', account.email])
      await expectShutOut(site, cookie, 401)
      await runAdmin(site, ['enable', '--email', account.email])
      await expectShutOut(site, cookie, 401)
    }))

  test('an administrator changes everything that there is to change', async ({ site }) => {
    const cookie = await openSession(site)
    const redirections = JSON.stringify({ redirections: { ancienne: { ancienne: '/ancienne', nouvelle: '/' } } })
    await runFile('commands/content.ts', ['import', '-'], { env: site.place, input: redirections })
    const isOf = (collection: CollectionName, intent: Intent) =>
      LISTS.includes(collection) ||
      intent === 'update' ||
      intent === 'restore' ||
      (collection === 'categories' && (intent === 'remove' || intent === 'move'))
    const expected = NAMES.flatMap((collection) =>
      INTENTS.map((intent) => [`${collection} ${intent}`, isOf(collection, intent) ? 200 : 400]),
    )
    expect(await tryEverything(site, cookie)).toEqual(Object.fromEntries(expected))
    expect(await knock(site, cookie)).toEqual(DOORS.map(([, , , admitted]) => admitted))
    for (const method of ['GET', 'HEAD']) {
      const answer = await download(site, cookie, method)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      const size = (await answer.arrayBuffer()).byteLength
      if (method === 'GET') expect(answer.headers.get('Content-Length')).toBe(`${size}`)
      else expect(size).toBe(0)
    }
  })
})

test.describe("an administrator's write that is not one", () => {
  const RIGHT = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const CHANGE = { intent: 'update', collection: 'team', id: 'team', base: 1, fields: { members: [] } }
  const LONG = { ...CHANGE, fields: { members: 'a'.repeat(1024 * 1024) } }
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  const WRONG: [what: string, headers: Record<string, string>, body: unknown, status: number][] = [
    ['from another site', { ...RIGHT, 'Sec-Fetch-Site': 'cross-site' }, CHANGE, 403],
    ['from a neighbour', { ...RIGHT, 'Sec-Fetch-Site': 'same-site' }, CHANGE, 403],
    ['from another origin', { 'Content-Type': 'application/json', Origin: 'https://ailleurs.example' }, CHANGE, 403],
    ['from an opaque origin', { 'Content-Type': 'application/json', Origin: 'null' }, CHANGE, 403],
    ['as text', { ...RIGHT, 'Content-Type': 'text/plain' }, CHANGE, 415],
    ['as a form', { ...RIGHT, 'Content-Type': 'application/x-www-form-urlencoded' }, CHANGE, 415],
    ['as another JSON', { ...RIGHT, 'Content-Type': 'application/json-seq' }, CHANGE, 415],
    ['empty', RIGHT, '', 400],
    ['cut short', RIGHT, '{"intent": "update"', 400],
    ['null', RIGHT, 'null', 400],
    ['a list', RIGHT, [CHANGE], 400],
    ['a number', RIGHT, '12', 400],
    ['nothing', RIGHT, {}, 400],
    ['endless brackets', RIGHT, deep(400_000), 400],
    ['endless brackets in a field', RIGHT, JSON.stringify(CHANGE).replace('[]', deep(200_000)), 400],
    ['of an unknown intent', RIGHT, { ...CHANGE, intent: 'erase' }, 400],
    ['of an inherited intent', RIGHT, { ...CHANGE, intent: 'toString' }, 400],
    ['of an unknown collection', RIGHT, { ...CHANGE, collection: 'user' }, 400],
    ['of an inherited collection', RIGHT, { ...CHANGE, collection: 'constructor' }, 400],
    ['of a collection of another type', RIGHT, { ...CHANGE, collection: ['team'] }, 400],
    ['of an unknown field', RIGHT, { ...CHANGE, fields: { membres: [] } }, 400],
    ['with an unknown key', RIGHT, { ...CHANGE, author: 'quelqu’un' }, 400],
    ['without a version', RIGHT, { ...CHANGE, base: undefined }, 400],
    ['of a version below nothing', RIGHT, { ...CHANGE, base: -1 }, 400],
    ['of half a version', RIGHT, { ...CHANGE, base: 1.5 }, 400],
    ['of a version beyond all numbers', RIGHT, { ...CHANGE, base: 1e300 }, 400],
    // As one that was, of a site whose backup was restored since: both texts are to be seen.
    ['of a version to come', RIGHT, { ...CHANGE, base: 999 }, 409],
    ['without an id', RIGHT, { ...CHANGE, id: '' }, 400],
    ['of an id that is a path', RIGHT, { ...CHANGE, id: '../team' }, 400],
    ['of an id with a line break', RIGHT, { ...CHANGE, id: 'te\nam' }, 400],
    ['of an endless id', RIGHT, { ...CHANGE, id: 'a'.repeat(201) }, 400],
    ['of another document', RIGHT, { ...CHANGE, id: 'equipe' }, 404],
    ['of a wrong value', RIGHT, { ...CHANGE, fields: { members: [{ name: '', role: 1 }] } }, 400],
    ['adding at an id that is none', RIGHT, { intent: 'add', collection: 'soldes', id: 'une', fields: {} }, 400],
    ['moving before nothing known', RIGHT, { intent: 'move', collection: 'soldes', id: 'une', before: 1 }, 400],
    [
      'restoring an unknown field',
      RIGHT,
      { intent: 'restore', collection: 'team', id: 'team', version: 1, field: 'x' },
      400,
    ],
    [
      'restoring a version that never was',
      RIGHT,
      { intent: 'restore', collection: 'team', id: 'team', version: 99 },
      404,
    ],
    ['oversized', RIGHT, LONG, 413],
  ]

  test('is refused with its status, and changes nothing', async ({ site }) => {
    const cookie = await openSession(site)
    const before = contentOf(site)
    const answered: [string, number][] = []
    for (const [what, headers, body] of WRONG) {
      const answer = await fetch(`${site.origin}/api/changes`, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      answered.push([what, answer.status])
      await expectWellAnswered(answer)
    }
    expect(answered).toEqual(WRONG.map(([what, , , status]) => [what, status]))
    expect(contentOf(site)).toBe(before)
    expect(site.errors()).not.toContain('"event":"request-failed"')
    expect(site.errors()).not.toContain('"event":"page-failed"')
  })

  test('is refused although nobody said how long it would be', async ({ site }) => {
    const cookie = await openSession(site)
    const before = contentOf(site)
    const chunk = new TextEncoder().encode('a'.repeat(64 * 1024))
    let chunks = 40
    const body = new ReadableStream({
      pull: (controller) => (chunks-- > 0 ? controller.enqueue(chunk) : controller.close()),
    })
    const init = { method: 'POST', headers: { ...RIGHT, cookie }, body, duplex: 'half' } as RequestInit
    const answer = await fetch(`${site.origin}/api/changes`, init)
    expect(answer.status).toBe(413)
    expect(contentOf(site)).toBe(before)
  })

  test('is refused at every other door as well, from another origin, as text or oversized', async ({ site }) => {
    const cookie = await openSession(site)
    const before = contentOf(site)
    for (const [path, own] of [
      ['/api/live', PRESENCE],
      ['/api/session', site.account],
      ['/api/media/alt', { src: '/media/a.jpg', alt: 'x' }],
      ['/api/media/elsewhere', { address: 'http://127.0.0.1/a.jpg' }],
    ] as const) {
      const statuses: number[] = []
      for (const [headers, body] of [
        [{ ...RIGHT, 'Sec-Fetch-Site': 'cross-site' }, JSON.stringify(own)],
        [{ ...RIGHT, 'Content-Type': 'text/plain' }, JSON.stringify(own)],
        [RIGHT, '{'],
        [RIGHT, '{"more":1}'],
        [RIGHT, JSON.stringify('a'.repeat(1024 * 1024))],
      ] as const) {
        const answer = await fetch(site.origin + path, { method: 'POST', headers: { cookie, ...headers }, body })
        statuses.push(answer.status)
        await expectWellAnswered(answer)
      }
      expect(statuses, path).toEqual([403, 415, 400, 400, 413])
    }
    const foreign = { cookie, 'Sec-Fetch-Site': 'cross-site' }
    for (const path of [
      '/api/media',
      '/deconnexion',
      '/admin/sessions',
      '/admin/code',
      '/admin/cles',
      '/admin/mot-de-passe',
      '/admin/compte',
      '/nouveau-mot-de-passe/lien',
    ]) {
      const answer = await fetch(site.origin + path, { method: 'POST', headers: foreign, redirect: 'manual' })
      expect(answer.status, path).toBe(403)
    }
    expect((await fetch(`${site.origin}/api/session`, { headers: { cookie } })).status).toBe(200)
    expect(contentOf(site)).toBe(before)
  })

  test('leaves its connection as it was, however little of it was read', async ({ site }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = JSON.stringify({ ...CHANGE, fields: { members: 'a'.repeat(900_000) } })
    const ask = (method: string, path: string, headers = {}) =>
      new Promise<[status: number | undefined, reused: boolean]>((resolve, reject) => {
        const asked = http(site.origin + path, { method, agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve([answer.statusCode, asked.reusedSocket]))
        })
        asked.on('error', reject).end(method === 'POST' ? body : undefined)
      })
    expect(await ask('POST', '/api/changes', RIGHT)).toEqual([401, false])
    expect(await ask('GET', '/healthz')).toEqual([200, true])
    expect(await ask('POST', '/api/changes', { ...RIGHT, 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, true])
    expect(await ask('POST', '/api/media', RIGHT)).toEqual([401, true])
    expect(await ask('POST', '/healthz')).toEqual([404, true])
    expect(await ask('GET', '/healthz')).toEqual([200, true])
    agent.destroy()
  })

  test('is no write by another method', async ({ site }) => {
    const cookie = await openSession(site)
    const before = contentOf(site)
    const statuses: [string, number][] = []
    for (const [path, methods] of [
      ['/api/changes', ['GET', 'PUT', 'PATCH', 'DELETE']],
      ['/api/documents/team/team', ['POST', 'PUT', 'DELETE']],
      ['/api/live', ['PUT', 'DELETE']],
      ['/api/session', ['PUT', 'DELETE']],
      ['/api/media/alt', ['GET', 'DELETE']],
      ['/api/media/elsewhere', ['GET', 'DELETE']],
      ['/api/media', ['PUT', 'DELETE']],
    ] as const) {
      for (const method of methods) {
        const answer = await fetch(site.origin + path, { method, headers: { cookie } })
        statuses.push([`${method} ${path}`, answer.status])
        await expectWellAnswered(answer)
      }
    }
    expect(statuses.filter(([, status]) => status !== 405)).toEqual([])
    expect((await fetch(`${site.origin}/api/inconnu`, { headers: { cookie } })).status).toBe(404)
    expect(contentOf(site)).toBe(before)
  })
})

test('HTML is cleaned before anyone reads it', async ({ site }) => {
  const cookie = await openSession(site)
  const PAYLOADS = [
    '<script>vol()</script>',
    '<img src=x onerror=vol()>',
    '<p onclick="vol()" style="position:fixed">a</p>',
    '<a href="javascript:vol()">a</a>',
    '<a href="&#106;avascript:vol()">a</a>',
    '<a href="//ailleurs.example">a</a>',
    '<svg><script>vol()</script></svg>',
    '<iframe src="https://ailleurs.example"></iframe>',
    '<form action="/deconnexion" method="post"><button>vol</button></form>',
    '</div></main><style>body{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=vol()>',
    '<template><script>vol()</script></template>',
    '</table></math>',
  ]
  const html = `<p>Début</p>${PAYLOADS.join('')}<p>Fin</p>`
  const [standing] = query(
    site,
    `select version from documents where collection = 'categories' and id = 'soins-du-corps'`,
  )
  const answer = await sendChange(site, cookie, {
    intent: 'update',
    collection: 'categories',
    id: 'soins-du-corps',
    base: Number(standing!['version']),
    fields: { description: html, tarifs: [{ name: html, price: html }], questions: [{ question: html, answer: html }] },
  })
  expect(answer.status).toBe(200)
  const rows = query(site, `select data from revisions where document_id = 'soins-du-corps' order by version desc`)
  const stored = JSON.parse(String(rows[0]!['data'])) as Record<string, unknown>
  for (const field of ['description', 'tarifs'])
    expect(JSON.stringify(stored[field])).not.toMatch(/vol\(|onclick|style|script|ailleurs|<form|<iframe|<img/i)
  expect(JSON.stringify(stored['description'])).toContain('<p>Début</p>')
  const page = await (await fetch(`${site.origin}/soins/soins-du-corps`)).text()
  // Structured data is text that nobody runs, as long as nothing in it can end it.
  const data = /<script type="application\/ld\+json">[^<]*<\/script>/g
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>')).replace(data, '')
  expect(main).toContain('<p>Début</p>')
  // A question is a line of plain text: it is shown as it was typed, and does nothing.
  expect(main.replace(/<summary[^]*?<\/summary>/g, '')).not.toMatch(
    /<script|onerror|onclick|javascript:|<iframe|<form|<img src=x/i,
  )
  expect(main).not.toMatch(/<summary[^>]*>(?:(?!<\/summary>)[^])*<script/)
})
