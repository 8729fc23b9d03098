import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIXED_IDS } from '../app/cms/documents/collections.ts'
import { findDocument, listDocuments, replaceDocument } from '../app/cms/documents/documents.server.ts'
import { insertFirstContent } from '../app/cms/documents/first-content.server.ts'
import { connect, sqliteFile } from '../app/platform/database/connect.server.ts'
import { migrate } from '../app/platform/database/migrate.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { runFile } from '../tests/support/spawned.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const COMMAND = join(import.meta.dirname, 'content.ts')
const EXAMPLES = join(import.meta.dirname, '../docs/exemples')
const SHEET = join(EXAMPLES, 'institut.yaml')
const PRICES = join(EXAMPLES, 'tarifs.csv')

let folder: string
let dataDir: string
let db: Database | undefined

beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await db?.destroy()
  db = undefined
  rmSync(folder, { recursive: true })
})

const content = (...args: string[]) => runFile(COMMAND, args, { env: { DATA_DIR: dataDir } })
const open = () => (db = connect({ dataDir, databaseUrl: '' }))
const openNew = async () => {
  await migrate(open())
  await insertFirstContent(db!)
  return db!
}
const write = (name: string, file: string | Uint8Array) => {
  writeFileSync(join(folder, name), file)
  return join(folder, name)
}
const pricesOf = async (title: string) => {
  const treatments = await listDocuments(db!, 'categories')
  return treatments.find((one) => one.title === title)?.tarifs.map(({ name, price, duree }) => [name, price, duree])
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('content new', () => {
  test('writes a site from the sheet of the documentation, with its price list', async () => {
    const { code, stdout, stderr } = await content('new', SHEET, '--from-csv', PRICES)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Soin ajouté : Réflexologie plantaire')
    // One that the price list alone names is not said to be hidden, and one that both name is said once.
    expect(stdout).not.toContain('Soin masqué : Soins des mains')
    expect(stdout.match(/Soin repris : Maquillage/g)).toHaveLength(1)
    const centre = (await findDocument(open(), 'centres', FIXED_IDS.centres))!
    expect(centre).toMatchObject({ nom: 'Institut Hélène', adresse: { code_postal: '67600', ville: 'Sélestat' } })
    expect(centre.horaires).toMatchObject({ lundi: '', mardi: '9h - 19h', samedi: '9h - 17h' })
    const shown = (await listDocuments(db!, 'categories')).filter(({ masque }) => !masque)
    expect(shown.map(({ title }) => title).sort()).toEqual([
      'Maquillage',
      'Réflexologie plantaire',
      'Soins des mains',
      'Soins du visage',
    ])
    expect((await pricesOf('Réflexologie plantaire'))!.map((line) => line.map((one) => one && plain(one)))).toEqual([
      ['Séance', '55 €', '1 h'],
      ['Cure de cinq séances', '1 250 €', undefined],
    ])
    expect((await pricesOf('Soins des mains'))!.map((line) => line.map((one) => one && plain(one)))).toEqual([
      ['Manucure ; beauté des mains', '32 €', '45 min'],
      ['Vernis semi-permanent', '38,50 €', '1 h 15'],
    ])
    expect((await findDocument(db!, 'publication', FIXED_IDS.publication))?.enLigne).toBe(false)
  })

  test('takes the same as JSON, and only tries it with --dry-run, which makes nothing', async () => {
    const file = write(
      'fiche.json',
      JSON.stringify({ institut: { nom: 'Institut 🌸' }, soins: [{ nom: 'Maquillage' }] }),
    )
    const { code, stdout } = await content('new', file, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('Institut, nom : Institut 🌸')
    expect(stdout).toContain('Soin masqué : Soins du corps')
    expect(stdout.trim().split('\n').at(-1)).toBe("Rien n'a été écrit.")
    expect(existsSync(sqliteFile(dataDir))).toBe(false)
  })

  test('says line by line what it does not understand, and writes nothing', async () => {
    const sheet = `institut:\n  nom: ${'N'.repeat(200)}\n  siret: 123\n  couleur: rose\nhoraires: quand il fait beau\nsoins:\n  - nom: Épilation\n    tarifs: [Jambes ; beaucoup]\n`
    const file = write('fiche.yaml', sheet)
    const { code, stdout, stderr } = await content('new', file)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/couleur.*n'est pas connu/)
    expect(stderr).toMatch(/Non compris : Horaires/)
    expect(stderr).toContain("le prix « beaucoup » n'est pas compris")
    expect(stderr).toContain("Ce numéro SIRET n'est pas valable")
    expect(await content('new', write('abime.yaml', 'institut:\n\tnom: Institut\n\true: Rue\n'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Rien n'a été écrit :\nNon compris : Ligne 2, ou juste avant : la fiche n'est pas du YAML\. .*\n$/,
      ),
    })
  })

  test('takes nothing but texts, and each of a list as a paragraph', async () => {
    const texts = `description:\n  - Notre institut : un lieu de calme\nsoins:\n  - nom: Duo\n    besoin: [Corps]\n    accroche: {à: deux}\n    tarifs:\n      - Modelage : à deux ; 90 €\n      - [Rituel ; 80 €]\n`
    const { code, stderr } = await content('new', write('fiche.yaml', texts))
    expect(code).toBe(1)
    for (const of of ['description', 'Duo : besoin', 'Duo : accroche', 'Duo, tarif 2'])
      expect(stderr).toContain(
        `Non compris : « ${of} » doit être un texte. Un texte qui a « : » se met entre guillemets.`,
      )
    expect(stderr).toContain("Non compris : Duo, tarif 1 : « Modelage » n'est pas connu : nom, prix, duree.")
    const list = 'description: [Un, Deux]\nsoins:\n  - nom: Duo\n    description: [À deux, Ou seule]\n'
    expect(await content('new', write('liste.yaml', list))).toMatchObject({ code: 0 })
    expect(await findDocument(open(), 'centres', FIXED_IDS.centres)).toMatchObject({ description: ['Un', 'Deux'] })
    const duo = (await listDocuments(db!, 'categories')).find(({ title }) => title === 'Duo')
    expect(duo!.description).toBe('<p>À deux</p><p>Ou seule</p>')
  })

  test('writes no site over one that is somebody’s', async () => {
    await openNew()
    await db!.deleteFrom('documents').where('collection', '=', 'publication').execute()
    const before = await findDocument(db!, 'centres', FIXED_IDS.centres)
    expect((await content('new', SHEET)).stderr).toContain("Ce site n'est pas une démonstration")
    expect(await findDocument(db!, 'centres', FIXED_IDS.centres)).toEqual(before)
  })

  test('takes a menu without a treatment, and sixty', async () => {
    const soins = Array.from({ length: 60 }, (_, place) => ({
      nom: `Soin ${place}`,
      tarifs: [`Séance ; ${place + 1}`],
    }))
    expect(await content('new', write('vide.json', '{"institut": {"nom": "Vide"}, "soins": []}'))).toMatchObject({
      code: 0,
    })
    expect(await content('new', write('soixante.json', JSON.stringify({ soins })))).toMatchObject({ code: 0 })
    const shown = (await listDocuments(open(), 'categories')).filter(({ masque }) => !masque)
    expect(shown).toHaveLength(60)
  })
})

describe('content --from-csv', () => {
  test('changes the price of that name, keeps her others, and drops the examples', async () => {
    await openNew()
    await content('--from-csv', write('a.csv', 'Jambes;30;;Mon soin\nBras;20;;Mon soin\n'))
    const { stdout } = await content('--from-csv', write('b.csv', 'jambes,"32,50 €",,Mon soin\n'))
    expect(plain(stdout)).toContain('jambes : 30 € devient 32,50 €')
    expect((await pricesOf('Mon soin'))!.map(([name, price]) => [name, plain(price!)])).toEqual([
      ['Jambes', '32,50 €'],
      ['Bras', '20 €'],
    ])
    await content('--from-csv', write('c.csv', 'Jour;35;;Maquillage\n'))
    expect(await pricesOf('Maquillage')).toHaveLength(1)
  })

  test('knows the prices of one name by their durations', async () => {
    await openNew()
    const take = (list: string) => content('--from-csv', write('a.csv', list))
    const prices = async () => (await pricesOf('Mon soin'))!.map(([, price, duree]) => `${plain(price!)}, ${duree}`)
    await take('Modelage;40;30;Mon soin\nDos;30;;Mon soin\n')
    await take('Modelage;42;45;Mon soin\n')
    expect(await prices()).toEqual(['42 €, 45 min', '30 €, undefined'])
    await take('Modelage;45;45;Mon soin\nModelage;75;60;Mon soin\n')
    expect(await prices()).toEqual(['45 €, 45 min', '30 €, undefined', '75 €, 1 h'])
    const { stdout } = await take('Modelage;80;1h;Mon soin\nModelage;95;90;Mon soin\n')
    expect(plain(stdout)).toContain('Modelage, 1 h : 75 € devient 80 €')
    expect(await prices()).toEqual(['45 €, 45 min', '30 €, undefined', '80 €, 1 h', '95 €, 1 h 30'])
    const said = 'Non compris : « Modelage » est plusieurs fois sur le site : dites de quelle durée.'
    expect((await take('Modelage;50;;Mon soin\n')).stderr).toContain(said)
    await take('Dos;25;20;Mon soin\nDos;45;40;Mon soin\n')
    expect(await prices()).toEqual(['45 €, 45 min', '25 €, 20 min', '80 €, 1 h', '95 €, 1 h 30', '45 €, 40 min'])
  })

  test('leaves a treatment hidden that she has hidden, and says so', async () => {
    await openNew()
    const { id, title, ...makeUp } = (await listDocuments(db!, 'categories')).find((one) => one.title === 'Maquillage')!
    await db!
      .transaction()
      .execute((transaction) =>
        replaceDocument(transaction, 'categories', id, { ...makeUp, title, masque: true }, null),
      )
    const { stdout } = await content('--from-csv', write('a.csv', 'Jour;45;;Maquillage\n'))
    expect(stdout).toContain('Soin repris (masqué) : Maquillage')
    expect(await findDocument(db!, 'categories', id)).toMatchObject({ masque: true })
  })

  test('says what it understood of each line with --dry-run, and what not', async () => {
    await openNew()
    const before = await listDocuments(db!, 'categories')
    const list = 'nom;prix\nÉpilation;;\nJambes;30\nBras;vingt\n;12\n'
    const { code, stdout } = await content('--from-csv', write('a.csv', list), '--dry-run')
    expect(code).toBe(1)
    expect(plain(stdout).split('\n')).toEqual([
      'Ligne 2 : soin « Épilation »',
      'Ligne 3 : Épilation : Jambes, 30 €',
      'Soin ajouté : Épilation',
      "Non compris : Ligne 4 : le prix « vingt » n'est pas compris. Écrivez-le comme 35 € ou 35,50.",
      "Non compris : Ligne 5 : il n'y a pas de nom avant « 12 ».",
      "Rien n'a été écrit.",
      '',
    ])
    expect(await listDocuments(db!, 'categories')).toEqual(before)
  })

  test('reads what the example of the documentation says', async () => {
    await openNew()
    expect(await content('--from-csv', PRICES, '--dry-run')).toMatchObject({ code: 0 })
    expect(readFileSync(PRICES, 'utf8')).toContain('1 250,00 €')
  })
})

describe('content demo remove', () => {
  test('tells with --dry-run what it takes away, and takes it', async () => {
    await openNew()
    const tried = await content('demo', 'remove', '--dry-run')
    expect(tried.stdout).toMatch(/Offre « Une heure à deux »/)
    expect(tried.stdout).toMatch(/Maquillage.* : \d+ entrées inventées/)
    expect(await listDocuments(db!, 'offresDuMoment')).toHaveLength(4)
    const { code, stdout } = await content('demo', 'remove')
    expect(code).toBe(0)
    expect(stdout).toMatch(/documents supprimés, 16 documents allégés\. L'historique les garde/)
    expect(await listDocuments(db!, 'offresDuMoment')).toEqual([])
    expect((await content('demo', 'remove')).stdout).toBe('Il ne reste rien de la démonstration.\n')
  })
})
