import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Assignment } from '#contract/sharing.ts'
import { refreshAccountData } from '../platform/session/account-data.ts'
import { callAccount } from '../platform/session/session.ts'
import { sendProtocolChanges } from '../platform/unsent-changes.ts'

type Sharing = Required<Pick<Assignment, 'id' | 'user_id'>> & Pick<Assignment, 'notes' | 'reason'>

/** Name and discount stay as they are. Throws if changes of the protocol cannot be sent first. */
export async function shareWithClient(sharing: Sharing): Promise<void> {
  await sendProtocolChanges(sharing.id)
  await callAccount(protocolPaths.assign, { method: 'POST', body: sharing })
  await Promise.all([
    refreshAccountData(practicePaths.clients),
    refreshAccountData(protocolPaths.shares(sharing.id)),
  ])
}
