import type { Language } from '#domain/languages.ts'
import type { Deps } from '../context.ts'
import type { EmailName } from './email-names.ts'
import { formerAddresses } from './tables.ts'

/** `user_id: null`, for an unknown address: the same job, so that it takes the same time, but no email. */
export type EmailJob = { template: EmailName; user_id: number | null; [id: `${string}_id`]: number | null }
type FormerAddress = {
  template: 'email-changed' | 'account-erased'
  /** Null once the account is gone. */
  userId: number | null
  address: string
  firstName: string
  language: Language
  now: Date
}

/** Queues an email in the caller's transaction: nothing is sent if it is rolled back. */
export async function queueEmail({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, job: EmailJob): Promise<void> {
  await jobs.enqueue(db, 'mail', job)
}

/** For the address that an account is about to lose, which could not be looked up when the email is written. */
export async function queueEmailToFormerAddress(
  ctx: Pick<Deps, 'db' | 'jobs'>,
  { template, userId, now, ...reader }: FormerAddress,
): Promise<void> {
  const [kept] = await ctx.db
    .insert(formerAddresses)
    .values({ ...reader, createdAt: now })
    .returning({ id: formerAddresses.id })
  await queueEmail(ctx, { template, user_id: userId, address_id: kept!.id })
}
