import type { Store, StoreLook } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { problemCode } from '../../platform/refusals.ts'
import { callAccount } from '../../platform/session/session.ts'

/** The practitioner’s page, also if it was created meanwhile, in another tab or without an answer. */
export async function createPage(body: StoreLook): Promise<Store> {
  try {
    return await callAccount<Store>(storePaths.store, { method: 'POST', body })
  } catch (error) {
    if (problemCode(error) !== 'store-exists') throw error
    return callAccount<Store>(storePaths.store)
  }
}
