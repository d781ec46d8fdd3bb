import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostRepeatedFiles, readReport, runRepeatingFailures, type VitestOutcome } from './run-vitest.ts'

type File = { status: string; name?: string; failed?: string[]; passed?: string[] }

const report = (files: File[]) =>
  JSON.stringify({
    testResults: files.map(({ status, name = 'server/cart/routes.test.ts', failed = [], passed = [] }) => ({
      name: join(process.cwd(), name),
      status,
      assertionResults: [
        ...failed.map((fullName) => ({
          status: 'failed',
          fullName,
          failureMessages: ['Error: expected 25 to be 26\n    at cart.ts:1'],
        })),
        ...passed.map((fullName) => ({ status: 'passed', fullName, failureMessages: [] })),
      ],
    })),
  })
const outcome = (files: File[], code = 1) => readReport(report(files), code)
const cart = 'server/cart/routes.test.ts'
const search = 'server/search/routes.test.ts'

/** Runs that end like this, one after the other, and the options each was started with. */
function runsThatEnd(...outcomes: VitestOutcome[]) {
  const options: (readonly string[])[] = []
  const run = (these: readonly string[]) => {
    options.push(these)
    return Promise.resolve(outcomes.shift()!)
  }
  return { options, run }
}

test('a failed test is listed with the command that runs it alone', async () => {
  const title = 'a cart of 2 × "Zinc" (5 € each) is emptied'
  const failing = outcome([{ status: 'failed', failed: [title], passed: ['another'] }])
  expect(await runRepeatingFailures([], runsThatEnd(failing, failing).run)).toMatchObject({
    passed: 1,
    unstable: [],
    failures: [
      {
        name: `${cart} › ${title}`,
        command: `npm test -- ${cart} -t "a cart of 2 .* .*Zinc.* .*5 .* each.* is emptied"`,
      },
    ],
  })
})

test('a file that fails before its first test is a failure', async () => {
  const failing = outcome([{ status: 'failed' }])
  expect(await runRepeatingFailures([], runsThatEnd(failing, failing).run)).toMatchObject({
    passed: 0,
    failures: [{ name: cart, command: `npm test -- ${cart}` }],
  })
})

test('a run that fails outside of its tests is a failure, and not repeated', async () => {
  const runs = runsThatEnd(outcome([{ status: 'passed', passed: ['one'] }]))
  expect(await runRepeatingFailures([], runs.run)).toEqual({
    passed: 1,
    unstable: [],
    failures: [{ name: 'Vitest, outside any test', command: 'npm test' }],
  })
})

test('a test that passes when its file is repeated is unstable, and named with its failure', async () => {
  const runs = runsThatEnd(
    outcome([
      { status: 'failed', failed: ['a cart is emptied'], passed: ['another'] },
      { status: 'passed', name: search, passed: ['a', 'b'] },
    ]),
    outcome([{ status: 'passed', passed: ['a cart is emptied', 'another'] }], 0),
  )
  expect(await runRepeatingFailures(['--project=unit'], runs.run)).toEqual({
    passed: 4,
    failures: [],
    unstable: [
      {
        name: `${cart} › a cart is emptied`,
        command: `npm test -- ${cart} -t "a cart is emptied"`,
        reason: 'Error: expected 25 to be 26',
      },
    ],
  })
  expect(runs.options).toEqual([['--project=unit'], ['--project=unit', cart]])
})

test('a test that fails only when its file is repeated is a failure', async () => {
  const runs = runsThatEnd(
    outcome([{ status: 'failed', failed: ['one'], passed: ['two'] }]),
    outcome([{ status: 'failed', failed: ['two'], passed: ['one'] }]),
  )
  expect(await runRepeatingFailures([], runs.run)).toMatchObject({
    passed: 1,
    failures: [{ name: `${cart} › two` }],
    unstable: [{ name: `${cart} › one` }],
  })
})

test('too many files with failures are not repeated', async () => {
  const files = Array.from({ length: mostRepeatedFiles + 1 }, (_, at) => ({
    status: 'failed',
    name: `server/cart/${at}.test.ts`,
    failed: ['one'],
  }))
  const runs = runsThatEnd(outcome(files))
  expect((await runRepeatingFailures([], runs.run)).failures).toHaveLength(files.length)
  expect(runs.options).toHaveLength(1)
})
