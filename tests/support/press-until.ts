import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a key until something is said: what moves an entry listens a moment after it says where the entry is. */
export async function pressUntil(page: Page, key: string, said: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(said).toBeAttached({ timeout: 5000 })
  }).toPass()
}
