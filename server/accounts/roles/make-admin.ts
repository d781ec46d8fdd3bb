import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Region } from '#domain/regions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { roleChanged } from '../events.ts'
import { findUserByEmail, type User } from '../find-users.ts'
import { mintOneTimeToken, oneTimeExpiry } from '../one-time-tokens.ts'
import { users } from '../tables.ts'

/** `invited`: the account has no password yet, so the email contains a link to set one. */
export type NewAdmin =
  | { kind: 'is-admin' | 'is-deactivated' | 'made' }
  | { kind: 'invited'; token: string; until: Date }

/** For the command line: anyone who has access to the database needs no permission. */
export async function makeAdmin(
  ctx: Pick<Ctx, 'actor' | 'db' | 'events' | 'jobs' | 'now'>,
  email: string,
  region: Region,
): Promise<NewAdmin> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const known = await findUserByEmail(db, email)
    if (known?.deactivatedAt) return { kind: 'is-deactivated' }
    if (known?.userTypeId === userTypes.admin && known.activatedAt) return { kind: 'is-admin' }
    const userId = known ? await promote(txCtx, known) : await insertAdmin(txCtx, email, region)
    await recordAudit(txCtx, {
      action: 'admin-made',
      subjectId: userId,
      details: { user_type_id_before: known?.userTypeId ?? null, user_type_id_after: userTypes.admin },
    })
    await queueEmail(txCtx, { template: 'admin-made', user_id: userId })
    if (known?.activatedAt && known.passwordHash) return { kind: 'made' }
    const token = await mintOneTimeToken(db, { userId, purpose: 'reset-password', now: ctx.now })
    return { kind: 'invited', token, until: oneTimeExpiry('reset-password', ctx.now) }
  })
}

/** Anyone who registered the address without confirming it loses the password they chose. */
async function promote(
  ctx: Pick<Ctx, 'db' | 'events' | 'now'>,
  { id, activatedAt, passwordHash }: User,
): Promise<number> {
  const userTypeId = userTypes.admin
  await ctx.db
    .update(users)
    .set({ userTypeId, passwordHash: activatedAt ? passwordHash : null })
    .where(eq(users.id, id))
  await ctx.events.publish(ctx, roleChanged, { userId: id, userTypeId })
  return id
}

async function insertAdmin(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  email: string,
  region: Region,
): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({
      userTypeId: userTypes.admin,
      email,
      firstName: nameIn(email),
      lastName: '',
      language: 'en',
      homeRegion: region,
      createdAt: now,
    })
    .returning({ id: users.id })
  return user!.id
}

/** A preliminary first name: `Lotte` for lotte.baert@shop.example. */
function nameIn(email: string): string {
  const [first = email] = email.split(/[@.+_-]/)
  return first.charAt(0).toUpperCase() + first.slice(1)
}
