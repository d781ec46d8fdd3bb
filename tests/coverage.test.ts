import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOfCoverage, rowsOf } from './support/coverage/coverage.ts'

const finishedSteps = [1, 2, 3, 4, 5, 6]

test('every line of a finished step is shown by a test', () => {
  const rows = rowsOf(readFileSync('docs/coverage.md', 'utf8'))
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  expect(rows.length).toBeGreaterThan(250)
  expect(problemsOfCoverage(rows, { finishedSteps, read })).toEqual([])
})
