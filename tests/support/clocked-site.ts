import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSession } from './administrator.ts'
import { startSite, type RunningSite } from './site.ts'

const CLOCK = `--import=${join(import.meta.dirname, 'other-clock.ts')}`

const DAY = 86_400_000

/** The settings of a site whose clock is so many days ahead of the machine's. */
export const aheadBy = (days: number) => ({ NODE_OPTIONS: CLOCK, CLOCK_AHEAD: String(days * DAY) })

interface ClockedSite {
  site: RunningSite
  cookie: string
  /** Sets the clock of the site's process so many milliseconds ahead of the machine's. */
  setAhead: (ahead: number) => Promise<void>
}

/** Gives each test of a file a site of its own, with a session, whose clock can be set. */
export function useClockedSite(give: (given: ClockedSite) => void): void {
  let folder: string
  let site: RunningSite

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clock-'))
    const file = join(folder, 'clock')
    site = await startSite({ NODE_OPTIONS: CLOCK, CLOCK_FILE: file })
    async function setAhead(ahead: number) {
      const heard = () => site.errors().split(`clock ${ahead}\n`).length
      const before = heard()
      writeFileSync(file, String(ahead))
      site.process.kill('SIGUSR2')
      await expect.poll(heard, { timeout: 10_000 }).toBeGreaterThan(before)
    }
    give({ site, cookie: await openSession(site), setAhead })
  })
  test.afterEach(async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  })
}
