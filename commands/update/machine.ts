import { spawnSync, type SpawnSyncOptions, type SpawnSyncReturns } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { failureLine } from '../../app/lib/failure-line.ts'
import { Refusal } from '../../app/lib/refusal.ts'

/** Where the site is, as the wrapper says. */
export const ROOT = resolve(process.env['INSTITUT_ROOT'] ?? '/srv/institut')
/** The program that serves. */
export const SITE = join(ROOT, 'site')
/** Beside it, its other versions. */
export const VERSIONS = join(ROOT, 'versions')
/** The version that the site had before. */
export const PREVIOUS = join(VERSIONS, 'precedente')

/** How long a site may take to serve after it was started, in milliseconds: it may have much to bring up to date. */
export const PATIENCE = Number(process.env['INSTITUT_PATIENCE'] ?? 180) * 1000

/** Says what is under way. */
export const say = (words: string) => console.error(`${words}…`)

const hasSucceeded = ({ status }: SpawnSyncReturns<string>) => status === 0

/**
 * Runs a program to its end, in the site's folder and with its settings unless told otherwise. Returns what it said; throws
 * a Refusal with why where it is not done.
 */
export function run(command: string, args: string[], options: SpawnSyncOptions = {}, isDone = hasSucceeded): string {
  const ended = spawnSync(command, args, {
    cwd: ROOT,
    env: process.env,
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

/** The Node that a version brings, or the machine's. */
export function nodeOf(version: string): string {
  const own = join(version, 'node_modules', '.bin', 'node')
  return existsSync(own) ? own : process.execPath
}
