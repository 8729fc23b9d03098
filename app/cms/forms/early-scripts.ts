import type * as RichTextEditor from '../edit/rich-text-editor'
import { loadPart } from '../../ui/load-part'

/** How long a text waits for its editor before it is shown as HTML, in milliseconds. */
const PATIENCE = 15_000

/** What the server has written within the page: its data, and scripts, each before those that it needs. */
type Page = Record<'scripts' | 'later' | 'editor', string[]>

/** app/hydration/page-data.ts has all of it. */
export const pageData = () => (globalThis as unknown as { page: Page }).page

/** Waits for some milliseconds, and then gives undefined. */
export const after = (delay: number) => new Promise<undefined>((resolve) => setTimeout(resolve, delay))

const ahead = new Map<string, Promise<unknown>>()

/** Fetches scripts, and runs none of them: as modules, compiled while they arrive (docs/decisions/056). */
export function fetchAhead(scripts: string[]): Promise<unknown> {
  for (const href of scripts) if (!ahead.has(href)) ahead.set(href, preload(href))
  return Promise.all(scripts.map((href) => ahead.get(href)))
}

function preload(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  document.head.append(link)
  return new Promise((resolve) => (link.onload = link.onerror = resolve))
}

/** Runs a script of this build, which the server names. */
export function run<Module>(address: string): Promise<Module> {
  // eslint-disable-next-line no-restricted-syntax
  return loadPart(() => import(/* @vite-ignore */ address) as Promise<Module>)
}

/** Fetches what a text with formatting is typed in, ahead of its use. */
export const prepareEditor = () => fetchAhead(pageData().editor)

/** Loads it; undefined where it does not come. */
export function loadEditor(): Promise<typeof RichTextEditor | undefined> {
  void prepareEditor()
  const loaded = run<typeof RichTextEditor>(pageData().editor[0]!).catch((error: unknown) => {
    console.error('Chargement impossible', error)
    return undefined
  })
  return Promise.race([loaded, after(PATIENCE)])
}
