import { randomBytes } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { hashToken } from '#server/platform/hash-token.ts'
import type { EmailContext } from '#server/platform/mail/email.ts'
import { isActive } from './ended.ts'
import { visitorStockRequests as requests } from './tables.ts'

const tokenBytes = 24

/** Created while an email is written, so that it is stored nowhere else; a later email's token replaces it. */
export async function mintStockRequestToken({ db, now }: EmailContext, id: number, condition: SQL) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const [request] = await db
    .update(requests)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(requests.id, id), condition, isActive(now)))
    .returning()
  return request && { token, request }
}
