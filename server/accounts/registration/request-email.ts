import type { Deps } from '#server/platform/context.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { findUserByEmail, type User } from '../find-users.ts'

type Sending = { sends: boolean }

export function requestActivation(
  ctx: Pick<Deps, 'db' | 'jobs'>,
  email: string,
  { sends }: Sending,
): Promise<void> {
  return requestEmail(ctx, email, 'activation', (user) => sends && user.activatedAt === null)
}

/** An account waiting for activation gets the email too: following its link proves who owns the address. */
export function requestPasswordReset(
  ctx: Pick<Deps, 'db' | 'jobs'>,
  email: string,
  { sends }: Sending,
): Promise<void> {
  return requestEmail(ctx, email, 'reset-password', () => sends)
}

/** Takes the same time for known and unknown addresses, also if nothing is sent. */
async function requestEmail(
  ctx: Pick<Deps, 'db' | 'jobs'>,
  email: string,
  template: EmailName,
  isMeant: (user: User) => boolean,
): Promise<void> {
  const user = await findUserByEmail(ctx.db, email)
  const isReachable = user !== undefined && user.deactivatedAt === null && isMeant(user)
  await queueEmail(ctx, { template, user_id: isReachable ? user.id : null })
}
