import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { readPromises, readSpecification } from './tests/support/coverage/specification.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { maxWaitMs } from './tests/support/max-wait.ts'

// A rule for the whole code base as well, but it needs a database.
const access = 'tests/access.test.ts'

const parts = '{domain,contract,lib,server,seeds,scripts,bench,tests/support}/**/*.test.ts'
// Modules and settings replaced by these files would still be replaced for the next file.
const replacing = globSync(parts).filter((file) => /\bvi\.(mock|stub)/.test(readFileSync(file, 'utf8')))

// Tests are tagged with lines of the specification and promises of docs/security.md.
const tags = [
  ...readSpecification().sections.flatMap(({ lines }) =>
    lines.map(({ id, text }) => ({ name: id, description: text })),
  ),
  ...readPromises().map((name) => ({ name })),
]

const patient = {
  // No test should take this long; the limit is for very busy machines.
  testTimeout: 400_000,
  hookTimeout: 400_000,
  // On a busy machine a condition may take long to become true.
  expect: { poll: { timeout: maxWaitMs } },
}

export default defineConfig({
  test: {
    // Tests spend half of their time waiting for databases and browsers.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Output of passing tests is not useful.
    silent: 'passed-only',
    tags,
    projects: [
      // Rules for the whole code base, without database and browser.
      { test: { name: 'rules', include: ['tests/*.test.ts'], exclude: [access], ...patient } },
      {
        test: {
          name: 'unit',
          include: [parts, access],
          exclude: replacing,
          // Loading the modules again for each file took a third of the time. They have no state of a shop.
          isolate: false,
          ...patient,
        },
      },
      // Each file has its own modules, because those of the browser are stores. The name sorts after `unit`: short
      // files at the end keep all processors busy.
      { test: { name: 'unshared', include: ['web/**/*.test.{ts,tsx}', ...replacing], ...patient } },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/support/open-shops.ts',
          // Each has its own shop and browser.
          maxWorkers: Number(process.env.JOURNEYS_AT_ONCE ?? Math.min(4, 2 * availableParallelism())),
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
    ],
  },
})
