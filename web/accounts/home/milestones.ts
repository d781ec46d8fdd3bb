import type { MilestoneList } from '#contract/practitioners.ts'
import { type Milestone, unaskedMilestones } from '#domain/practitioners/milestones.ts'

export type Step = { name: Milestone; state: 'reached' | 'next' | 'to-come' }
type Progress = { steps: Step[]; reached: number; total: number; next: Milestone | undefined }

/** How far a practitioner has come: reached in any order, and the first of the others that one can do is next. */
export function progressOf(list: MilestoneList['data']): Progress {
  const next = list.find(({ name, reached_at }) => !reached_at && !unaskedMilestones.includes(name))?.name
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
