import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Builds the site beside as a version of another name, with all scripts and styles under other names. Returns where. */
export function buildOtherVersion(name: string): string {
  const folder = temporaryFolder()
  const sh = (script: string) => execFileSync('sh', ['-c', script, 'sh', folder], { stdio: 'pipe' })
  sh(
    'git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -c --files-from=- | tar -x -C "$1"',
  )
  // What is installed never changes: it is named twice where that can be.
  sh('cp -al node_modules "$1" 2>/dev/null || cp -a node_modules "$1"')
  const change = (file: string, before: string, after: string) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(before)) throw new Error(`Not in ${file}: ${before}`)
    writeFileSync(path, text.replace(before, after))
  }
  change('app/root.tsx', '<html ', `<html data-version="${name}" `)
  change('vite.config.ts', '[name]-[hash][extname]', `[name]-${name}-[hash][extname]`)
  const names = `{ entryFileNames: 'static/js/${name}-[hash].js', chunkFileNames: 'static/js/${name}-[hash].js' }`
  const client = `client: { build: { rollupOptions: { output: ${names} } } },`
  change('vite.config.ts', 'environments: {', `environments: { ${client}`)
  execFileSync(process.execPath, [resolve('scripts/prepare.js'), '--build'], { cwd: folder, stdio: 'pipe' })
  return folder
}
