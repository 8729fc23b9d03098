/**
 * Brings the program of a site that `deploy/institut` serves to another version, or back: built beside the one that runs,
 * tried on a copy of the data, and taken back by itself where it does not serve. Institutes of one machine share it: it is
 * tried with the data of each that serves, and each is brought along or taken back.
 */
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '../app/lib/refusal.ts'
import { SQLITE, sqliteCode } from '../app/lib/sqlite-errors.ts'
import { failureWords } from './failure-words.ts'
import { databaseName } from './place.ts'
import { copyOfBefore } from './update/copies.ts'
import { institutes, own, placesOf, restart, type Institute } from './update/institutes.ts'
import { PREVIOUS, run, SITE, VERSIONS } from './update/machine.ts'
import { restore, tryOnCopy } from './update/trial.ts'
import { build, git, link, previousVersion, sayOutdated, switchTo } from './update/versions.ts'

const USAGE = `Usage : institut update [VERSION]        met le site à la dernière version, ou à celle qui est nommée
        institut rollback              revient à la version d'avant, avec le contenu d'aujourd'hui
        institut rollback --with-copy  revient à la version d'avant, avec le contenu qu'elle avait`

const LOCK = join(VERSIONS, 'verrou')

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
      console.error(failureWords(error))
    }
  }
  const still = await restart(those)
  throw new Refusal(
    still
      ? `La nouvelle version ne sert pas (${problem}), et celle d'avant, remise, non plus (${still}).`
      : `La nouvelle version ne sert pas (${problem}). Celle d'avant est remise, et sert.`,
  )
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
  console.error(failureWords(error))
  process.exitCode = 1
}
