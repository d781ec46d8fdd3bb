import type { Progress } from '#server/platform/progress.ts'

export type Count = { passed: number; failed: number }

/** Counts what passed and what failed over everything that `npm test` runs. */
export function createTally(progress: Progress) {
  const total: Count = { passed: 0, failed: 0 }
  const add = ({ passed, failed }: Count) => {
    total.passed += passed
    total.failed += failed
  }
  return {
    add,
    /** One check, as one test; says whether it passed. */
    async check(title: string, work: () => Promise<unknown>): Promise<boolean> {
      try {
        await progress.step(title, work)
        add({ passed: 1, failed: 0 })
        return true
      } catch (error) {
        progress.line(error instanceof Error ? error.message : String(error))
        add({ passed: 0, failed: 1 })
        return false
      }
    },
    hasFailed: () => total.failed > 0,
    line: () => `${total.passed} passed, ${total.failed} failed`,
  }
}
