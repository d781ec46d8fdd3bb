import { adminPayoutPaths } from '#contract/payout-paths.ts'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'

/** Books one thing at a time, then shows how it is now. */
export function usePayoutAction() {
  return useIdempotentAction(refreshPayouts)
}

/** Also after a refusal: somebody else may have done the same. */
function refreshPayouts(): Promise<unknown> {
  return refreshAudited(adminPayoutPaths.all)
}
