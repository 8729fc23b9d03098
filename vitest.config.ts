import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{app,server,commands,tests}/**/*.test.{ts,tsx}'],
    // PostgreSQL in process takes seconds to start, and so do commands on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
