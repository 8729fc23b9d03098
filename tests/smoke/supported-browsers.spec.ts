import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { BUILD_TARGET, SUPPORTED_BROWSERS } from '../../supported-browsers.ts'

const BUILT = 'build/client'

const files = (ending: string) =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(BUILT, name), 'utf8') }))

/** What came to browsers later than those, by its name. Source: MDN's compatibility tables. */
const LATER =
  /\b(?:URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|Intl\.(?:Segmenter|DurationFormat)|Iterator\.from|RegExp\.escape|Uint8Array\.fromBase64)\b|\.(?:isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|showPopover|togglePopover|hidePopover|moveBefore|getOrInsert)\(/g

test('no script has syntax that a supported browser lacks', async () => {
  const scripts = files('.js')
  expect(scripts.length).toBeGreaterThan(10)
  const write = async ({ name, text }: { name: string; text: string }, target: string | string[]) =>
    (await transformWithOxc(text, name, { target, sourcemap: false })).code
  for (const script of scripts)
    expect(await write(script, BUILD_TARGET), script.name).toBe(await write(script, 'esnext'))
})

test('no script calls what a supported browser lacks', () => {
  const calls = files('.js').flatMap(({ name, text }) => [...text.matchAll(LATER)].map(([call]) => `${name}: ${call}`))
  expect(calls).toEqual([])
})

test('no style rule is lost whole to a browser that does not know a part of it', () => {
  const styles = files('.css')
  expect(styles.length).toBeGreaterThan(5)
  for (const { name, text } of styles) {
    const rules = [...text.matchAll(/([^{}]+)\{/g)].map(([, head]) => head!.split(';').at(-1)!)
    // Rules within rules: Chrome 112, Firefox 117, Safari 16.5.
    expect(
      rules.filter((head) => head.includes('&')),
      name,
    ).toEqual([])
    // A selector that is not known takes its whole list with it. `:has()`: Firefox 121.
    const lists = rules.filter((head) => !head.startsWith('@') && head.includes(':has('))
    const isList = (head: string) => head.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').includes(',')
    expect(lists.filter(isList), name).toEqual([])
  }
})

for (const file of ['README.md', 'docs/guide-administration.md']) {
  test(`${file} names the supported browsers`, () => {
    const text = readFileSync(file, 'utf8').replaceAll('\u00a0', ' ')
    for (const [name, version] of Object.entries(SUPPORTED_BROWSERS)) expect(text).toContain(`${name} ${version}`)
  })
}
