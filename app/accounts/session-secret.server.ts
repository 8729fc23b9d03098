import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftPath } from '../lib/draft-path.ts'
import { SettingsError } from '../platform/settings.server.ts'

/** The name of the secret's file in the data folder. */
const SECRET_FILE = 'session-secret'

const SECRET_BYTES = 32

/**
 * Returns the secret that session cookies are signed with: the setting, or else one that is made once and
 * kept in the data folder for its owner alone. Refuses a kept one that is cut short with a SettingsError.
 */
export function sessionSecret({ sessionSecret, dataDir }: { sessionSecret: string; dataDir: string }): string {
  if (sessionSecret) return sessionSecret
  const file = join(dataDir, SECRET_FILE)
  const kept = readIfThere(file) ?? makeSecret(file, dataDir)
  if (kept.length < SECRET_BYTES) throw new SettingsError(`Le secret des sessions est illisible : supprimez ${file}`)
  return kept
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole beside its place and then linked there: two processes that start at once keep the same one. */
function makeSecret(file: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = draftPath(file)
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
