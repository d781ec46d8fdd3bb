import { expect, test } from 'vitest'
import { problemsOfCoverage, problemsOfPromises, rowsOf } from './coverage.ts'

const table = (...rows: string[]) =>
  rowsOf(['| Line | Step | Shown by |', '| --- | --- | --- |', ...rows].join('\n'))
const files: Record<string, string> = {
  'domain/a.test.ts':
    "test('one', () => {})\ntest.each([\n  [1],\n])('each %s', () => {})\n// test: 'not a test'",
}
const problems = (rows: ReturnType<typeof rowsOf>) =>
  problemsOfCoverage(rows, { finishedSteps: [1], read: (file) => files[file] })

test('a line of a finished step needs a test that is there', () => {
  expect(
    problems(
      table('| A rule | 1 | domain/a.test.ts › one |', '| Another | 1 | domain/a.test.ts › each %s |'),
    ),
  ).toEqual([])
  expect(problems(table('| A rule | 1 | domain/a.test.ts › one<br>domain/a.test.ts › each %s |'))).toEqual([])
  expect(problems(table('| A rule | 1 | domain/a.test.ts › one<br>domain/a.test.ts › two |'))).toHaveLength(1)
  expect(problems(table('| A rule | 1 | |'))).toHaveLength(1)
  expect(problems(table('| A rule | 1 | domain/b.test.ts › one |'))).toHaveLength(1)
  expect(problems(table('| A rule | 1 | domain/a.test.ts › two |'))).toHaveLength(1)
  expect(problems(table('| A rule | 1 | domain/a.test.ts › not a test |'))).toHaveLength(1)
})

test('a line of a later step needs only its step', () => {
  expect(problems(table('| A rule | 3 | |'))).toEqual([])
  expect(problems(table('| A rule | 13 | |', '| A rule | | |'))).toHaveLength(2)
})

test('a promise may be shown by several tests, each of which is there', () => {
  const wrong = (shownBy: string) =>
    problemsOfPromises(
      `| Promise | How | Shown by |\n| --- | --- | --- |\n| A promise | well | ${shownBy} |`,
      (file) => files[file],
    )
  expect(wrong('domain/a.test.ts › one<br>domain/a.test.ts › each %s')).toEqual([])
  expect(wrong('domain/a.test.ts › one<br>domain/a.test.ts › two')).toEqual([
    '"A promise" names the test "two", which is not in domain/a.test.ts',
  ])
  expect(wrong('')).toHaveLength(1)
})
