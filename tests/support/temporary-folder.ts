import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty folder of its own. Whoever asked for it removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'institut-'))
}
