import { expect, test } from 'vitest'
import { findTaggedTests, problemsOf } from './support/coverage/coverage.ts'
import { readPromises, readSpecification } from './support/coverage/specification.ts'

test('each line of a finished step, and each promise of docs/security.md, has a test that runs', () => {
  const { sections, finished, planned } = readSpecification()
  const lines = sections.flatMap((section) => section.lines)
  const promises = readPromises()
  expect(lines.length).toBeGreaterThan(380)
  expect(promises.length).toBeGreaterThan(110)
  expect(problemsOf({ finished, planned, lines, promises, tests: findTaggedTests() })).toEqual([])
})
