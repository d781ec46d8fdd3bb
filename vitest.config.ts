import { defineConfig } from 'vitest/config'

const rooms = '{domain,contract,server,web,seeds,scripts,bench,tests/support}'

// Holds for the whole house as well, but needs a database.
const access = 'tests/access.test.ts'

export default defineConfig({
  test: {
    // Left alone, Vitest keeps one processor free: with two, half the machine stands idle.
    maxWorkers: '100%',
    projects: [
      // What holds for the whole house; needs neither database nor browser.
      { test: { name: 'rules', include: ['tests/*.test.ts'], exclude: [access] } },
      {
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`, access],
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
