import { practicePaths } from '#contract/practice-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { RenewalChange } from '#contract/renewals.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { focusRenewal } from './focus-renewal.ts'

export async function changeRenewal(id: number, change: RenewalChange): Promise<void> {
  await callAccount(renewalPaths.one(id), { method: 'PUT', body: change })
  await refreshRenewals()
  focusRenewal(id)
}

/** The board, and what needs attention because of it. */
export async function refreshRenewals(): Promise<void> {
  await Promise.all([refreshAccountData(renewalPaths.list), refreshAccountData(practicePaths.attention)])
}
