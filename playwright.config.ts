import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, chromiumPath } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_SWITCHES },
  },
})
