import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, openSession, sendChange } from '../support/administrator.ts'
import { buildCopy, changeFile, copyProject } from '../support/project-copy.ts'
import { ADDED, blockOf, CHANGED, indented } from '../support/recipes.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const LONG = 10 * 60_000
let folder: string
let site: RunningSite
let cookie: string
beforeAll(async () => {
  folder = copyProject()
  for (const [file, next] of Object.entries(CHANGED))
    changeFile(folder, file, next, indented(blockOf(file), next) + next)
  const name = '<RichLine html={name} />'
  changeFile(folder, 'app/site/treatment/price-list.tsx', name, name + blockOf('app/site/treatment/price-list.tsx'))
  changeFile(
    folder,
    'app/cms/documents/collections.ts',
    'import { team }',
    "import { partenaires } from '../../site/partners/definition.ts'\nimport { team }",
  )
  for (const file of ADDED) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), blockOf(file))
  }
  buildCopy(folder)
  site = await startSite({}, folder)
  cookie = await openSession(site)
}, LONG)
afterAll(() => site?.stop())

const inCopy = (...command: [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

const read = async (path: string, headers = {}) => (await fetch(site.origin + path, { headers })).text()

const holds = async (path: string, text: string, headers = {}) =>
  (await read(path, headers)).replaceAll(/[\u00a0\u202f]/g, ' ').includes(text)

test('what the recipes add passes the types, the linter and the registry of collections', { timeout: LONG }, () => {
  inCopy('npm', 'run', '--silent', 'typecheck')
  inCopy('npx', 'eslint', ...ADDED, ...Object.keys(CHANGED))
  inCopy('npx', 'prettier', '--check', ...ADDED, 'app/pages.ts', 'app/cms/documents/collections.ts')
  inCopy('npx', 'vitest', 'run', 'app/cms/documents/collections.test.ts')
})

test('a remark beside a price is saved, read by visitors and told by the history', async () => {
  const path = '/soins/maquillage'
  const standing = JSON.parse(await read('/api/documents/categories/maquillage', { cookie })) as {
    version: number
    tarifs: { price: string }[]
  }
  const first = standing.tarifs.find(({ price }) => price)
  const tarifs = standing.tarifs.map((tarif) => (tarif === first ? { ...tarif, remarque: 'Patience' } : tarif))
  const change = { intent: 'update', collection: 'categories', id: 'maquillage', base: standing.version } as const
  expect((await sendChange(site, cookie, { ...change, fields: { tarifs } } as never)).status).toBe(200)
  expect(await holds(path, '<span>Patience</span>')).toBe(true)
  expect(await holds('/historique', 'remarque « Patience » ajoutée', { cookie })).toBe(true)
})

test('a page with a list is empty, then edited in place, read, found and told', async () => {
  expect(await holds('/partenaires', 'Nos partenaires')).toBe(true)
  expect(await holds('/sitemap.xml', '/partenaires')).toBe(false)
  const maisons = [{ nom: 'Maison Essai', site: 'https://essai.example' }]
  const change = { intent: 'update', collection: 'partenaires', id: 'partenaires', base: 0, fields: { maisons } }
  expect((await sendChange(site, cookie, change as never)).status).toBe(200)
  expect(await holds('/partenaires', '<a href="https://essai.example"')).toBe(true)
  expect(await holds('/plan-du-site', 'href="/partenaires"')).toBe(true)
  const edited = await read('/partenaires', { cookie })
  const [, place] = /\?modifier=([\w/-]+\/maisons\/[\da-f-]{36})/.exec(edited) ?? []
  expect(await holds(`/partenaires?modifier=${place}`, 'value="Maison Essai"', { cookie })).toBe(true)
  expect(await holds('/admin', 'Les maisons avec lesquelles l&#x27;institut travaille', { cookie })).toBe(true)
  expect(await holds('/historique', 'Maison Essai', { cookie })).toBe(true)
  expect(contentOf(site)).toContain('Maison Essai')
})
