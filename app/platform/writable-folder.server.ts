import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT_ENDING } from '../lib/draft-path.ts'
import { errorFields, log } from '../lib/log.ts'

/** How long an answer is good for, in milliseconds: who asks does so several times a second. */
const FRESH = 10_000

/** A page of a database: what a full disk no longer takes. */
const PROBE = Buffer.alloc(4096)

/** Returns what says whether a folder takes what is written to it; logs why not, once until it does again. */
export function watchFolder(folder: string): () => Promise<boolean> {
  let known: { at: number; answer: Promise<boolean> } | undefined
  let isLost = false

  async function probe(): Promise<boolean> {
    const path = join(folder, `ecriture-${process.pid}${DRAFT_ENDING}`)
    try {
      await writeFile(path, PROBE, { mode: 0o600, flush: true })
      isLost = false
    } catch (error) {
      if (!isLost) log('error', 'folder-not-writable', errorFields(error))
      isLost = true
    } finally {
      await rm(path, { force: true }).catch(() => undefined)
    }
    return !isLost
  }

  return () => {
    if (!known || isLost || Date.now() - known.at > FRESH) known = { at: Date.now(), answer: probe() }
    return known.answer
  }
}
