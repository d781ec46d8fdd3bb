import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { holdLinesOfProtocols } from '#server/cart/commands/hold-cart.ts'
import { endOrdersOf } from '#server/orders/commands/end-orders-of.ts'
import { holdOrdersOf } from '#server/orders/commands/move-order.ts'
import { orders } from '#server/orders/tables.ts'
import type { Files } from '#server/platform/files.ts'
import { queuePartingLetter } from '#server/platform/mail/queue-letter.ts'
import { erasePersonalData } from '#server/platform/personal-data.ts'
import { refuse } from '#server/platform/problems.ts'
import { Overtaken, transact } from '#server/platform/transact.ts'
import { protocols } from '#server/protocols/tables.ts'
import { holdUser } from '../commands/hold-user.ts'
import { provePassword, type SecurityCtx } from '../security/proof.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'
import { personalData } from './personal-data.ts'

type Proof = { password: string; otp?: string | undefined }

/** Leaves a row that is nobody's, so that what points to it still stands. Admins give their role back first. */
export async function eraseAccount(ctx: SecurityCtx & { files: Files }, proof: Proof): Promise<void> {
  const { now, jobs } = ctx
  const user = await provePassword(ctx, proof.password)
  if (user.userTypeId === userTypes.admin) refuse('own-account')
  await transact(ctx.db, async (tx) => {
    const held = await holdOrdersOf(tx, user.id)
    // Nothing is ordered any more from here on: it would stay behind.
    const present = await holdUser(tx, user.id)
    if ((await tx.$count(orders, eq(orders.userId, user.id))) > held) throw new Overtaken()
    await checkSecondFactor({ ...ctx, db: tx }, present, proof.otp)
    await holdLinesOfProtocols(tx, eq(protocols.practitionerId, user.id))
    await endOrdersOf({ db: tx, jobs, now }, user.id)
    const { id: userId, email: address, firstName, language } = user
    const letter = 'account-erased'
    if (address)
      await queuePartingLetter({ db: tx, jobs }, { letter, userId: null, address, firstName, language, now })
    const files = await erasePersonalData(tx, personalData, { userId, now })
    // Before it is said that all is gone: a file that stays brings everything back, to be tried again.
    for (const key of files) await ctx.files.remove(key)
  })
}
