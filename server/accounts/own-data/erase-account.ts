import { userTypes } from '#domain/accounts/user-types.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmailToFormerAddress } from '#server/platform/mail/queue-email.ts'
import { erasePersonalData, type PersonalData } from '#server/platform/personal-data.ts'
import { refuse } from '#server/platform/problems.ts'
import { Overtaken, transact } from '#server/platform/transact.ts'
import { accountErased } from '../events.ts'
import { lockUser } from '../lock-user.ts'
import { provePassword } from '../security/proof.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    erasure: Erasure
  }
}

type Proof = { password: string; otp?: string | undefined }

/** What features that come after the accounts keep of people. */
export type Erasure = {
  /** In the order in which it is erased. */
  personalData: readonly PersonalData[]
  /** Locks what is locked before a person; answers whether that is still all, once the person is locked too. */
  lockBeforeErasure: (tx: Database, userId: number) => Promise<() => Promise<boolean>>
}

/** Leaves a row that is nobody's, so that what points to it still stands. Admins give their role back first. */
export async function eraseAccount(
  ctx: Pick<
    Ctx<SignedIn>,
    'actor' | 'db' | 'erasure' | 'events' | 'files' | 'jobs' | 'now' | 'sealing' | 'securityLog'
  >,
  proof: Proof,
): Promise<void> {
  const { now, jobs, events, erasure } = ctx
  const user = await provePassword(ctx, proof.password)
  if (user.userTypeId === userTypes.admin) refuse('own-account')
  await transact(ctx.db, async (tx) => {
    const isAllLocked = await erasure.lockBeforeErasure(tx, user.id)
    // Nothing is ordered any more from here on: it would stay behind.
    const present = await lockUser(tx, user.id)
    if (!(await isAllLocked())) throw new Overtaken()
    await checkSecondFactor({ ...ctx, db: tx }, present, proof.otp)
    await events.publish({ db: tx, now }, accountErased, { userId: user.id })
    const { id: userId, email: address, firstName, language } = user
    const template = 'account-erased'
    if (address)
      await queueEmailToFormerAddress(
        { db: tx, jobs },
        { template, userId: null, address, firstName, language, now },
      )
    const files = await erasePersonalData(tx, erasure.personalData, { userId, now })
    // Before it is said that all is gone: a file that stays brings everything back, to be tried again.
    for (const key of files) await ctx.files.remove(key)
  })
}
