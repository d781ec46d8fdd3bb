import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { type OneTimePurpose, oneTimeHours } from '#domain/accounts/tokens.ts'
import type { Database } from '#server/platform/database.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { transact } from '#server/platform/transact.ts'
import { findAndLockUser, lockUser } from './lock-user.ts'
import { oneTimeTokens } from './tables.ts'

type OneTimeTokenInput = {
  userId: number
  purpose: OneTimePurpose
  now: Date
  newEmail?: string | undefined
  /** For endpoints where one was verified just before. */
  keepOlder?: boolean
}
type TokenInput = { token: string; purpose: OneTimePurpose; now: Date }
/** Whose token it is, and the new address if it is for a change of email. */
export type TokenSubject = { userId: number; newEmail: string | null }

const hourMs = 3_600_000
const tokenSubject = { userId: oneTimeTokens.userId, newEmail: oneTimeTokens.newEmail }

/** Created while an email is written, so that it is stored nowhere else. It replaces older ones. */
export async function mintOneTimeToken(
  db: Database,
  { userId, purpose, now, newEmail, keepOlder }: OneTimeTokenInput,
) {
  const token = randomBytes(32).toString('base64url')
  await transact(db, async (tx) => {
    // Two created at once wait for each other here; otherwise both would be valid.
    await lockUser(tx, userId)
    if (!keepOlder) await dropOneTimeTokens(tx, { userId, purpose })
    await tx.insert(oneTimeTokens).values({
      userId,
      purpose,
      tokenHash: hashToken(token),
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

/** Revokes tokens that have not been used yet; without a purpose, all of them. */
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

/** Whose token it is, without using it up: for checks that come before, such as a second factor. */
export async function peekOneTimeToken(db: Database, shown: TokenInput): Promise<TokenSubject | undefined> {
  const [found] = await db.select(tokenSubject).from(oneTimeTokens).where(usable(shown))
  return found
}

/**
 * Of several requests with the same token only one succeeds; all other tokens for the purpose are then revoked too. The
 * owner stays locked.
 */
export async function useOneTimeToken(db: Database, shown: TokenInput): Promise<TokenSubject | undefined> {
  const owner = await peekOneTimeToken(db, shown)
  if (!owner || !(await findAndLockUser(db, owner.userId))) return undefined
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: shown.now })
    .where(usable(shown))
    .returning(tokenSubject)
  if (used) await dropOneTimeTokens(db, { userId: used.userId, purpose: shown.purpose })
  return used
}

function usable({ token, purpose, now }: TokenInput) {
  return and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
}
