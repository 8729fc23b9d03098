import { buildCopy, changeFile, copyProject } from './project-copy.ts'

/** Builds the site beside as a version of another name, with all scripts and styles under other names. Returns where. */
export function buildOtherVersion(name: string): string {
  const folder = copyProject()
  const change = (file: string, before: string, after: string) => changeFile(folder, file, before, after)
  change('app/root.tsx', '<html ', `<html data-version="${name}" `)
  change('vite.config.ts', '[name]-[hash][extname]', `[name]-${name}-[hash][extname]`)
  const names = `{ entryFileNames: 'static/js/${name}-[hash].js', chunkFileNames: 'static/js/${name}-[hash].js' }`
  const client = `client: { build: { rollupOptions: { output: ${names} } } },`
  change('vite.config.ts', 'environments: {', `environments: { ${client}`)
  buildCopy(folder)
  return folder
}
