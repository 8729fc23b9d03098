import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const READ = [
  ...globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts', 'commands/**/*.ts', 'scripts/**/*.js', 'docs/*.md', '*.md']),
].filter((file) => !file.includes('.test.'))

/** The lines of what people read that a pattern is found in. */
const found = (pattern: RegExp) =>
  READ.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )

test('who works at the site, visits it or is cared for is named by words that hold for everybody', () => {
  expect(READ.length).toBeGreaterThan(300)
  expect(found(/\b(?:administratrice|visiteuse|utilisatrice|cliente)s?\b/i)).toEqual([])
})

test('what is deleted is deleted by one verb', () => {
  expect(found(/(?:^|>)\s*(?:Retirer|Enlever|Effacer|Ôter)\b/)).toEqual([])
})
