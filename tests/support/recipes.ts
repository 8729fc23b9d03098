import { readFileSync } from 'node:fs'

const DOCUMENT = readFileSync('CONTRIBUTING.md', 'utf8')

/** The block of a recipe that follows the name of a file, where it stands last. */
export function blockOf(file: string): string {
  const after = DOCUMENT.split(`\`${file}\``).slice(1).at(-1)
  const [, indent, block] = /^( *)```tsx?\n([^]*?)^ *```$/m.exec(after ?? '') ?? []
  if (!block) throw new Error(`No block for ${file}`)
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

/** A block, as far in as the line that comes after it. */
export const indented = (block: string, next: string) => block.replaceAll(/^(?=.)/gm, /^ */.exec(next)![0])

/** What the recipes of CONTRIBUTING.md change, and where what they add stands. */
export const CHANGED: Record<string, string> = {
  'app/site/treatment/definition.ts': "        duree: optional(line('durée'",
  'app/site/treatment/prices-editor.tsx': '      <TextField\n        label="Lien (facultatif)"',
  'app/pages.ts': "  accessibilite: { path: '/accessibilite'",
  'app/cms/documents/collections.ts': '  navigation,\n}',
}

/** What they add. */
export const ADDED = ['definition.ts', 'view.tsx', 'route.tsx'].map((file) => `app/site/partners/${file}`)
