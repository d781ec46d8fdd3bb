import { defineConfig } from 'vitest/config'

const rooms = '{domain,contract,server,web,seeds,scripts,bench,tests/support}'

export default defineConfig({
  test: {
    projects: [
      // What holds for the whole house; needs neither database nor browser.
      { test: { name: 'rules', include: ['tests/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/support/open-shop.ts',
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
