import type { Progress } from '#server/platform/progress.ts'

/** A failed test or check, and the command that runs it alone. */
export type Failure = { name: string; command: string }
export type Outcome = { passed: number; failures: readonly Failure[] }

/** Counts what passed and collects what failed over everything that `npm test` runs. */
export function createTally(progress: Progress) {
  let passed = 0
  const failures: Failure[] = []
  const add = (outcome: Outcome) => {
    passed += outcome.passed
    failures.push(...outcome.failures)
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
    /** Each failure with the command that runs it alone, and the totals as the last line. */
    summary: () =>
      `${failures.length > 0 ? listed(failures) : ''}${passed} passed, ${failures.length} failed\n`,
  }
}

const listed = (failures: readonly Failure[]) =>
  `\nFailures, each with the command that runs it on its own:\n${failures
    .map(({ name, command }) => `  ✗ ${name}\n    ${command}\n`)
    .join('')}\n`
