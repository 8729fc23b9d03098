import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Copies the project as it stands, with what is installed, into a folder of its own. Returns where. */
export function copyProject(): string {
  const folder = temporaryFolder()
  const sh = (script: string) => execFileSync('sh', ['-c', script, 'sh', folder], { stdio: 'pipe' })
  sh(
    'git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -c --files-from=- | tar -x -C "$1"',
  )
  // What is installed never changes: it is named twice where that can be.
  sh('cp -al node_modules "$1" 2>/dev/null || cp -a node_modules "$1"')
  return folder
}

/** Replaces a text of a copied file, once. Throws where it does not stand there. */
export function changeFile(folder: string, file: string, before: string, after: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`Not in ${file}: ${before}`)
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
}

/** Builds a copied project. */
export function buildCopy(folder: string): void {
  execFileSync(process.execPath, [resolve('scripts/prepare.js'), '--build'], { cwd: folder, stdio: 'pipe' })
}
