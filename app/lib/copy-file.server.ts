import { copyFile, link } from 'node:fs/promises'

/** Makes a new file of the same bytes, which are named twice where they can be: neither may be written to again. */
export async function copyOrLink(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target))
}
