import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'

/** Books one thing at a time, then shows how it is now. */
export function usePayoutAction() {
  return useIdempotentAction(refreshPayouts)
}

/** Also after a refusal: somebody else may have done the same. */
function refreshPayouts(): Promise<unknown> {
  return refreshAudited('/v2/admin/payouts')
}
