import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

test('a page of another version is given its own scripts, and nothing else is', async ({ site }) => {
  const folder = join(site.dataDir, 'public/static/js')
  const own = readdirSync('build/client/static/js')
  expect(own.filter((name) => !existsSync(join(folder, name)))).toEqual([])

  const before = join(folder, 'avant-1a2b.js')
  writeFileSync(before, 'export default 1')
  const answer = await fetch(`${site.origin}/static/js/avant-1a2b.js`)
  const said = ['content-type', 'cache-control', 'x-content-type-options'].map((name) => answer.headers.get(name))
  expect([answer.status, await answer.text(), ...said]).toEqual([
    200,
    'export default 1',
    'text/javascript',
    'public, max-age=31536000, immutable',
    'nosniff',
  ])
  rmSync(before)
  for (const name of ['avant-1a2b.js', '..%2f..%2f..%2fsite.sqlite', 'avant-1a2b.js%2f..'])
    expect((await fetch(`${site.origin}/static/js/${name}`)).status, name).toBe(404)
})

test('what no version has had for a year goes at a start', async ({ site }) => {
  const folder = join(site.dataDir, 'public/static/js')
  const [old, recent] = [join(folder, 'ancien-1a2b.js'), join(folder, 'avant-1a2b.js')]
  for (const file of [old, recent]) writeFileSync(file, 'export default 1')
  const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60_000)
  utimesSync(old, longAgo, longAgo)
  // What this version has is its own, however long ago it was built.
  const own = join(folder, readdirSync('build/client/static/js')[0]!)
  utimesSync(own, longAgo, longAgo)
  const other = await startSite(site.place)
  other.process.kill('SIGTERM')
  expect([old, recent, own].map((file) => existsSync(file))).toEqual([false, true, true])
  rmSync(recent)
})
