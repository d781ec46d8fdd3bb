import { stockPaths } from '#contract/stock-paths.ts'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'

export function useStockAction() {
  return useIdempotentAction(refreshStock)
}

export function refreshStock(): Promise<unknown> {
  return refreshAudited(stockPaths.list)
}
