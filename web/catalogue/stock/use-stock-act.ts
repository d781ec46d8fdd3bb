import { adminPaths } from '#contract/admin-paths.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { useAct } from '../../platform/use-act.ts'

export function useStockAct() {
  return useAct(refreshStock)
}

export function refreshStock(): Promise<unknown> {
  return Promise.all([refreshAccountData(stockPaths.list), refreshAccountData(adminPaths.audit)])
}
