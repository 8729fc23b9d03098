import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The oldest PostgreSQL that the site is made for. */
const OLDEST = 15

/** Where Debian keeps them, a folder for each version: not in the path. */
const DEBIAN = '/usr/lib/postgresql'

const NEEDED = ['initdb', 'postgres']

export interface Binaries {
  folder: string
  /** As `15.18`. */
  version: string
}

/** Finds this machine's newest PostgreSQL server, or returns undefined where there is none of version 15 or later. */
export function findPostgres(): Binaries | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = [...debianFolders(), ...inPath].filter(isComplete).map((folder) => ({ folder, ...readVersion(folder) }))
  const [newest] = found.filter(({ major }) => major >= OLDEST).sort((one, other) => other.major - one.major)
  return newest && { folder: newest.folder, version: newest.version }
}

function debianFolders(): string[] {
  try {
    return readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
  } catch {
    return []
  }
}

function isComplete(folder: string): boolean {
  try {
    for (const name of NEEDED) accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readVersion(folder: string): { version: string; major: number } {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  const version = /\d+(\.\d+)*/.exec(stdout)?.[0] ?? ''
  return { version, major: parseInt(version, 10) || 0 }
}
