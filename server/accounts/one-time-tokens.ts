import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { type OneTimePurpose, oneTimeHours } from '#domain/accounts/tokens.ts'
import type { Database } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { findAndHoldUser, lockUser } from './lock-user.ts'
import { oneTimeTokens } from './tables.ts'

type OneTimeTokenInput = {
  userId: number
  purpose: OneTimePurpose
  now: Date
  newEmail?: string | undefined
  /** Where one was shown in another way just before. */
  keepOlder?: boolean
}
type Shown = { token: string; purpose: OneTimePurpose; now: Date }
/** Whom a token stands for, and the address that a change of e-mail leads to. */
export type Meant = { userId: number; newEmail: string | null }

const hourMs = 3_600_000
const meant = { userId: oneTimeTokens.userId, newEmail: oneTimeTokens.newEmail }

/** Made while an email is written, so that it lies nowhere but there. It takes the place of older ones. */
export async function mintOneTimeToken(
  db: Database,
  { userId, purpose, now, newEmail, keepOlder }: OneTimeTokenInput,
) {
  const token = randomBytes(32).toString('base64url')
  await transact(db, async (tx) => {
    // Two that are made at once stand in line here, or both would last.
    await lockUser(tx, userId)
    if (!keepOlder) await dropOneTimeTokens(tx, { userId, purpose })
    await tx.insert(oneTimeTokens).values({
      userId,
      purpose,
      tokenHash: hashOf(token),
      newEmail: newEmail ?? null,
      createdAt: now,
      expiresAt: oneTimeExpiry(purpose, now),
    })
  })
  return token
}

export function oneTimeExpiry(purpose: OneTimePurpose, now: Date): Date {
  return new Date(now.getTime() + oneTimeHours[purpose] * hourMs)
}

/** Takes back what has not been used yet; without a purpose, all of it. */
export async function dropOneTimeTokens(
  db: Database,
  { userId, purpose }: { userId: number; purpose?: OneTimePurpose },
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        purpose && eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}

/** Whom it would let in, without using it up: for what is asked before, such as a second factor. */
export async function peekOneTimeToken(db: Database, shown: Shown): Promise<Meant | undefined> {
  const [found] = await db.select(meant).from(oneTimeTokens).where(usable(shown))
  return found
}

/**
 * Of many who come with the same token at once, one is let in; then its elders and twins are of no use either. Its owner
 * stays locked.
 */
export async function useOneTimeToken(db: Database, shown: Shown): Promise<Meant | undefined> {
  const owner = await peekOneTimeToken(db, shown)
  if (!owner || !(await findAndHoldUser(db, owner.userId))) return undefined
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: shown.now })
    .where(usable(shown))
    .returning(meant)
  if (used) await dropOneTimeTokens(db, { userId: used.userId, purpose: shown.purpose })
  return used
}

function usable({ token, purpose, now }: Shown) {
  return and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
}

/** Drawn at random, so one fast hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
