import { useMemo } from 'react'
import { type PlanCheck, type PlanLine, planCheck } from '#domain/protocols/plan-check.ts'

export function usePlanCheck(lines: readonly PlanLine[]): PlanCheck {
  return useMemo(() => planCheck(lines), [lines])
}
