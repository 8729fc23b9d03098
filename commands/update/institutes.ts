import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../../app/lib/refusal.ts'
import { readSettings, SettingsError, type Settings } from '../../app/platform/settings.server.ts'
import { addressFromHere } from '../address-from-here.ts'
import { databaseName } from '../place.ts'
import { PATIENCE, ROOT, say } from './machine.ts'

/** One of the institutes whose program this is. */
export interface Institute {
  /** The name of its service. */
  unit: string
  settings: Settings
  data: string
  environment: NodeJS.ProcessEnv
}

const name = process.env['INSTITUT_NAME']

/** The institute that is asked of. */
export const own = instituteOf(name ? `institut@${name}` : (process.env['INSTITUT_UNIT'] ?? 'institut'), process.env)

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
export async function institutes(areToBeTried: boolean): Promise<Institute[]> {
  const found = [own]
  const named = readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'reglages')))
  for (const other of ['', ...named]) {
    const wrapper = join(import.meta.dirname, '..', '..', 'deploy', 'institut')
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

/** Starts services anew; returns why one does not serve, or nothing where all do. */
export async function restart(those: Institute[]): Promise<string | undefined> {
  say('Redémarrage')
  const units = those.map(({ unit }) => unit)
  const command = process.env['INSTITUT_RESTART'] ?? 'systemctl restart "$@"'
  const { status, stderr } = spawnSync('sh', ['-c', command, 'sh', ...units], { encoding: 'utf8' })
  if (status !== 0) return stderr.trim() || `${command} : ${status}`
  const deadline = Date.now() + PATIENCE
  for (const institute of those) {
    while ((await readiness(institute)) !== 200) {
      if (Date.now() > deadline) return `${readyAddress(institute)} ne répond pas`
      await setTimeout(250)
    }
  }
  return undefined
}

/** Names the databases of institutes, as commands do. */
export const placesOf = (those: Institute[]) => those.map(({ settings }) => databaseName(settings)).join(', ')
