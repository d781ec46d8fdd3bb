import { and, eq, isNotNull } from 'drizzle-orm'
import type { SecondFactor, SecondFactorStart } from '#contract/accounts.ts'
import { isSetupOpen } from '#domain/accounts/second-factor.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { newTotpSecret, totpUrl, verifyTotp } from '#server/platform/totp.ts'
import { transact } from '#server/platform/transact.ts'
import { getUser } from '../find-users.ts'
import { lockUser } from '../lock-user.ts'
import { checkSecondFactor } from '../sign-in/second-factor-check.ts'
import { sessions, users } from '../tables.ts'
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

/**
 * A secret for an authenticator; it takes effect once a code is confirmed on this device. Two tabs get the same secret,
 * another device gets another one.
 */
export async function startSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  password: string,
): Promise<SecondFactorStart> {
  const { actor, now, sealing } = ctx
  const proven = await provePassword(ctx, password)
  return transact(ctx.db, async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const { email, totpEnabledAt } = await lockProven(txCtx, proven)
    if (totpEnabledAt) return refuse('conflict')
    const sealed = (await findSetupSecret(txCtx)) ?? sealing.seal(newTotpSecret())
    await tx
      .update(sessions)
      .set({ totpSetupSecret: sealed, totpSetupAt: now })
      .where(eq(sessions.id, actor.sessionId))
    const secret = sealing.open(sealed)
    return { secret, otpauth_url: totpUrl({ secret, email: email ?? '', issuer: 'Verbena' }) }
  })
}

/** Encrypted; of the setup that this device has started and can still finish. */
async function findSetupSecret({
  db,
  actor,
  now,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>): Promise<string | undefined> {
  const [setup] = await db
    .select({ secret: sessions.totpSetupSecret, startedAt: sessions.totpSetupAt })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.id)))
  if (!setup?.secret || !setup.startedAt) return undefined
  return isSetupOpen(setup.startedAt, now) ? setup.secret : undefined
}

/** From now on signing in requires it. Returns the recovery codes. */
export async function confirmSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  otp: string,
): Promise<string[]> {
  const { actor, now, sealing, jobs } = ctx
  return transact(ctx.db, async (tx) => {
    const { id, totpEnabledAt } = await lockUser(tx, actor.id)
    if (totpEnabledAt) return refuse('conflict')
    const totpSecret = (await findSetupSecret({ ...ctx, db: tx })) ?? refuse('second-factor-not-started')
    const step = verifyTotp(sealing.open(totpSecret), otp, { now, after: null }) ?? refuse('otp-invalid')
    await tx.update(users).set({ totpSecret, totpEnabledAt: now, totpLastStep: step }).where(eq(users.id, id))
    await dropSetups(tx, id)
    await queueEmail({ db: tx, jobs }, { template: 'second-factor-changed', user_id: id })
    return replaceRecoveryCodes(tx, id)
  })
}

/** On all devices: a secret that was started there before must not be shown again. */
async function dropSetups(tx: Database, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ totpSetupSecret: null, totpSetupAt: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.totpSetupSecret)))
}

export async function endSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing' | 'securityLog'>,
  proof: Proof,
): Promise<void> {
  const proven = await provePassword(ctx, proof.password)
  await transact(ctx.db, async (tx) => {
    const txCtx = { ...ctx, db: tx }
    const user = await lockProven(txCtx, proven)
    await checkSecondFactor(txCtx, user, proof.otp)
    if (!user.totpEnabledAt) return refuse('conflict')
    await removeSecondFactor(tx, user.id)
    await queueEmail(txCtx, { template: 'second-factor-changed', user_id: user.id })
  })
}

/** Call it with the user locked. */
export async function removeSecondFactor(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await dropRecoveryCodes(tx, userId)
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
