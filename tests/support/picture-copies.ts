import { expect } from '@playwright/test'
import type { RunningSite } from './site.ts'
import { query } from './site-database.ts'

/** Waits until every narrower copy of every picture of a site is made. */
export async function copiesMade(site: RunningSite): Promise<void> {
  const pending = () => query(site, "select id from media where variants = 'pending'")
  await expect.poll(pending, { timeout: 30_000 }).toEqual([])
}
