import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { sqliteProblems } from '../app/platform/database/backup.server.ts'
import { sqliteFile } from '../app/platform/database/connect.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { readSettings, type Settings } from '../app/platform/settings.server.ts'
import { draftPath } from '../app/lib/draft-path.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { checkDocuments } from '../app/backup/check.server.ts'
import { readDocumentFile } from '../app/backup/document-file.server.ts'
import { withTakenPictures } from '../app/media/taken-pictures.server.ts'
import { exportDocuments, importDocuments } from '../app/backup/transfer.server.ts'
import { withDatabase } from './database.ts'
import { backUpDatabase, restoreDatabase } from './database-copy.ts'
import { removeDemonstration } from './demo.ts'
import { previewDocuments, previewWholeSite } from './dry-run.ts'
import { writeFromFiles } from './new-site.ts'
import { addressFromHere } from './address-from-here.ts'
import { counted } from './counted.ts'
import { failureWords } from './failure-words.ts'
import { fetchPictures, picturesInWords } from './pictures.ts'
import { actAsOwner, databaseName, hasDatabase, missingFileLines, refuseWrongFolder } from './place.ts'
import { rescue, sayNewKey } from './rescue.ts'
import { exportWholeSite, holdsJson, importWholeSite, isJsonName, teller } from './whole-site.ts'

const USAGE = `Usage : institut COMMANDE, ou npm run content -- COMMANDE

  export FICHIER    écrit tout le site dans un fichier : documents, révisions, comptes, photos et films ;
                    les documents seuls quand FICHIER finit par .json
  import FICHIER    met un tel fichier à la place du site, ce qui s'y trouvait est gardé à côté ;
                    met les documents d'un fichier JSON {collection: {id: champs}} en place, les autres restent :
                    un export de Firestore est compris, null supprime un document ;
                    avec --dry-run, dit ce qui changerait et n'écrit rien ; avec --strict, refuse tout fichier
                    dont quelque chose n'est pas comme ici, au lieu de le comprendre et de le dire
  backup FICHIER    copie toute la base, même pendant que le site tourne
  restore FICHIER   remet en place une copie, ou une que le site a faite lui-même ; ce qui s'y trouvait est gardé à côté
  new FICHIER       écrit un site nouveau d'après une fiche YAML ou JSON : institut, horaires, soins, tarifs ;
                    avec --from-csv TARIFS, prend aussi une liste de prix
  --from-csv TARIFS prend une liste de prix d'un tableur : nom ; prix ; durée ; soin
  demo remove       supprime ce qui reste d'inventé dans la démonstration ; l'historique le garde
                    ces trois avec --dry-run disent, ligne par ligne, ce qui serait fait, et n'écrivent rien
  rescue            remet le site en place de sa dernière sauvegarde, là où il n'y en a pas ; là où il y en a un,
                    essaie cette sauvegarde à côté et les compare ; avec --replace, met la sauvegarde à sa place
  key               fait une clé pour les sauvegardes qui vont ailleurs, et la dit une fois
  check             vérifie la base et chaque document
  publish           écrit les pages des visiteurs, et ce qu'elles montrent, dans DATA_DIR/public

Pour import et export de documents, FICHIER peut être - (entrée ou sortie standard).
Les comptes : institut admin. La version suivante, et celle d'avant : institut update, institut rollback.`

/** Where the site's program is, wherever a command was called. */
const SITE = join(import.meta.dirname, '..')

/** A command that is not written as it should be. */
class UsageError extends Error {}

const COMMANDS: Record<string, { takesFile: boolean; run: (settings: Settings, file: string) => Promise<void> }> = {
  import: { takesFile: true, run: (settings, file) => importFile(settings, file, { strict: false }) },
  'import --strict': { takesFile: true, run: (settings, file) => importFile(settings, file, { strict: true }) },
  'import --dry-run': { takesFile: true, run: (settings, file) => previewFile(settings, file, { strict: false }) },
  'import --dry-run --strict': {
    takesFile: true,
    run: (settings, file) => previewFile(settings, file, { strict: true }),
  },
  export: { takesFile: true, run: exportFile },
  backup: { takesFile: true, run: backupFile },
  restore: { takesFile: true, run: restoreFile },
  rescue: { takesFile: false, run: (settings) => rescue(settings, { replace: false }) },
  'rescue --replace': { takesFile: false, run: (settings) => rescue(settings, { replace: true }) },
  key: { takesFile: false, run: sayNewKey },
  check: { takesFile: false, run: check },
  publish: { takesFile: false, run: publish },
}

async function importFile(settings: Settings, file: string, reading: { strict: boolean }) {
  refuseWrongFolder(settings)
  if (!holdsJson(file)) {
    return withDatabase(settings, (db) => importWholeSite(db, settings, file), 'up to date')
  }
  const { count, problems, notes, documents, isForeign } = await readDocumentFile(await opener(file), reading).catch(
    (error: unknown) => {
      throw error instanceof SyntaxError ? notJson(file) : error
    },
  )
  if (problems.length > 0) throw new Refusal(["Rien n'a été importé :", ...problems].join('\n'))
  const tell = teller('Import')
  const pictures = await withDatabase(
    settings,
    async (db) => {
      const taken = await fetchPictures(db, settings, documents())
      await importDocuments(db, withTakenPictures(documents(), taken), (done) => tell(done / count), {
        byDate: isForeign,
      })
      return taken
    },
    'up to date',
  )
  const done = counted(count, 'document importé', 'documents importés')
  console.log([...notes, `${done} : ${databaseName(settings)}.${picturesInWords(pictures)}`].join('\n'))
}

/** Says what an import would do, and writes nothing: not even an empty database. */
async function previewFile(settings: Settings, file: string, reading: { strict: boolean }) {
  if (!holdsJson(file)) return previewWholeSite(file)
  const documents = parseJson(file, await readText(file))
  const preview = (db?: Database) => previewDocuments(db, documents, reading)
  if (!(await (hasDatabase(settings) ? withDatabase(settings, preview) : preview()))) process.exitCode = 1
}

async function exportFile(settings: Settings, file: string) {
  refuseWithoutDatabase(settings)
  if (!isJsonName(file)) {
    refuseDatabaseItself(settings, file)
    return withDatabase(settings, (db) => exportWholeSite(db, settings, file), 'up to date')
  }
  const collections = await withDatabase(settings, exportDocuments)
  const json = `${JSON.stringify(collections, null, 2)}\n`
  if (file === '-') return void process.stdout.write(json)
  refuseDatabaseItself(settings, file)
  const draft = draftPath(file)
  try {
    writeFileSync(draft, json, { flush: true })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  const count = Object.values(collections).reduce((sum, documents) => sum + Object.keys(documents).length, 0)
  console.log(
    `${counted(count, 'document exporté', 'documents exportés')} de ${databaseName(settings)} : ${resolve(file)}`,
  )
}

async function backupFile(settings: Settings, file: string) {
  refuseWithoutDatabase(settings)
  refuseDatabaseItself(settings, file)
  await backUpDatabase(settings, file)
}

async function restoreFile(settings: Settings, file: string) {
  refuseWrongFolder(settings)
  refuseDatabaseItself(settings, file)
  await restoreDatabase(settings, file)
}

async function check(settings: Settings) {
  refuseWithoutDatabase(settings)
  const damages = settings.databaseUrl ? [] : sqliteProblems(sqliteFile(settings.dataDir))
  const found = damages.length > 0 ? undefined : await withDatabase(settings, checkDocuments)
  const missing = found ? await withDatabase(settings, (db) => missingFileLines(db, settings)) : []
  const problems = [...(found?.problems ?? damages), ...missing]
  const notes = (found?.notes ?? []).map((note) => `À noter : ${note}`)
  if (found && problems.length === 0) {
    const documents = counted(found.documents, 'document', 'documents')
    const verdict = `Tout est en ordre : ${documents}, ${counted(found.revisions, 'révision', 'révisions')}.`
    console.log([verdict, `Base : ${databaseName(settings)}`, ...notes].join('\n'))
    return
  }
  console.log([...problems, `Base : ${databaseName(settings)}`, ...notes].join('\n'))
  process.exitCode = 1
}

async function writeFiles(settings: Settings, files: Parameters<typeof writeFromFiles>[1], isDry: boolean) {
  refuseWrongFolder(settings)
  await writeFromFiles(settings, files, isDry)
}

async function removeDemo(settings: Settings, isDry: boolean) {
  refuseWithoutDatabase(settings)
  await withDatabase(settings, (db) => removeDemonstration(db, isDry))
}

/** The pages are made by the built site itself. */
async function publish(settings: Settings) {
  refuseWithoutDatabase(settings)
  // A container's image has what was built, and nothing to build it with.
  if (existsSync(join(SITE, 'scripts'))) {
    const { status } = spawnSync(process.execPath, ['scripts/prepare.js', '--build'], {
      cwd: SITE,
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new Refusal("Le site n'a pas pu être construit.")
  }
  process.env['NODE_ENV'] ||= 'production'
  process.env['DATA_DIR'] = resolve(settings.dataDir)
  process.chdir(SITE)
  const built = new URL('../build/server/index.js', import.meta.url).href
  const { openSite } = (await import(built)) as typeof import('../app/server/app.ts')
  const site = await openSite(process.env)
  try {
    const publishing = site.startPublishing(addressFromHere(settings))
    const count = await publishing.publish()
    console.log(`${counted(count, 'page écrite', 'pages écrites')} : ${publishing.folder}`)
    if (count === 0) console.log("À noter : rien n'est publié tant que le site n'est pas mis en ligne (/bienvenue).")
    if (!settings.siteUrl) console.log('À noter : sans SITE_URL, ces pages se disent à une adresse locale.')
  } finally {
    await site.close()
  }
}

function refuseWithoutDatabase(settings: Settings) {
  if (hasDatabase(settings)) return
  throw new Refusal(`Il n'y a pas de base de données ici : ${databaseName(settings)}`)
}

function refuseDatabaseItself({ dataDir }: Settings, file: string) {
  const [database, other] = [sqliteFile(dataDir), file].map((path) => statSync(path, { throwIfNoEntry: false }))
  if (database && other && database.dev === other.dev && database.ino === other.ino) {
    throw new Refusal(`Ce fichier est la base du site elle-même : ${file}`)
  }
}

/** Returns what opens a file again and again; what comes by standard input is kept. */
async function opener(file: string): Promise<() => AsyncIterable<string>> {
  if (file !== '-') return () => createReadStream(file, 'utf8')
  const whole = await text(process.stdin)
  return () => Readable.from([whole])
}

const readText = (file: string) => (file === '-' ? text(process.stdin) : readFileSync(file, 'utf8'))

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''))
  } catch {
    throw notJson(file)
  }
}

const notJson = (file: string) => new Refusal(`Ce fichier n'est pas du JSON : ${file}`)

/** What is asked for, as a function of the settings. Throws a UsageError where it is not written as it should be. */
function readArguments(): (settings: Settings) => Promise<void> {
  const { positionals, values } = parse()
  const [named = '', file = '', ...rest] = positionals
  const { 'dry-run': isDry = false, 'from-csv': prices, replace = false, strict = false } = values
  if (rest.length > 0) throw new UsageError()
  if (named === 'demo' && file === 'remove' && !prices) return (settings) => removeDemo(settings, isDry)
  if (named === 'new' && file) return (settings) => writeFiles(settings, { sheet: file, prices }, isDry)
  if (named === '' && prices) return (settings) => writeFiles(settings, { prices }, isDry)
  const options = [isDry && ' --dry-run', replace && ' --replace', strict && ' --strict'].filter(Boolean)
  const command = named + options.join('')
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  const isStream = file === '-' && !['import', 'export'].includes(named)
  const isOdd = isStream || prices !== undefined
  if (!known || isOdd || known.takesFile !== file.length > 0) throw new UsageError()
  return (settings) => known.run(settings, file)
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'from-csv': { type: 'string' },
        replace: { type: 'boolean' },
        strict: { type: 'boolean' },
      },
    })
  } catch {
    throw new UsageError()
  }
}

// What is written is for its owner alone.
process.umask(0o077)
try {
  const run = readArguments()
  const settings = readSettings(process.env)
  actAsOwner(settings)
  await run(settings)
} catch (error) {
  console.error(error instanceof UsageError ? USAGE : failureWords(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
