import { expect, type Page } from '@playwright/test'

/** Waits until the page has put the focus where it says: one control, that nobody reaches before it. */
export const expectFocus = (page: Page) => expect(page.locator('[autofocus]')).toBeFocused()
