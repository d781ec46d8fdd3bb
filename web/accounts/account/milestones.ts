import type { MilestoneList } from '#contract/practitioners.ts'
import type { Milestone } from '#domain/practitioners/milestones.ts'

export type Step = { name: Milestone; state: 'reached' | 'next' | 'to-come' }
type Progress = { steps: Step[]; reached: number; total: number; next: Milestone | undefined }

/** How far a practitioner has come: reached in any order, and the first of the others is next. */
export function progressOf(list: MilestoneList['data']): Progress {
  const next = list.find(({ reached_at }) => !reached_at)?.name
  const steps = list.map(
    ({ name, reached_at }): Step => ({
      name,
      state: reached_at ? 'reached' : name === next ? 'next' : 'to-come',
    }),
  )
  return {
    steps,
    reached: steps.filter(({ state }) => state === 'reached').length,
    total: steps.length,
    next,
  }
}
