import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const FOLDER = join('build', 'client', 'static', 'js')

test('a file of the build that is gone ends one answer, and not the site', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'build'))
  symlinkSync(resolve('server.js'), join(folder, 'server.js'))
  cpSync(join('build', 'client'), join(folder, 'build', 'client'), { recursive: true })
  const site = await startSite({}, folder)
  try {
    const [one, other] = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
    for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, FOLDER, one! + suffix), { force: true })
    const address = (name: string) => `${site.origin}/static/js/${name}`
    await expect(fetch(address(one!)).then((answer) => answer.text())).rejects.toThrow()
    expect((await fetch(address(other!))).status).toBe(200)
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    expect(site.errors() + site.output()).toContain('file-unreadable')
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
