import { adminPaths } from '#contract/admin-paths.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'

export function useStockAction() {
  return useIdempotentAction(refreshStock)
}

export function refreshStock(): Promise<unknown> {
  return Promise.all([refreshAccountData(stockPaths.list), refreshAccountData(adminPaths.audit)])
}
