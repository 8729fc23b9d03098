import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { CLIENT } from './copied-files.server.ts'

/** What the build says of each file of the browsers' script. */
const MANIFEST = join(CLIENT, '.vite', 'manifest.json')

/** What texts with formatting are typed with. */
const EDITOR = 'app/cms/edit/rich-text-editor.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** By the key of a chunk, and by its file. */
let known: { chunks: Record<string, Chunk>; keys: Map<string, string> } | undefined

/** The addresses of what a page's routes load later. */
interface LateFiles {
  sheets: string[]
  scripts: string[]
}

/** What was found for the scripts of a page, by their addresses. */
const found = new Map<string, LateFiles>()

/**
 * Lists the style sheets and scripts that a page's routes load later: an administrator's page leaves the server with
 * all that it will show, and is hydrated with what she will press. There are none in development.
 */
export function lateFiles({ manifest, staticHandlerContext }: EntryContext): LateFiles {
  const scripts = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.module ?? [])
  const page = scripts.join(' ')
  const files = found.get(page) ?? filesOf(scripts)
  found.set(page, files)
  return files
}

let editor: string[] | undefined

/** Lists the script that a text with formatting is typed with, and those that it needs; there is none in development. */
export function editorFiles(): string[] {
  known ??= readManifest()
  editor ??= known.chunks[EDITOR] ? addressed([...withImports([EDITOR])].map((key) => known!.chunks[key]!.file)) : []
  return editor
}

const addressed = (files: string[]) => [...new Set(files)].map((file) => `/${file}`)

function filesOf(scripts: string[]): LateFiles {
  known ??= readManifest()
  const { chunks, keys } = known
  const first = withImports(scripts.flatMap((script) => keys.get(script.replace(/^\/|#.*/g, '')) ?? []))
  const later = withImports([...first].flatMap((key) => chunks[key]!.dynamicImports ?? []))
  const cssOf = (all: Iterable<string>) => [...all].flatMap((key) => chunks[key]!.css ?? [])
  const own = new Set(cssOf(first))
  return {
    sheets: addressed(cssOf(later).filter((sheet) => !own.has(sheet))),
    scripts: addressed([...later].filter((key) => !first.has(key)).map((key) => chunks[key]!.file)),
  }
}

/** These chunks and all that they cannot do without. */
function withImports(keys: string[]): Set<string> {
  const all = new Set<string>()
  const add = (key: string) => {
    if (all.has(key)) return
    all.add(key)
    known!.chunks[key]!.imports?.forEach(add)
  }
  keys.forEach(add)
  return all
}

function readManifest() {
  const text = existsSync(MANIFEST) ? readFileSync(MANIFEST, 'utf8') : '{}'
  const chunks = JSON.parse(text) as Record<string, Chunk>
  return { chunks, keys: new Map(Object.entries(chunks).map(([key, { file }]) => [file, key])) }
}
