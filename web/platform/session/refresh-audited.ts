import { adminPaths } from '#contract/admin-paths.ts'
import { refreshAccountData } from './account-data.ts'

/** Reloads what an admin's action changed, and the audit log, which records the action. */
export function refreshAudited(...paths: string[]): Promise<unknown> {
  return Promise.all([...paths, adminPaths.audit].map(refreshAccountData))
}
