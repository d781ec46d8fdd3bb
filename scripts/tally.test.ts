import { expect, test } from 'vitest'
import { silent } from '#server/platform/progress.ts'
import { createTally } from './tally.ts'

test('the last lines list each failure with its command, and then the totals', async () => {
  const tally = createTally(silent)
  await tally.check('Types', () => Promise.reject(new Error('no')))
  tally.add({ passed: 4, failures: [{ name: 'a.test.ts › one', command: 'npm test -- a.test.ts -t "one"' }] })
  expect(tally.hasFailed()).toBe(true)
  expect(tally.summary().trim().split('\n').slice(-6)).toEqual([
    '  ✗ Types',
    '    npm run check',
    '  ✗ a.test.ts › one',
    '    npm test -- a.test.ts -t "one"',
    '',
    '4 passed, 2 failed',
  ])
})

test('a run without failures ends with the totals alone', () => {
  const tally = createTally(silent)
  tally.add({ passed: 4, failures: [] })
  expect(tally.summary()).toBe('4 passed, 0 failed\n')
})

test('a test that passed only when repeated is named, and does not fail the run', () => {
  const tally = createTally(silent)
  const unstable = { name: 'a.test.ts › one', command: 'npm test -- a.test.ts -t "one"', reason: 'Error: 1' }
  tally.add({ passed: 4, failures: [], unstable: [unstable] })
  expect(tally.hasFailed()).toBe(false)
  expect(tally.summary().trim().split('\n')).toEqual([
    'Unstable, passed only when repeated:',
    '  ✗ a.test.ts › one',
    '    Error: 1',
    '    npm test -- a.test.ts -t "one"',
    '',
    '4 passed, 0 failed',
  ])
})
