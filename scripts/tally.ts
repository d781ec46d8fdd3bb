import type { Progress } from '#server/platform/progress.ts'

/** A failed test or check, and the command that runs it alone. */
export type Failure = { name: string; command: string }
/** A test that failed, and passed when its file was repeated: `reason` is the first line of what it failed with. */
export type Unstable = Failure & { reason: string }
export type Outcome = {
  passed: number
  failures: readonly Failure[]
  unstable?: readonly Unstable[]
}

/** Counts what passed and collects what failed over everything that `npm test` runs. */
export function createTally(progress: Progress) {
  let passed = 0
  const failures: Failure[] = []
  const unstable: Unstable[] = []
  const add = (outcome: Outcome) => {
    passed += outcome.passed
    failures.push(...outcome.failures)
    unstable.push(...(outcome.unstable ?? []))
  }
  return {
    add,
    /** Counts one check as one test; returns whether it passed. */
    async check(title: string, work: () => Promise<unknown>): Promise<boolean> {
      try {
        await progress.step(title, work)
        add({ passed: 1, failures: [] })
        return true
      } catch (error) {
        progress.line(error instanceof Error ? error.message : String(error))
        add({ passed: 0, failures: [{ name: title, command: 'npm run check' }] })
        return false
      }
    },
    hasFailed: () => failures.length > 0,
    /** Each unstable test and each failure with the command that runs it alone, and the totals as the last line. */
    summary: () =>
      [
        listed(
          'Unstable, passed only when repeated',
          unstable.map((test) => ({ ...test, name: `${test.name}\n    ${test.reason}` })),
        ),
        listed('Failures, each with the command that runs it on its own', failures),
        `${passed} passed, ${failures.length} failed\n`,
      ].join(''),
  }
}

const listed = (title: string, tests: readonly Failure[]) =>
  tests.length === 0
    ? ''
    : `\n${title}:\n${tests.map(({ name, command }) => `  ✗ ${name}\n    ${command}\n`).join('')}\n`
