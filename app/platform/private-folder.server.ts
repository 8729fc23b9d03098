import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What its owner alone may do, whatever may be done now. */
const OWNERS = 0o700

/** As well, whoever may pass through now: a web server, on its way to what is for everybody. */
const PASSABLE = 0o711

/**
 * Makes a folder for its owner alone, and all that this process will write anywhere. Of one that is there, takes back what
 * others may read or write: they may still pass through where they could, to what is `open` to everybody. What belongs to
 * somebody else stays as it is.
 */
export function openPrivateFolder(folder: string, open: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  tighten(folder, PASSABLE)
  for (const name of readdirSync(folder)) if (name !== open) tighten(join(folder, name), OWNERS)
}

function tighten(path: string, most: number): void {
  const { mode, uid } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0, uid: -1 }
  if (uid === process.getuid?.() && (mode & 0o777 & ~most) !== 0) chmodSync(path, mode & most)
}
