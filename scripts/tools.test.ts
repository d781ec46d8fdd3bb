import { expect, test } from 'vitest'
import { countTests } from './tools.ts'

const report = (passed: number, failed: number, files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  })

test('tests are counted one by one', () => {
  expect(countTests(report(2, 1, [{ status: 'failed', tests: ['passed', 'passed', 'failed'] }]), 1)).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a file that breaks before its first test is a failure', () => {
  expect(countTests(report(3, 0, [{ status: 'failed', tests: [] }]), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a run that fails outside of its tests is a failure', () => {
  expect(countTests(report(3, 0, []), 1)).toEqual({ passed: 3, failed: 1 })
})
