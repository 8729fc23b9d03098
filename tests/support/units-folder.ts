import { chmodSync, rmSync } from 'node:fs'
import { temporaryFolder } from './temporary-folder.ts'

/** Has all folders of a run of the units within one, and removes it at the end: a test that fails removes nothing. */
export default function setup(): () => void {
  const folder = temporaryFolder()
  // Some of what they run is another account's.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
