import { protocolPaths } from '#contract/protocol-paths.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'

/** Protocols contain the number of their clients, and whether there is a link. */
export async function refreshSharing(): Promise<void> {
  await refreshAccountData(protocolPaths.list).catch(() => {})
}
