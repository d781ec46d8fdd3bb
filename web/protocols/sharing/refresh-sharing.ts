import { protocolPaths } from '#contract/protocol-paths.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'

/** Protocols say how many hold them, and whether there is a link. */
export async function refreshSharing(): Promise<void> {
  await refreshAccountData(protocolPaths.list).catch(() => {})
}
