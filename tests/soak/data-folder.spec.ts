import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSession, runAdmin } from '../support/administrator.ts'
import { ON_POSTGRES, startSite } from '../support/site.ts'

const SECRETS = ['session-secret', ...(ON_POSTGRES ? [] : ['site.sqlite'])]

const FIRST = 'premier-mot-de-passe.txt'

/** What is in a folder, each with what others than its owner may do. */
function openTo(folder: string): [string, number][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [
    name,
    statSync(join(folder, name)).mode & 0o077,
  ])
}

test('the data folder is read by its owner alone, and the published pages by a web server too', async () => {
  const site = await startSite()
  try {
    const published = join(site.dataDir, 'public')
    await expect.poll(() => existsSync(join(published, 'sitemap.xml')), { timeout: 60_000 }).toBe(true)
    expect(statSync(site.dataDir).mode & 0o777).toBe(0o700)
    const all = openTo(site.dataDir).filter(([name]) => !name.includes('.brouillon-'))
    const isPublic = (name: string) => /^public($|\/)/.test(name)
    expect(all.filter(([name, others]) => !isPublic(name) && others !== 0)).toEqual([])
    expect(all.map(([name]) => name)).toEqual(expect.arrayContaining([...SECRETS, 'public/soins']))
    for (const [name, others] of all.filter(([name]) => isPublic(name)))
      expect(others, name).toBe(statSync(join(site.dataDir, name)).isDirectory() ? 0o055 : 0o044)
    // As docs/deploiement.md says for nginx.
    chmodSync(site.dataDir, 0o711)
    if (process.getuid?.() !== 0) return
    const asNobody = (name: string) => spawnSync('cat', [join(site.dataDir, name)], { uid: 65534, gid: 65534 }).status
    expect(asNobody('public/soins/maquillage.html')).toBe(0)
    for (const name of SECRETS) expect(asNobody(name), name).not.toBe(0)
  } finally {
    await site.stop()
  }
})

test('the first password is told to no log, and its file goes at the first sign-in', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(dataDir, FIRST)
  try {
    const site = await startSite({ DATA_DIR: dataDir })
    expect(site.account.password).toHaveLength(23)
    expect(site.output()).toContain(`Mot de passe : dans ${file}, jusqu'à la première connexion`)
    expect(site.output() + site.errors()).not.toContain(site.account.password)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // Whoever had no time to read it finds it after the next start.
    site.process.kill('SIGKILL')
    await expect.poll(() => site.process.signalCode).toBe('SIGKILL')
    const again = await startSite({ DATA_DIR: dataDir })
    expect(again.account).toEqual(site.account)
    await openSession(again)
    expect(existsSync(file)).toBe(false)
    await again.stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a password that is set from the command line takes the place of the first', async () => {
  const site = await startSite()
  try {
    expect(readFileSync(join(site.dataDir, FIRST), 'utf8')).toContain(site.account.password)
    await runAdmin(site, ['password', '--email', site.account.email, '--password-stdin'], 'quatre mots au hasard')
    expect(existsSync(join(site.dataDir, FIRST))).toBe(false)
  } finally {
    await site.stop()
  }
})
