import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT_ENDING } from '../lib/draft-path.ts'
import { DRAFT, publicFolder } from '../platform/pages/copied-files.server.ts'

/** What commands and backups leave in a data folder, and beside its database, where they are killed. */
const LEFTOVER = /\.restauration-\d+(?:-journal|-wal|-shm)?$/

const isLeftover = (name: string) => name.endsWith(DRAFT_ENDING) || LEFTOVER.test(name) || name.startsWith(DRAFT)

/** How long nobody may have written to it before it is one: no step of what is under way takes as long. */
const ABANDONED = 6 * 60 * 60_000

/** Removes what killed commands, backups and publishing have left in a data folder. Returns the names. */
export async function removeLeftovers(dataDir: string): Promise<string[]> {
  const removed: string[] = []
  for (const folder of [dataDir, join(dataDir, 'backups'), publicFolder(dataDir)]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const found = isLeftover(name) && (await stat(path).catch(() => undefined))
      if (!found || Date.now() - found.mtimeMs < ABANDONED) continue
      await rm(path, { recursive: true, force: true })
      removed.push(name)
    }
  }
  return removed
}
