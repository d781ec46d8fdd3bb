import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './tools.ts'

type File = { status: string; failed?: string[]; passed?: string[]; repeated?: string[] }

const report = (passed: number, files: File[]) =>
  JSON.stringify({
    numPassedTests: passed,
    testResults: files.map(({ status, failed = [], passed = [], repeated = [] }) => ({
      name: join(process.cwd(), 'server/cart/routes.test.ts'),
      status,
      assertionResults: [
        ...failed.map((fullName) => ({ status: 'failed', fullName, failureMessages: ['no'] })),
        ...passed.map((fullName) => ({ status: 'passed', fullName, failureMessages: [] })),
        ...repeated.map((fullName) => ({
          status: 'passed',
          fullName,
          failureMessages: ['Error: expected 25 to be 26\n    at cart.ts:1', 'Error: another'],
        })),
      ],
    })),
  })

test('a failed test is listed with the command that runs it alone', () => {
  const title = 'a cart of 2 × "Zinc" (5 € each) is emptied'
  expect(readReport(report(1, [{ status: 'failed', failed: [title], passed: ['another'] }]), 1)).toEqual({
    passed: 1,
    unstable: [],
    failures: [
      {
        name: `server/cart/routes.test.ts › ${title}`,
        command:
          'npm test -- server/cart/routes.test.ts -t "a cart of 2 .* .*Zinc.* .*5 .* each.* is emptied"',
      },
    ],
  })
})

test('a file that fails before its first test is a failure', () => {
  expect(readReport(report(3, [{ status: 'failed' }]), 1)).toEqual({
    passed: 3,
    unstable: [],
    failures: [{ name: 'server/cart/routes.test.ts', command: 'npm test -- server/cart/routes.test.ts' }],
  })
})

test('a run that fails outside of its tests is a failure', () => {
  expect(readReport(report(3, []), 1)).toEqual({
    passed: 3,
    unstable: [],
    failures: [{ name: 'Vitest, outside any test', command: 'npm test' }],
  })
})

test('a test that passed only when repeated is listed as unstable, with its first failure', () => {
  const file = { status: 'passed', repeated: ['a cart is emptied'], passed: ['another'] }
  expect(readReport(report(2, [file]), 0)).toEqual({
    passed: 2,
    failures: [],
    unstable: [
      {
        name: 'server/cart/routes.test.ts › a cart is emptied',
        command: 'npm test -- server/cart/routes.test.ts -t "a cart is emptied"',
        reason: 'Error: expected 25 to be 26',
      },
    ],
  })
})
