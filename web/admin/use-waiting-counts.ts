import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import type { ApiPath } from '#contract/calls.ts'
import { claimPaths } from '#contract/claim-paths.ts'
import { messagePaths } from '#contract/message-paths.ts'
import { questionPaths } from '#contract/question-paths.ts'
import { reactionPaths } from '#contract/reaction-paths.ts'
import { useAccountData } from '../platform/session/account-data.ts'

/** How much waits for admins, by entry of the navigation; 0 for those who may not ask. */
export function useWaitingCounts(mayAsk: boolean) {
  return {
    certificates: useTotal(mayAsk && `${adminPaths.certificates}?state=waiting&limit=1`),
    claims: useTotal(mayAsk && `${claimPaths.reviews}?state=waiting&limit=1`),
    orders: useTotal(mayAsk && `${adminOrderPaths.list}?filter=to_process&limit=1`),
    messages: useTotal(mayAsk && `${messagePaths.admin}?state=open&limit=1`),
    questions: useTotal(mayAsk && `${questionPaths.admin}?state=waiting&limit=1`),
    reactions: useTotal(mayAsk && `${reactionPaths.admin}?state=open&limit=1`),
  }
}

function useTotal(list: ApiPath | false): number {
  const { data } = useAccountData<{ total_results: number }>(list || null)
  return data?.total_results ?? 0
}
