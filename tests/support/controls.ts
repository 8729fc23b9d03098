import { expect, type Locator, type Page } from '@playwright/test'
import { NOTICE_WITH_ACTION } from '../../app/ui/timing.ts'

/** A button, by its whole name. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** A field, by its whole label. */
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

/** A field that is typed in, by its whole label, with proposals or without. */
export const typed = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))

/** Waits until a form says that it was saved. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').getByText(/^Enregistré(?!e)/)).toBeVisible()

/** Keeps notices with a button, on the pages that come: a slow journey takes longer than they stand. */
export const keepNotices = (page: Page) =>
  page.addInitScript((standing) => {
    const { setTimeout } = globalThis
    const start = (run: () => void, delay: number) => (delay === standing ? 0 : setTimeout(run, delay))
    Object.assign(globalThis, { setTimeout: start })
  }, NOTICE_WITH_ACTION)
