import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOfPromises } from './support/coverage/coverage.ts'

test('every promise about accounts is shown by a test', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  expect(page.match(/ › /g)?.length).toBeGreaterThan(60)
  expect(problemsOfPromises(page, read)).toEqual([])
})
