import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const CODE = /^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/

/** The recovery codes of the page that shows them once, of which a browser may have read a part so far. */
export async function readRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  const codes = page.locator('main li code')
  await expect(codes).toHaveText(Array.from({ length: 10 }, () => CODE))
  return codes.allInnerTexts()
}
