/**
 * Brings the program of a site that `deploy/institut` serves to another version, or back: built beside the one that runs,
 * tried on a copy of the data, and taken back by itself where it does not serve. Institutes of one machine share it: it is
 * tried with the data of each that serves, and each is brought along or taken back.
 */
import { spawn, spawnSync, type SpawnSyncOptions, type SpawnSyncReturns } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { upgradeCopies } from '../app/backup/upgrade.server.ts'
import { failureLine } from '../app/lib/failure-line.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { SQLITE, sqliteCode } from '../app/lib/sqlite-errors.ts'
import { appliedMigrations } from '../app/platform/database/migrate.server.ts'
import { readSettings, SettingsError, type Settings } from '../app/platform/settings.server.ts'
import { addressFromHere } from './address-from-here.ts'
import { counted } from './counted.ts'
import { withDatabase } from './database.ts'
import { databaseName } from './place.ts'

const USAGE = `Usage : institut update [VERSION]        met le site à la dernière version, ou à celle qui est nommée
        institut rollback              revient à la version d'avant, avec le contenu d'aujourd'hui
        institut rollback --with-copy  revient à la version d'avant, avec le contenu qu'elle avait`

/** How long a site may take to serve after it was started, in milliseconds: it may have much to bring up to date. */
const START = Number(process.env['INSTITUT_PATIENCE'] ?? 180) * 1000

/** How many pages a version shows of a copy of the data before it is trusted. */
const PAGES = 5

/** Where the site is, as the wrapper says, and beside it its other versions. */
const ROOT = resolve(process.env['INSTITUT_ROOT'] ?? '/srv/institut')
const SITE = join(ROOT, 'site')
const VERSIONS = join(ROOT, 'versions')
const PREVIOUS = join(VERSIONS, 'precedente')
const LOCK = join(VERSIONS, 'verrou')

/** One of the institutes whose program this is. */
interface Institute {
  /** The name of its service. */
  unit: string
  settings: Settings
  data: string
  environment: NodeJS.ProcessEnv
}

const name = process.env['INSTITUT_NAME']
const own = instituteOf(name ? `institut@${name}` : (process.env['INSTITUT_UNIT'] ?? 'institut'), process.env)

function instituteOf(unit: string, said: NodeJS.ProcessEnv): Institute {
  const settings = readSettings(said)
  const data = resolve(settings.dataDir)
  return { unit, settings, data, environment: { ...said, DATA_DIR: data } }
}

/** Reads another institute's, and says whose they are where they cannot be used. */
function otherInstitute(unit: string, said: NodeJS.ProcessEnv, file: string): Institute {
  try {
    return instituteOf(unit, said)
  } catch (error) {
    throw error instanceof SettingsError ? new Refusal(`${file} : ${error.message}`) : error
  }
}

/**
 * Lists the institutes that run with this program: this one, whether it runs or not, and the others of the machine. Where
 * they are to be tried, throws a Refusal for one that runs and cannot serve: the version to come would not be to blame.
 */
async function institutes(areToBeTried: boolean): Promise<Institute[]> {
  const found = [own]
  const named = readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'reglages')))
  for (const other of ['', ...named]) {
    const wrapper = join(import.meta.dirname, '..', 'deploy', 'institut')
    const env = { PATH: process.env['PATH'], INSTITUT_ROOT: ROOT }
    const { status, stdout, stderr } = spawnSync(wrapper, [...(other ? [`@${other}`] : []), 'env'], {
      env,
      encoding: 'utf8',
    })
    const settings = join(ROOT, other, 'reglages')
    // Left out, it would go on with a program that an update to come takes away.
    if (status !== 0 && existsSync(settings) && !canRead(settings)) throw new Refusal(stderr.trim())
    if (status !== 0) continue
    const said = Object.fromEntries(stdout.split('\0').flatMap((line) => [line.split(/=(.*)/s).slice(0, 2)]))
    const unit = other ? `institut@${other}` : 'institut'
    const institute = otherInstitute(unit, said, settings)
    const isKnown = found.some(
      (known) => known.data === institute.data || readyAddress(known) === readyAddress(institute),
    )
    if (isKnown) continue
    // Any other answer may be another program's at that port.
    const answer = await readiness(institute)
    if (answer === 503 && areToBeTried)
      throw new Refusal(
        `Le service ${unit} tourne, mais ne peut pas servir (${readyAddress(institute)} : 503). Attendez qu'il le puisse (journalctl -u ${unit}), ou arrêtez-le : systemctl stop ${unit}`,
      )
    if (answer === 200 || answer === 503) found.push(institute)
  }
  return found
}

function canRead(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const readyAddress = ({ settings }: Institute) => `${addressFromHere(settings)}/readyz`

/** The status that an institute answers whoever asks whether it can serve; undefined where nothing answers. */
const readiness = (institute: Institute) =>
  fetch(readyAddress(institute)).then(
    ({ status }) => status,
    () => undefined,
  )

const hasSucceeded = ({ status }: SpawnSyncReturns<string>) => status === 0

function run(command: string, args: string[], options: SpawnSyncOptions = {}, isDone = hasSucceeded): string {
  const ended = spawnSync(command, args, {
    cwd: ROOT,
    env: own.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    encoding: 'utf8',
  })
  if (isDone(ended)) return ended.stdout.trim()
  const { error, signal, stderr, stdout } = ended
  // What could not be started has said nothing, and what was killed may not have.
  const why = (error && (failureLine(error) ?? error.message)) || stderr || stdout || signal || ''
  throw new Refusal(`Échec : ${command} ${args.join(' ')}\n${why}`.trim())
}

const git = (...args: string[]) => run('git', ['-C', SITE, ...args])

/** The Node that a version brings, or the machine's. */
function nodeOf(version: string): string {
  const own = join(version, 'node_modules', '.bin', 'node')
  return existsSync(own) ? own : process.execPath
}

const say = (words: string) => console.error(`${words}…`)

function commitOf(wanted = '@{upstream}'): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`)
  } catch {
    throw new Refusal(`Le dépôt n'a pas cette version : ${wanted}`)
  }
}

/** Fetches a version, and builds it beside the one that runs. Returns where; undefined where it is the one that runs. */
function build(wanted: string | undefined): string | undefined {
  say('Recherche de la version')
  git('fetch', '--quiet', '--tags')
  const commit = commitOf(wanted)
  if (commit === git('rev-parse', 'HEAD')) return undefined
  refuseToLose(wanted)
  const named = join(VERSIONS, commit.slice(0, 12))
  // After « git pull » in the folder of a version, its name is of another than the one that runs.
  const version = named === realpathSync(SITE) ? `${named}.bis` : named
  const draft = `${version}.partiel`
  run('rm', ['-rf', draft])
  run('mkdir', [draft])
  run('cp', ['-a', join(realpathSync(SITE), '.git'), join(draft, '.git')])
  run('git', ['-C', draft, 'reset', '--quiet', '--hard', commit])
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(SITE, lock)).equals(readFileSync(join(draft, lock)))
  // What is installed never changes: it is named twice.
  if (isSame && existsSync(join(SITE, 'node_modules')))
    run('cp', ['-al', join(realpathSync(SITE), 'node_modules'), join(draft, 'node_modules')])
  say(`Construction de ${commit.slice(0, 7)} à côté`)
  run('node', ['scripts/prepare.js', '--build'], { cwd: draft })
  run('rm', ['-rf', version])
  run('mv', [draft, version])
  return version
}

/** Throws a Refusal where the program was changed here: a version is built of what is in the repository. */
function refuseToLose(wanted: string | undefined): void {
  const advice = 'Pour le garder : « Mettre à jour », dans docs/deploiement.md.'
  const changed = git('-c', 'core.fileMode=false', 'diff', '--name-only', 'HEAD').replaceAll('\n', ', ')
  if (changed)
    throw new Refusal(
      `Le programme a été changé dans ${SITE}, et une mise à jour le perdrait : ${changed}. Pour y renoncer, sous le compte qui tient ce dossier : git -C ${SITE} reset --hard. ${advice}`,
    )
  if (wanted !== undefined) return
  const count = Number(git('rev-list', '--count', '@{upstream}..HEAD'))
  const followed = git('rev-parse', '--abbrev-ref', '@{upstream}')
  if (count > 0)
    throw new Refusal(
      `La version qui sert a ${counted(count, 'changement', 'changements')} que ${followed} n'a pas, et qu'une mise à jour perdrait. Pour y renoncer : institut update ${followed}. ${advice}`,
    )
}

/** Starts a version on a copy of an institute's data, and has it show some pages. Throws a Refusal where it does not. */
async function tryOnCopy(version: string, { unit, data, environment }: Institute): Promise<void> {
  say(unit === own.unit ? 'Essai sur une copie des données' : `Essai sur une copie des données de ${unit}`)
  const folder = join(VERSIONS, 'essai')
  run('rm', ['-rf', folder])
  run('mkdir', ['-p', '-m', '700', join(folder, 'data')])
  try {
    const copy = join(folder, 'copie')
    const backup = [join(SITE, 'commands', 'content.ts'), 'backup', copy]
    run(nodeOf(SITE), backup, { env: environment })
    const media = join(data, 'media')
    if (existsSync(media)) run('ln', ['-s', media, join(folder, 'data', 'media')])
    const env = {
      ...environment,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      BACKUP_EVERY_HOURS: '0',
    }
    restore(version, copy, env)
    await showPages(version, env)
  } finally {
    run('rm', ['-rf', folder])
  }
}

/** Has a version put a copy in place of a database. Its answer counts missing pictures, which are no fault of the version. */
function restore(version: string, copy: string, env: NodeJS.ProcessEnv): void {
  const isRestored = ({ stdout }: SpawnSyncReturns<string>) => Boolean(stdout?.startsWith('Base remise en place'))
  run(nodeOf(version), ['commands/content.ts', 'restore', copy], { cwd: version, env }, isRestored)
}

async function showPages(version: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(nodeOf(version), ['server.js'], { cwd: version, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [told, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    const deadline = Date.now() + START
    const addressOf = () => /http:\/\/127[\w.:]+/.exec(told)?.[0]
    while (!addressOf() && child.exitCode === null && Date.now() < deadline) await setTimeout(50)
    const origin = addressOf()
    if (!origin) throw new Refusal(`La nouvelle version ne démarre pas :\n${errors.trim()}`)
    const map = await (await fetch(`${origin}/sitemap.xml`)).text()
    const known = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    for (const path of [...new Set(['/', ...known])].slice(0, PAGES)) {
      const answer = await fetch(origin + path)
      if (!answer.ok || !(await answer.text()).includes('</html>'))
        throw new Refusal(`La nouvelle version ne montre pas ${path} (${answer.status}).`)
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Has the site lead to a version from now on. Returns the one that it led to. */
function switchTo(version: string): string {
  const before = realpathSync(SITE)
  if (before === SITE) {
    // The first time: from then on it is a name that can be given in one step.
    const kept = join(VERSIONS, git('rev-parse', 'HEAD').slice(0, 12))
    rmSync(kept, { recursive: true, force: true })
    renameSync(SITE, kept)
    link(SITE, kept)
    return switchTo(version)
  }
  link(SITE, version)
  link(PREVIOUS, before)
  return before
}

/** The version that a site had before the one that it has. */
const previousVersion = () => (existsSync(PREVIOUS) ? realpathSync(PREVIOUS) : undefined)

function link(name: string, target: string): void {
  const draft = `${name}.partiel`
  rmSync(draft, { force: true })
  symlinkSync(target, draft)
  renameSync(draft, name)
}

/** Starts services anew; returns why one does not serve, or nothing where all do. */
async function restart(those: Institute[]): Promise<string | undefined> {
  say('Redémarrage')
  const units = those.map(({ unit }) => unit)
  const command = process.env['INSTITUT_RESTART'] ?? 'systemctl restart "$@"'
  const { status, stderr } = spawnSync('sh', ['-c', command, 'sh', ...units], { encoding: 'utf8' })
  if (status !== 0) return stderr.trim() || `${command} : ${status}`
  const deadline = Date.now() + START
  for (const institute of those) {
    while ((await readiness(institute)) !== 200) {
      if (Date.now() > deadline) return `${readyAddress(institute)} ne répond pas`
      await setTimeout(250)
    }
  }
  return undefined
}

/** Lists the migrations that a version knows. */
const migrationsOf = (version: string) =>
  readdirSync(join(version, 'app', 'platform', 'database', 'migrations')).map((name) => name.slice(0, -3))

/** Lists the migrations of an institute's database that a version does not know. */
async function unknownTo(version: string, { settings }: Institute): Promise<string[]> {
  const known = migrationsOf(version)
  const applied = await withDatabase(settings, appliedMigrations, 'of any version')
  return applied.filter((name) => !known.includes(name))
}

/** The last copy of an institute from before an upgrade whose tables a version knows, and when it was made. */
function copyFor(version: string, { data, settings }: Institute): { path: string; madeAt: string } | undefined {
  if (settings.databaseUrl) return undefined
  const known = migrationsOf(version)
  const found = upgradeCopies(data).findLast((name) => {
    if (!name.endsWith('.sqlite')) return false
    const copy = new DatabaseSync(join(data, name), { readOnly: true })
    const applied = copy.prepare('select name from kysely_migration').all()
    copy.close()
    return applied.every((row) => known.includes(String(row['name'])))
  })
  const [, day, clock] = /(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)/.exec(found ?? '') ?? []
  return found ? { path: join(data, found), madeAt: `${day}T${clock!.replaceAll('-', ':')}` } : undefined
}

async function update(wanted: string | undefined): Promise<void> {
  const version = build(wanted)
  if (!version) return console.log(`Le site est déjà à cette version : ${databaseName(own.settings)}`)
  const those = await institutes(true)
  for (const institute of those) await tryOnCopy(version, institute)
  const previous = previousVersion()
  const before = switchTo(version)
  const problem = await restart(those)
  if (!problem) {
    for (const name of readdirSync(VERSIONS))
      if (![version, before, PREVIOUS, LOCK].includes(join(VERSIONS, name))) run('rm', ['-rf', join(VERSIONS, name)])
    console.log(`Site mis à jour : ${git('rev-parse', '--short', 'HEAD')}, ${placesOf(those)}`)
    return sayOutdated(before, version)
  }
  link(SITE, before)
  if (previous) link(PREVIOUS, previous)
  else rmSync(PREVIOUS)
  for (const institute of those) {
    try {
      const path = await copyOfBefore(before, institute, true)
      if (path) restore(before, path, institute.environment)
    } catch (error) {
      // The others are to serve again all the same.
      console.error(wordsOf(error))
    }
  }
  const still = await restart(those)
  throw new Refusal(
    still
      ? `La nouvelle version ne sert pas (${problem}), et celle d'avant, remise, non plus (${still}).`
      : `La nouvelle version ne sert pas (${problem}). Celle d'avant est remise, et sert.`,
  )
}

/** Says which files that a host copies out of the program are others in a version than in the one before. */
function sayOutdated(before: string, version: string): void {
  for (const [name, mode, folder] of [
    ['institut', 755, '/usr/local/bin/'],
    ['institut.service', 644, '/etc/systemd/system/'],
    ['institut@.service', 644, '/etc/systemd/system/'],
  ] as const) {
    const file = join('deploy', name)
    const [was, is] = [before, version].map((place) => existsSync(join(place, file)) && readFileSync(join(place, file)))
    if (!is || (was && was.equals(is))) continue
    const reload = mode === 644 ? ' && systemctl daemon-reload' : ''
    console.log(
      `À noter : ${file} a changé. S'il est en place sur cette machine : install --mode=${mode} ${join(SITE, file)} ${folder}${reload}`,
    )
  }
}

async function rollback(withCopy: boolean): Promise<void> {
  const before = previousVersion()
  if (!before) throw new Refusal(`Il n'y a pas de version d'avant ici : ${VERSIONS}`)
  const those = await institutes(false)
  const copies: { path: string; institute: Institute }[] = []
  for (const institute of those) {
    const path = await copyOfBefore(before, institute, withCopy)
    if (path) copies.push({ path, institute })
  }
  switchTo(before)
  for (const { path, institute } of copies) restore(before, path, institute.environment)
  const problem = await restart(those)
  if (problem) throw new Refusal(`La version d'avant est remise, mais ne sert pas : ${problem}`)
  console.log(`Retour à la version d'avant : ${git('rev-parse', '--short', 'HEAD')}, ${placesOf(those)}`)
}

/**
 * Finds the copy that a version needs of an institute; undefined where it reads today's content. Says what is lost with it,
 * and throws a Refusal unless that is asked for.
 */
async function copyOfBefore(version: string, institute: Institute, withCopy: boolean): Promise<string | undefined> {
  const unknown = await unknownTo(version, institute)
  if (unknown.length === 0) return undefined
  const copy = copyFor(version, institute)
  if (!copy) {
    const tar = upgradeCopies(institute.data).findLast((name) => name.endsWith('.tar'))
    const why = tar
      ? `sa copie se remet dans une base neuve, par « restore » : ${join(institute.data, tar)}`
      : `il n'y a pas de copie d'avant la mise à jour dans ${institute.data}`
    throw new Refusal(`La version d'avant ne connaît pas ${unknown.join(', ')}, et ${why}.`)
  }
  const { path, madeAt } = copy
  const count = await withDatabase(
    institute.settings,
    async (db) => (await db.selectFrom('revisions').select('version').where('saved_at', '>', madeAt).execute()).length,
    'of any version',
  )
  const lost = `${counted(count, 'enregistrement fait', 'enregistrements faits')} depuis le ${madeAt.replace('T', ' à ')} (temps universel)`
  if (!withCopy)
    throw new Refusal(
      `La version d'avant ne lit pas le contenu d'aujourd'hui (${unknown.join(', ')}). Avec sa copie, ${path}, ${lost} seraient perdus : « institut rollback --with-copy » le fait.`,
    )
  console.error(`Perdus : ${lost}${institute === own ? '' : `, dans ${institute.data}`}.`)
  return path
}

const wordsOf = (error: unknown) =>
  failureLine(error) ?? `Échec : ${error instanceof Error ? error.message : String(error)}`

const placesOf = (those: Institute[]) => those.map(({ settings }) => databaseName(settings)).join(', ')

/** Does what may be done once at a time. The lock goes with this process, however it ends. */
async function alone(work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(LOCK)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    throw sqliteCode(error) === SQLITE.BUSY ? new Refusal(`Une mise à jour est déjà en cours : ${VERSIONS}`) : error
  }
  await work().finally(() => lock.close())
}

process.on('SIGHUP', () => {
  // A terminal that is gone does not end an update halfway.
})
process.umask(0o077)
const [command, ...args] = process.argv.slice(2)
try {
  mkdirSync(VERSIONS, { recursive: true })
  accessSync(VERSIONS, constants.W_OK)
  if (command === 'update' && args.length <= 1 && !args[0]?.startsWith('-')) await alone(() => update(args[0]))
  else if (command === 'rollback' && args.every((arg) => arg === '--with-copy'))
    await alone(() => rollback(args.length > 0))
  else {
    console.error(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
