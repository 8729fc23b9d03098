import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{app,server,commands,tests}/**/*.test.{ts,tsx}'],
    // Journeys in a real browser are Playwright's.
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    // PostgreSQL in process takes seconds to start, and so do commands on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
