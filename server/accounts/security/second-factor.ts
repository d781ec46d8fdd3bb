import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SecondFactor, SecondFactorStart } from '#contract/accounts.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { newTotpSecret, totpUrl, verifyTotp } from '#server/platform/totp.ts'
import { transact } from '#server/platform/transact.ts'
import { getUser } from '../find-users.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'
import { users } from '../tables.ts'
import { lockProven, provePassword } from './proof.ts'
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

type Proof = { password: string; otp?: string | undefined }

export async function getSecondFactor({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<SecondFactor> {
  const { totpEnabledAt } = await getUser(db, actor.id)
  return {
    enabled: totpEnabledAt !== null,
    recovery_codes_left: totpEnabledAt ? await countRecoveryCodes(db, actor.id) : 0,
  }
}

/** A secret for an authenticator; it takes effect once a code is confirmed. Two tabs get the same secret. */
export async function startSecondFactor({
  db,
  actor,
  sealing,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'sealing'>): Promise<SecondFactorStart> {
  const fresh = sealing.seal(newTotpSecret())
  const [user] = await db
    .update(users)
    .set({ totpSecret: sql`coalesce(${users.totpSecret}, ${fresh})`, totpLastStep: null })
    .where(and(eq(users.id, actor.id), isNull(users.totpEnabledAt)))
    .returning({ email: users.email, sealed: users.totpSecret })
  if (!user?.sealed) return refuse('conflict')
  const secret = sealing.open(user.sealed)
  return { secret, otpauth_url: totpUrl({ secret, email: user.email ?? '', issuer: 'Verbena' }) }
}

/** From now on signing in requires it. Returns the recovery codes. */
export async function confirmSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  otp: string,
): Promise<string[]> {
  const { db, actor, now, sealing, jobs } = ctx
  const { totpSecret, totpEnabledAt } = await getUser(db, actor.id)
  if (!totpSecret || totpEnabledAt) return refuse('conflict')
  const step = verifyTotp(sealing.open(totpSecret), otp, { now, after: null }) ?? refuse('otp-invalid')
  return transact(db, async (tx) => {
    const enabled = await tx
      .update(users)
      .set({ totpEnabledAt: now, totpLastStep: step })
      .where(and(eq(users.id, actor.id), eq(users.totpSecret, totpSecret), isNull(users.totpEnabledAt)))
      .returning({ id: users.id })
    if (enabled.length === 0) return refuse('conflict')
    await queueEmail({ db: tx, jobs }, { template: 'second-factor-changed', user_id: actor.id })
    return replaceRecoveryCodes(tx, actor.id)
  })
}

export async function endSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  proof: Proof,
): Promise<void> {
  const { actor, jobs } = ctx
  const proven = await provePassword(ctx, proof.password)
  await transact(ctx.db, async (tx) => {
    const txCtx = { ...ctx, db: tx }
    await checkSecondFactor(txCtx, await lockProven(txCtx, proven), proof.otp)
    const ended = await tx
      .update(users)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(and(eq(users.id, actor.id), isNotNull(users.totpEnabledAt)))
      .returning({ id: users.id })
    if (ended.length === 0) return refuse('conflict')
    await dropRecoveryCodes(tx, actor.id)
    await queueEmail({ db: tx, jobs }, { template: 'second-factor-changed', user_id: actor.id })
  })
}

export async function renewRecoveryCodes(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  proof: Proof,
): Promise<string[]> {
  const proven = await provePassword(ctx, proof.password)
  return transact(ctx.db, async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const user = await lockProven(txCtx, proven)
    await checkSecondFactor(txCtx, user, proof.otp)
    return user.totpEnabledAt ? replaceRecoveryCodes(tx, user.id) : refuse('conflict')
  })
}
