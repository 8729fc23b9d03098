import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PROGRESS, runFile, type Finished } from '../tests/support/spawned.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { connect, sqliteFile } from '../app/platform/database/connect.server.ts'
import { migrate } from '../app/platform/database/migrate.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import { backUpIfDue } from '../app/backup/backups.server.ts'
import { findDocument, listDocuments } from '../app/cms/documents/documents.server.ts'
import { insertFirstContent } from '../app/cms/documents/first-content.server.ts'
import { importDocuments, readDocuments } from '../app/backup/transfer.server.ts'
import type { Team } from '../app/site/team/definition.ts'
import { withoutIds } from '../tests/support/without-ids.ts'

const COMMAND = join(import.meta.dirname, 'content.ts')
const QUIET = expect.stringMatching(PROGRESS) as string
const COUNT = Object.values(FIRST_CONTENT).flatMap((documents) => Object.keys(documents)).length

let folder: string
let dataDir: string
/** The running site's connection. */
let db: Database

beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await db?.destroy()
  rmSync(folder, { recursive: true })
})

async function openSite() {
  db = connect({ dataDir, databaseUrl: '' })
  await migrate(db)
  await insertFirstContent(db)
}

const content = (args: string[], { env, input = '' }: { env?: Record<string, string>; input?: string } = {}) =>
  runFile(COMMAND, args, { env: { DATA_DIR: dataDir, ...env }, input })
const inFolder = (name: string) => join(folder, name)
const write = (name: string, file: unknown) => {
  writeFileSync(inFolder(name), typeof file === 'string' ? file : JSON.stringify(file))
  return inFolder(name)
}

/** A failure says why on standard error alone, and leaves standard output for answers. */
function expectFailure({ code, stdout, stderr }: Finished, message: string | RegExp, expectedCode = 1) {
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/\n {4}at |Warning/)
  expect({ code, stdout }).toEqual({ code: expectedCode, stdout: '' })
}

describe('content export', () => {
  beforeEach(openSite)

  test('writes every document to standard output, and nothing else', async () => {
    const { code, stdout, stderr } = await content(['export', '-'])
    const exported = JSON.parse(stdout) as typeof FIRST_CONTENT
    const { members } = Object.values(exported.team)[0] as unknown as Team
    // The first content names an expert of the team, whose id is only then given.
    for (const expert of Object.values(exported.accueil)[0]!.expertes.personnes)
      expert.membre = members.find(({ id }) => id === expert.membre)!.name
    // Nor is the day of what is announced known before.
    const announced = Object.values(exported.actualites).filter(({ jour }) => jour)
    expect(announced).toHaveLength(1)
    for (const article of announced) delete article.jour
    for (const offer of [exported.offresDuMoment, exported.ventesPrivees].flatMap((list) => Object.values(list))) {
      expect(offer.au).toMatch(/^\d{4}-\d\d-\d\d$/)
      delete offer.au
    }
    expect(withoutIds(exported)).toEqual(withoutIds(FIRST_CONTENT))
    expect(Object.keys(JSON.parse(stdout).categories)).toEqual(Object.keys(FIRST_CONTENT.categories))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test('writes a file that import takes back, to the letter', async () => {
    const first = await content(['export', inFolder('a.json')])
    expect(first).toEqual({
      code: 0,
      stdout: `${COUNT} documents exportés de ${sqliteFile(dataDir)} : ${inFolder('a.json')}\n`,
      stderr: '',
    })
    expect(await content(['import', inFolder('a.json')])).toMatchObject({ code: 0, stderr: QUIET })
    await content(['export', inFolder('b.json')])
    expect(readFileSync(inFolder('b.json'), 'utf8')).toBe(readFileSync(inFolder('a.json'), 'utf8'))
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json', 'data'])
  })

  test('does not write over the database', async () => {
    expectFailure(await content(['export', sqliteFile(dataDir)]), 'la base du site elle-même')
  })
})

describe('a whole site', () => {
  test('goes into a file, and comes back from it with what was there kept beside', async () => {
    await openSite()
    const file = inFolder('site.tar')
    const before = await content(['export', '-'])
    expect(await content(['export', file])).toEqual({
      code: 0,
      stdout: `Site exporté de ${sqliteFile(dataDir)} : ${file} (${COUNT} documents, ${COUNT} révisions, 0 compte, 0 fichier de photo ou de film)\n`,
      stderr: QUIET,
    })
    await db.deleteFrom('documents').execute()
    const { code, stdout, stderr } = await content(['import', file])
    expect(stdout).toMatch(
      /^Site remis en place : .*, dans \/.*\/data\/\S+\. Ce qui s'y trouvait est gardé ici : \/.*avant-import-\S+\.tar\n$/,
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: QUIET })
    expect(await content(['export', '-'])).toEqual(before)
  })

  test('is refused when it is damaged, and does not write over the database', async () => {
    await openSite()
    const file = inFolder('site.tar')
    await content(['export', file])
    writeFileSync(file, readFileSync(file).subarray(0, 5000))
    expectFailure(await content(['import', file]), /^Ce fichier est abîmé ou incomplet \([^\n]*\n$/)
    expectFailure(await content(['export', sqliteFile(dataDir)]), 'la base du site elle-même')
    expectFailure(
      await content(['import', inFolder('absent.tar')]),
      /^Fichier ou dossier introuvable : .*absent\.tar\n$/,
    )
  })
})

describe('content import', () => {
  const offer = { titre: 'Une offre', contenu: ['Ligne'], image: '' }

  test('makes the database when there is none, and keeps the order of the file', async () => {
    const file = write('file.json', { soldes: { b: offer, a: offer } })
    const { code, stdout } = await content(['import', file])
    expect({ code, stdout }).toEqual({ code: 0, stdout: `2 documents importés : ${sqliteFile(dataDir)}.\n` })
    db = connect({ dataDir, databaseUrl: '' })
    expect((await listDocuments(db, 'soldes')).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('is seen at once by the running site, with its HTML cleaned', async () => {
    await openSite()
    const treatment = {
      ...FIRST_CONTENT.categories['maquillage'],
      description: '<p onclick="x()">Neuf</p><script>x</script>',
    }
    const input = `\ufeff${JSON.stringify({ categories: { maquillage: treatment } })}`
    expect(await content(['import', '-'], { input })).toMatchObject({
      code: 0,
      stdout: `1 document importé : ${sqliteFile(dataDir)}.\n`,
    })
    expect(await findDocument(db, 'categories', 'maquillage')).toMatchObject({ description: '<p>Neuf</p>', version: 2 })
    expect(await listDocuments(db, 'categories')).toHaveLength(13)
  })

  test('understands an export of Firestore', async () => {
    const file = write('firestore.json', {
      __collections__: {
        categories: {
          maquillage: {
            title: 'Maquillage',
            description: ['Un.', 'Deux.'],
            videos: [],
            tarifs: [{ name: 'Jour', price: '40 €', link: null }],
            questions: [],
            __collections__: {},
          },
        },
        actualites: {
          a1: {
            fields: {
              titre: { stringValue: 'Titre' },
              contenu: { arrayValue: {} },
              image: { stringValue: '' },
              date: { timestampValue: '2025-01-02T03:04:05Z' },
            },
          },
        },
      },
    })
    expect(await content(['import', file])).toMatchObject({ code: 0, stderr: QUIET })
    db = connect({ dataDir, databaseUrl: '' })
    expect(await findDocument(db, 'categories', 'maquillage')).toMatchObject({
      description: '<p>Un.</p><p>Deux.</p>',
      tarifs: [{ name: 'Jour', price: '40 €' }],
    })
    expect(await findDocument(db, 'actualites', 'a1')).toMatchObject({ date: '2025-01-02T03:04:05.000Z' })
  })

  test('says what it would change, clean, leave out and refuse, and writes nothing', async () => {
    const treatment = { ...FIRST_CONTENT.categories['maquillage'] }
    const file = write('file.json', {
      __collections__: {
        categories: {
          maquillage: {
            ...treatment,
            description: ['Un.', '<b onclick="x()">Deux</b><script>x</script>'],
            couleur: 'or',
          },
          autre: { title: 3 },
        },
        soldes: { neuve: offer },
      },
    })
    const nowhere = await content(['import', '--dry-run', '--strict', file])
    expect(nowhere.stdout).toContain('categories/maquillage : nouveau\n')
    expect(existsSync(dataDir)).toBe(false)
    await openSite()
    const before = await content(['export', '-'])
    const { code, stdout, stderr } = await content(['import', '--dry-run', '--strict', file])
    expect(stdout.trimEnd().split('\n')).toEqual([
      'categories/maquillage : description : changerait',
      'categories/maquillage : description : HTML nettoyé',
      'categories/maquillage : couleur : champ inconnu, laissé de côté',
      'soldes/neuve : nouveau',
      expect.stringMatching(/^Refusé : categories\/autre : title : Entrée invalide/),
      ...Array.from({ length: stdout.trimEnd().split('\n').length - 6 }, () =>
        expect.stringMatching(/^Refusé : categories\/autre : /),
      ),
      expect.stringMatching(
        /^Documents : 1 nouveau, 1 changé, 0 inchangé, 0 supprimé, \d+ refus\. Rien n'a été importé\.$/,
      ),
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(await content(['export', '-'])).toEqual(before)
    await content(['export', inFolder('site.tar')])
    expect(await content(['import', '--dry-run', inFolder('site.tar')])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Ce fichier est entier : /),
    })
  })

  test('imports nothing of a file with one fault where it is to be strict, and names each', async () => {
    await openSite()
    const file = write('file.json', {
      team: { team: { members: [{ name: 'Nom', role: '' }] } },
      soldes: { neuve: offer, fausse: { titre: 3, contenu: [], image: '' } },
      soins: { a: {} },
    })
    const result = await content(['import', '--strict', file])
    expectFailure(result, /^Rien n'a été importé :\n/)
    expect(result.stderr.trim().split('\n').slice(1)).toEqual([
      'team/team : members.0.role : Ce champ est obligatoire.',
      expect.stringMatching(/^soldes\/fausse : titre : Entrée invalide/),
      'Collection inconnue : soins',
    ])
    expect(await findDocument(db, 'soldes', 'neuve')).toBeUndefined()
  })

  test.each([
    ['not JSON', '{"soldes": ', "n'est pas du JSON"],
    ['a list', '[]', 'doit avoir la forme'],
  ])('refuses a file that is %s', async (_, text, message) => {
    expectFailure(await content(['import', write('file.json', text)]), message)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('says which file is missing', async () => {
    expectFailure(
      await content(['import', inFolder('absent.json')]),
      /^Fichier ou dossier introuvable : .*absent\.json\n$/,
    )
  })
})

describe('content backup and restore', () => {
  beforeEach(openSite)

  test('bring back what the running site had', async () => {
    const copy = inFolder('copie.sqlite')
    const saved = await content(['backup', copy])
    expect(saved).toMatchObject({ code: 0, stderr: '' })
    expect(saved.stdout).toMatch(/^Sauvegarde faite de \/\S+ : .*copie\.sqlite \(\d+ octets\)\n$/)
    await db.deleteFrom('documents').where('collection', '=', 'soldes').execute()

    const restored = await content(['restore', copy])
    expect(restored).toMatchObject({ code: 0, stderr: QUIET })
    expect(restored.stdout).toMatch(
      /^Base remise en place : \/\S+\. L'ancienne est gardée ici : \/.*avant-restauration-\S+\n$/,
    )
    expect(await listDocuments(db, 'soldes')).toHaveLength(2)
    expect(await content(['check'])).toMatchObject({ code: 0 })
  })

  test('bring back what the site has copied by itself', async () => {
    const copy = inFolder('sauvegarde.tar')
    await content(['export', copy])
    await db.deleteFrom('documents').where('collection', '=', 'soldes').execute()
    const { code, stdout } = await content(['restore', copy])
    expect(stdout).toMatch(/^Base remise en place : \/\S+\. L'ancienne est gardée ici : \/.*avant-import-\S+\.tar\n$/)
    expect(code).toBe(0)
    expect(await listDocuments(db, 'soldes')).toHaveLength(2)
  })

  test('refuse the database itself, and what is none', async () => {
    expectFailure(await content(['backup', sqliteFile(dataDir)]), 'la base du site elle-même')
    expectFailure(await content(['restore', sqliteFile(dataDir)]), 'la base du site elle-même')
    expectFailure(await content(['restore', write('texte', 'texte '.repeat(200))]), "n'est pas une base de données")
    expectFailure(await content(['backup', inFolder('absent/copie')]), 'introuvable')
    expectFailure(await content(['restore', inFolder('absent')]), 'introuvable')
    const env = { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }
    expectFailure(await content(['restore', sqliteFile(dataDir)], { env }), 'la base du site elle-même')
    const copy = inFolder('copie')
    await content(['backup', copy])
    expectFailure(await content(['restore', copy], { env }), /^Ce fichier n'est pas une copie pour PostgreSQL[^\n]*\n$/)
  })
})

describe('where there is no site', () => {
  test('import and restore make none where nobody has named a folder', async () => {
    await openSite()
    const documents = write('documents.json', { soldes: {} })
    await content(['export', inFolder('site.tar')])
    await content(['backup', inFolder('copie.sqlite')])
    const elsewhere = inFolder('ailleurs')
    mkdirSync(elsewhere)
    for (const args of [
      ['import', documents],
      ['import', inFolder('site.tar')],
      ['restore', inFolder('copie.sqlite')],
      ['restore', inFolder('site.tar')],
    ]) {
      const result = await runFile(COMMAND, args, { env: { DATA_DIR: '' }, cwd: elsewhere })
      expectFailure(result, `Il n'y a pas de site ici : ${join(elsewhere, 'data')}`)
      expect(readdirSync(elsewhere)).toEqual([])
    }
  })

  test('restore counts the photographs that do not come with a copy, and check names them', async () => {
    await openSite()
    const name = await givePhotograph()
    expect(await content(['check'])).toMatchObject({ code: 0 })
    const backup = inFolder('copie.sqlite')
    await content(['backup', backup])
    const env = { DATA_DIR: inFolder('neuf') }
    const restored = await content(['restore', backup], { env })
    expect(restored.code).toBe(1)
    expect(restored.stdout).toContain(`Base remise en place : ${sqliteFile(env.DATA_DIR)}.`)
    expect(restored.stderr).toContain(`1 photo ou film manque dans ${join(env.DATA_DIR, 'media')}.`)
    const checked = await content(['check'], { env })
    expect(checked.code).toBe(1)
    expect(checked.stdout).toContain(name)
    cpSync(join(dataDir, 'media'), join(env.DATA_DIR, 'media'), { recursive: true })
    expect(await content(['check'], { env })).toMatchObject({ code: 0 })
  })

  test('restore of what the site has copied by itself brings every photograph', async () => {
    await openSite()
    const name = await givePhotograph()
    const plan = { dataDir, everyHours: 1, keep: 1, keepWeeks: 0, keepMonths: 0 }
    const scheduled = (await backUpIfDue(db, plan, 'x'))!
    rmSync(join(dataDir, 'media'), { recursive: true })
    const env = { DATA_DIR: inFolder('neuf') }
    const restored = await content(['restore', scheduled], { env })
    expect(restored).toMatchObject({ code: 0, stderr: QUIET })
    expect(restored.stdout).toContain(' 1 fichier de photo ou de film remis en place.')
    expect(readFileSync(join(env.DATA_DIR, 'media', name), 'utf8')).toBe('x')
    expect(await content(['check'], { env })).toMatchObject({ code: 0 })
  })

  async function givePhotograph(): Promise<string> {
    const name = `${'a'.repeat(32)}.jpg`
    const members = [{ name: 'Inès', role: 'Regard', photo: `/media/${name}` }]
    await importDocuments(db, readDocuments({ team: { team: { members } } }).documents)
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'media', name), 'x')
    return name
  }
})

describe('content check', () => {
  test('counts when all is well', async () => {
    await openSite()
    const stdout = `Tout est en ordre : ${COUNT} documents, ${COUNT} révisions.\nBase : ${sqliteFile(dataDir)}\n`
    expect(await content(['check'])).toEqual({ code: 0, stdout, stderr: '' })
  })

  test('names every problem on a line of its own', async () => {
    await openSite()
    await db.updateTable('documents').set({ data: '{' }).where('id', '=', 'team').execute()
    await db.updateTable('documents').set({ data: '{"notes":[3]}' }).where('id', '=', 'notes').execute()
    const { code, stdout } = await content(['check'])
    expect(code).toBe(1)
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^notesOffres\/notes : notes\.0 : Entrée invalide/),
      "team/team : le texte enregistré n'est pas du JSON",
      `Base : ${sqliteFile(dataDir)}`,
    ])
  })

  test('notes pictures that are not of the site, and all is well', async () => {
    await openSite()
    const [id = '', article] = Object.entries(FIRST_CONTENT.actualites)[0]!
    const data = JSON.stringify({ ...article, image: 'https://other.example/p.jpg' })
    await db.updateTable('documents').set({ data }).where('id', '=', id).execute()
    const { code, stdout } = await content(['check'])
    expect({ code, lines: stdout.trim().split('\n') }).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Tout est en ordre/),
        `Base : ${sqliteFile(dataDir)}`,
        `À noter : actualites/${id} : image : pas une image du site : https://other.example/p.jpg`,
      ],
    })
  })

  test('says that a file is no database', async () => {
    await openSite()
    await db.destroy()
    writeFileSync(sqliteFile(dataDir), 'texte '.repeat(1000))
    const stdout = `ce fichier n'est pas une base de données\nBase : ${sqliteFile(dataDir)}\n`
    expect(await content(['check'])).toMatchObject({ code: 1, stdout })
  })

  test('makes no database where there is none', async () => {
    expectFailure(await content(['check']), "Il n'y a pas de base de données ici")
    expectFailure(await content(['export', '-']), "Il n'y a pas de base de données ici")
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('content, written wrongly', () => {
  test.each([
    [[]],
    [['exporter', 'a.json']],
    [['toString']],
    [['import']],
    [['export', '']],
    [['export', 'a.json', 'b.json']],
    [['check', 'a.json']],
    [['backup', '-']],
    [['restore', '-']],
    [['export', '--force', 'a.json']],
    [['export', '--dry-run', 'a.json']],
  ])('%j shows how it is written', async (args) => {
    expectFailure(await content(args), /^Usage : institut COMMANDE, ou npm run content -- COMMANDE\n/, 2)
  })

  test('names a bad setting', async () => {
    expectFailure(await content(['check'], { env: { PORT: 'x' } }), /^Réglage incorrect : PORT [^\n]*\n$/)
  })
})
