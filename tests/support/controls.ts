import { expect, type Locator, type Page } from '@playwright/test'

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
