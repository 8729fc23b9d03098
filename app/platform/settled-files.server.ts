import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Puts a file at its place so that it stands there whole or not at all, even after a power cut. */
export async function settleFile(draft: string, target: string): Promise<void> {
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  await rename(draft, target)
  syncFolder(dirname(target))
}

/**
 * Writes a file, readable by its owner alone, by way of `draft`, so that it stands at `target` whole or not
 * at all, even after a power cut.
 */
export async function writeSettled(content: Uint8Array | string, draft: string, target: string): Promise<void> {
  try {
    const file = await open(draft, 'w', 0o600)
    await file.writeFile(content).finally(() => file.close())
    await settleFile(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Makes the names in a folder outlive a power cut. */
export function syncFolder(folder: string): void {
  // Windows keeps names by itself and cannot open a folder.
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
