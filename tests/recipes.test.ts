import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDED, blockOf, CHANGED } from './support/recipes.ts'

test('the recipes of CONTRIBUTING.md lead to places that there are', () => {
  for (const [file, next] of Object.entries(CHANGED)) {
    expect(readFileSync(file, 'utf8'), file).toContain(next)
    expect(blockOf(file), file).not.toBe('')
  }
  for (const file of ADDED) expect(blockOf(file), file).not.toBe('')
})
