import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { readPromises, readSpecification } from './tests/support/coverage/specification.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { patienceMs } from './tests/support/patience.ts'

// Holds for the whole house as well, but needs a database.
const access = 'tests/access.test.ts'

const parts = '{domain,contract,lib,server,seeds,scripts,bench,tests/support}/**/*.test.ts'
// What these put in the place of a module or of a setting would still stand there for the next file.
const replacing = globSync(parts).filter((file) => /\bvi\.(mock|stub)/.test(readFileSync(file, 'utf8')))

// What a test shows: lines of the specification, and promises of docs/security.md.
const tags = [
  ...readSpecification().sections.flatMap(({ lines }) =>
    lines.map(({ id, text }) => ({ name: id, description: text })),
  ),
  ...readPromises().map((name) => ({ name })),
]

const patient = {
  // No test is meant to take this long: it is for machines on which ten others run.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Machines are busy: what is right in the end is right.
  expect: { poll: { timeout: patienceMs } },
}

export default defineConfig({
  test: {
    // Tests wait for databases and browsers half of the time.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // What a test that passed wrote about its troubles is of no use to a reader.
    silent: 'passed-only',
    tags,
    projects: [
      // What holds for the whole house; needs neither database nor browser.
      { test: { name: 'rules', include: ['tests/*.test.ts'], exclude: [access], ...patient } },
      {
        test: {
          name: 'unit',
          include: [parts, access],
          exclude: replacing,
          // Loading the shop's modules anew for each file took a third of the time. They keep nothing of a shop.
          isolate: false,
          ...patient,
        },
      },
      // Each file with modules of its own; those of the browser are stores. Comes after `unit` by its name: short
      // files at the end leave no processor waiting.
      { test: { name: 'unshared', include: ['web/**/*.test.{ts,tsx}', ...replacing], ...patient } },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/support/open-shops.ts',
          // Each with a shop and its own browser.
          maxWorkers: Number(process.env.JOURNEYS_AT_ONCE ?? Math.min(4, 2 * availableParallelism())),
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
