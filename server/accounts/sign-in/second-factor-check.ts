import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '#server/platform/context.ts'
import { refuse, refuseAbout } from '#server/platform/problems.ts'
import { verifyTotp } from '#server/platform/totp.ts'
import type { User } from '../find-users.ts'
import { recoveryCodes, users } from '../tables.ts'

type Factor = Pick<User, 'id' | 'totpSecret' | 'totpEnabledAt' | 'totpLastStep'>

/** Requires six digits or a recovery code if a second factor is on. Neither can be used twice, even at once. */
export async function checkSecondFactor(
  ctx: Pick<Ctx, 'db' | 'now' | 'sealing' | 'securityLog'>,
  user: Factor,
  otp: string | undefined,
): Promise<void> {
  if (!user.totpEnabledAt || !user.totpSecret) return
  if (otp === undefined) refuse('otp-required')
  const isDigits = /^[\d\s]{6,8}$/.test(otp)
  const isRight = isDigits
    ? await spendDigits(ctx, user, ctx.sealing.open(user.totpSecret), otp)
    : await spendRecoveryCode(ctx, user.id, otp)
  if (!isRight) refuseAbout(user.id, 'otp-invalid')
  if (!isDigits) ctx.securityLog('recovery-code-used', user.id)
}

async function spendDigits(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  user: Factor,
  secret: string,
  otp: string,
): Promise<boolean> {
  const step = verifyTotp(secret, otp, { now, after: user.totpLastStep })
  if (step === undefined) return false
  const isUnused = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const used = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), isUnused))
    .returning({ id: users.id })
  return used.length === 1
}

async function spendRecoveryCode(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const codeHash = hashRecoveryCode(code)
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

/** However it was typed. The codes are random, so one fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(plain).digest('hex')
}
