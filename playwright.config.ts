import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from './tests/support/chromium.ts'

/** Journeys that change the content of their site: the others find theirs as it was made. */
const WRITING =
  /(?:-editor|admin-page|finished-pages|found|history|interruptions|law|live|media|news-pages|object-storage|opening-hours|own-password|passkeys|photographs|picture-field|processes|races|rights|second-factor|sessions)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A machine with other work to do is slow, not wrong.
  expect: { timeout: 15_000 },
  // Each has its own workers, and each worker its own site.
  projects: [
    { name: 'lecture', testIgnore: WRITING },
    { name: 'écriture', testMatch: WRITING },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // `TRACE=1` records what a journey does, at some cost in time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES },
  },
})
