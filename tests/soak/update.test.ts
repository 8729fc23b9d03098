import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cleanEnvironment } from '../support/environment.ts'
import { freePort } from '../support/free-port.ts'
import { ended, read } from '../support/spawned.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** What is built here are four versions of the site itself, each with one thing changed. */
const LONG = 10 * 60_000

let root: string
let port: number
let keeper: ChildProcess
let isOver = false

/** Where versions are published. */
const upstream = () => join(root, 'depot')
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@exemple.fr', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** Publishes a version in which a file is another. */
function publish(file: string, change: (text: string) => string): string {
  writeFileSync(
    join(upstream(), file),
    change(existsSync(join(upstream(), file)) ? readFileSync(join(upstream(), file), 'utf8') : ''),
  )
  git(upstream(), 'add', '--all')
  git(upstream(), 'commit', '--quiet', '--message', file)
  return git(upstream(), 'rev-parse', '--short', 'HEAD')
}

async function institut(...args: string[]) {
  const asked = join(root, 'restart')
  const env = {
    ...cleanEnvironment(),
    INSTITUT_ROOT: root,
    INSTITUT_RESTART: `touch ${asked}; while [ -e ${asked} ]; do sleep 0.1; done`,
    INSTITUT_PATIENCE: '30',
  }
  const child = spawn(resolve('deploy/institut'), args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([read(child.stdout), read(child.stderr), ended(child)])
  return { status: child.exitCode, stdout, stderr }
}

const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()

/** Stands in for the manager of services: serves the site, and serves it anew when it is asked to. */
async function keep() {
  const env = { ...cleanEnvironment(), DATA_DIR: join(root, 'data'), PORT: String(port), NODE_ENV: 'production' }
  const start = () => {
    const site = realpathSync(join(root, 'site'))
    keeper = spawn(process.execPath, ['server.js'], { cwd: site, env, stdio: ['ignore', 'ignore', 'ignore'] })
  }
  start()
  while (!isOver) {
    await setTimeout(50)
    if (!existsSync(join(root, 'restart'))) continue
    const gone = keeper.exitCode === null && keeper.signalCode === null && once(keeper, 'exit')
    keeper.kill('SIGTERM')
    await gone
    start()
    rmSync(join(root, 'restart'))
  }
}

beforeAll(async () => {
  root = temporaryFolder()
  port = await freePort()
  mkdirSync(upstream())
  mkdirSync(join(root, 'data'))
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${upstream()}`])
  // What is on its way here is what is tried.
  for (const file of ['commands/update.ts', 'commands/update', 'deploy/institut'])
    cpSync(file, join(upstream(), file), { recursive: true })
  git(upstream(), 'init', '--quiet', '--initial-branch=main')
  git(upstream(), 'add', '--all')
  git(upstream(), 'commit', '--quiet', '--message', 'first')
  git(root, 'clone', '--quiet', upstream(), 'site')
  const site = join(root, 'site')
  cpSync('node_modules', join(site, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  execFileSync(process.execPath, ['scripts/prepare.js', '--build'], { cwd: site, stdio: 'ignore' })
  writeFileSync(join(root, 'reglages'), `PORT=${port}\n`)
  void keep()
  await vi.waitFor(async () => expect(await page()).toContain('</html>'), { timeout: 30_000, interval: 200 })
}, LONG)
afterAll(async () => {
  isOver = true
  const gone = keeper.exitCode === null && keeper.signalCode === null && once(keeper, 'exit')
  keeper.kill('SIGTERM')
  await gone
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}, LONG)

test(
  'a version that serves takes the place of the one before, which comes back on request',
  { timeout: LONG },
  async () => {
    const first = git(join(root, 'site'), 'rev-parse', '--short', 'HEAD')
    const second = publish('app/root.tsx', (text) => text.replace('<html ', '<html data-version="deux" '))
    expect(await page()).not.toContain('data-version')
    const updated = await institut('update')
    expect(updated, updated.stderr).toMatchObject({ status: 0 })
    expect(updated.stdout).toBe(`Site mis à jour : ${second}, ${join(root, 'data', 'site.sqlite')}\n`)
    expect(await page()).toContain('data-version="deux"')
    expect((await institut('update')).stdout).toMatch(/^Le site est déjà à cette version/)

    const back = await institut('rollback')
    expect(back, back.stderr).toMatchObject({ status: 0 })
    expect(back.stdout).toContain(`Retour à la version d'avant : ${first}`)
    expect(await page()).not.toContain('data-version')
  },
)

test('one that does not start, or shows no page, never takes its place', { timeout: LONG }, async () => {
  const before = realpathSync(join(root, 'site'))
  publish('app/server/app.ts', (text) => `${text}\nthrow new Error('abîmée')\n`)
  const refused = await institut('update')
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toMatch(/La nouvelle version ne démarre pas|Échec : node scripts/)
  expect(realpathSync(join(root, 'site'))).toBe(before)
  expect(await page()).toContain('</html>')
  git(upstream(), 'reset', '--quiet', '--hard', 'HEAD~1')
})

test(
  'where the one before could not read the content, it comes back with its copy, once that is asked for',
  { timeout: LONG },
  async () => {
    const before = realpathSync(join(root, 'site'))
    const migrations = 'app/platform/database/migrate.server.ts'
    const name = '999-later'
    publish(migrations, (text) =>
      text
        .replace('export const MIGRATIONS = {', `$&\n  '${name}': later,`)
        .replace('import ', `import { later } from './migrations/${name}.ts'\nimport `),
    )
    publish(
      `app/platform/database/migrations/${name}.ts`,
      () =>
        "export const later = { up: (db: any) => db.schema.createTable('later').addColumn('id', 'text').execute() }\n",
    )
    const updated = await institut('update')
    expect(updated, updated.stderr).toMatchObject({ status: 0 })
    const database = () => new DatabaseSync(join(root, 'data', 'site.sqlite'))
    const save = database()
    save.exec("update revisions set saved_at = '2999-01-01T00:00:00.000Z' where document_id = 'accueil'")
    save.close()

    const refused = await institut('rollback')
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/ne lit pas le contenu d'aujourd'hui \(999-later\).+1 enregistrement fait depuis le/)
    expect(await page()).toContain('</html>')

    const back = await institut('rollback', '--with-copy')
    expect(back, back.stderr).toMatchObject({ status: 0 })
    expect(back.stderr).toContain('Perdus : 1 enregistrement fait depuis le')
    expect(realpathSync(join(root, 'site'))).toBe(before)
    expect(await page()).toContain('</html>')
    const restored = database()
    const tables = restored.prepare("select name from sqlite_master where name = 'later'").all()
    const lost = restored.prepare("select version from revisions where saved_at > '2999'").all()
    restored.close()
    expect([tables, lost]).toEqual([[], []])
    expect(readdirSync(join(root, 'data')).filter((file) => file.includes('.avant-restauration-'))).toHaveLength(1)
    git(upstream(), 'reset', '--quiet', '--hard', 'HEAD~2')
  },
)

test(
  'one that serves a copy and not the site itself goes, and the one before comes back',
  { timeout: LONG },
  async () => {
    const before = realpathSync(join(root, 'site'))
    publish('server.js', (text) => `if (!process.env.DATA_DIR.includes('essai')) process.exit(1)\n${text}`)
    const refused = await institut('update')
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain("Celle d'avant est remise, et sert.")
    expect(realpathSync(join(root, 'site'))).toBe(before)
    expect(await page()).toContain('</html>')
  },
)
