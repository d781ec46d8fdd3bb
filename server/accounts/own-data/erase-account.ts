import { userTypes } from '#domain/accounts/user-types.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmailToFormerAddress } from '#server/platform/mail/queue-email.ts'
import { erasePersonalData, type PersonalData } from '#server/platform/personal-data.ts'
import { refuse } from '#server/platform/problems.ts'
import { queueFileDeletion } from '#server/platform/queue-file-deletion.ts'
import { RetryTransaction, transact } from '#server/platform/transact.ts'
import { accountErased } from '../events.ts'
import { lockProven, provePassword } from '../security/proof.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    erasure: Erasure
  }
}

type ErasureInput = {
  password: string
  otp?: string | undefined
  /** In major units. */
  commission_given_up?: number | undefined
}

/** Personal data kept by features that come after accounts. */
export type Erasure = {
  /** In the order of erasure. */
  personalData: readonly PersonalData[]
  /**
   * Locks rows that have to be locked before a person; returns whether they are still complete once the person is
   * locked too.
   */
  lockBeforeErasure: (tx: Database, userId: number) => Promise<() => Promise<boolean>>
  /** Refuses if the locked actor would lose commission, unless they give up exactly this amount. */
  giveUpCommission: (
    ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>,
    amount: number | undefined,
  ) => Promise<void>
}

/** Leaves an anonymous row, so that references to it stay valid. Admins have to give up their role first. */
export async function eraseAccount(
  ctx: Pick<
    Ctx<SignedIn>,
    'actor' | 'db' | 'erasure' | 'events' | 'jobs' | 'now' | 'region' | 'sealing' | 'securityLog'
  >,
  input: ErasureInput,
): Promise<void> {
  const { now, jobs, events, erasure } = ctx
  const proven = await provePassword(ctx, input.password)
  await transact(ctx.db, async (tx) => {
    const isAllLocked = await erasure.lockBeforeErasure(tx, proven.id)
    // From here on no order can be placed, which would be left behind.
    const user = await lockProven({ ...ctx, db: tx }, proven)
    if (user.userTypeId === userTypes.admin) refuse('own-account')
    if (!(await isAllLocked())) throw new RetryTransaction()
    await checkSecondFactor({ ...ctx, db: tx }, user, input.otp)
    await erasure.giveUpCommission({ ...ctx, db: tx }, input.commission_given_up)
    const { id: userId, email: address, firstName, language } = user
    await events.publish({ db: tx, now }, accountErased, { userId })
    const template = 'account-erased'
    if (address)
      await queueEmailToFormerAddress(
        { db: tx, jobs },
        { template, userId: null, address, firstName, language, now },
      )
    const fileKeys = await erasePersonalData(tx, erasure.personalData, user, now)
    await queueFileDeletion({ db: tx, jobs }, fileKeys)
  })
}
