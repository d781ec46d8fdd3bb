import type { ClientChange } from '#contract/practice.ts'
import { isSameAddress } from '#domain/accounts/email.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { replaceBasketLinksOf } from '#server/baskets/replace-links.ts'
import { changeClient } from '#server/clients/change-client.ts'
import { getOwnClient } from '#server/clients/find-clients.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { replaceLinksOf } from '#server/protocols/sharing/replace-links.ts'

type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing'>

/**
 * Changes a client. Another address is invited, for which `checkLimit` is asked before; what was emailed to the former
 * one can no longer be opened with it.
 */
export async function changeRecord(
  ctx: Changing,
  { id, change }: { id: number; change: ClientChange },
  checkLimit: () => Promise<void>,
): Promise<void> {
  if (change.email !== undefined) {
    const client = await getOwnClient(ctx.db, { id, practitionerId: ctx.actor.id })
    if (!isSameAddress(change.email, client.email)) {
      refuseUncertified(ctx.actor)
      await checkLimit()
    }
  }
  await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const { hasNewAddress } = await changeClient(txCtx, id, change)
    if (!hasNewAddress) return
    await replaceLinksOf(txCtx, id)
    await replaceBasketLinksOf(txCtx, id)
  })
}
