import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './tools.ts'

type File = { status: string; failed?: string[]; passed?: string[] }

const report = (passed: number, files: File[]) =>
  JSON.stringify({
    numPassedTests: passed,
    testResults: files.map(({ status, failed = [], passed = [] }) => ({
      name: join(process.cwd(), 'server/cart/routes.test.ts'),
      status,
      assertionResults: [
        ...failed.map((fullName) => ({ status: 'failed', fullName })),
        ...passed.map((fullName) => ({ status: 'passed', fullName })),
      ],
    })),
  })

test('a failed test is listed with the command that runs it alone', () => {
  const title = 'a cart of 2 × "Zinc" (5 € each) is emptied'
  expect(readReport(report(1, [{ status: 'failed', failed: [title], passed: ['another'] }]), 1)).toEqual({
    passed: 1,
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
    failures: [{ name: 'server/cart/routes.test.ts', command: 'npm test -- server/cart/routes.test.ts' }],
  })
})

test('a run that fails outside of its tests is a failure', () => {
  expect(readReport(report(3, []), 1)).toEqual({
    passed: 3,
    failures: [{ name: 'Vitest, outside any test', command: 'npm test' }],
  })
})
