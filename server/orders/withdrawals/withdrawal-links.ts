import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WithdrawalLinkInput } from '#contract/orders.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import type { EmailContext } from '#server/platform/mail/email.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { transact } from '#server/platform/transact.ts'
import { withdrawalLinks } from '../tables.ts'

export const LinkParams = z.object({ token: z.string().max(200) })
export type FoundLink = { orderId: number; hash: string }

/** By the caller's IP address. A token cannot be guessed; this stops attempts to do so. */
const missLimit: Limit = { name: 'withdrawal-link-miss', max: 60, windowSeconds: 300 }

/** The order behind a link; expired and unknown tokens get the same answer. */
export function getLink(
  request: FastifyRequest,
  { clock, db, limits }: Pick<Deps, 'clock' | 'db' | 'limits'>,
  token: string,
): Promise<FoundLink> {
  const hash = hashToken(token)
  return limits.findOrMiss(request, missLimit, async () => {
    const [link] = await db
      .select({ orderId: withdrawalLinks.orderId })
      .from(withdrawalLinks)
      .where(and(eq(withdrawalLinks.tokenHash, hash), gt(withdrawalLinks.expiresAt, clock())))
    return link && { ...link, hash }
  })
}

const linkHours = 24

/** Takes the same time whether or not number and address match: only the order's own address learns about it. */
export function requestWithdrawalLink(
  { db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  asked: WithdrawalLinkInput,
  { sends }: { sends: boolean },
): Promise<void> {
  const id = (sends && readOrderNumber(asked.order_number)) || 0
  const until = new Date(now.getTime() + linkHours * 3_600_000)
  return transact(db, async (tx) => {
    const [link] = await tx.execute<{ id: number; user_id: number | null }>(sql`
      WITH meant AS (
        SELECT id, user_id FROM orders
        WHERE id = ${id} AND ${sameAddress(sql`email`, asked.email)}
          AND state NOT IN ('pending_payment', 'cancelled', 'expired')
      ), made AS (
        INSERT INTO withdrawal_links (order_id, created_at, expires_at)
        SELECT id, ${now.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz FROM meant
        RETURNING id
      ) SELECT made.id, meant.user_id FROM made, meant`)
    await queueEmail(
      { db: tx, jobs },
      { template: 'withdrawal-link', user_id: link?.user_id ?? null, link_id: link?.id ?? null },
    )
  })
}

const tokenBytes = 24

/** Created while its email is written, so that it is stored nowhere else; a later email's token replaces it. */
export async function mintWithdrawalToken({ db, now }: EmailContext, linkId: number) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const [link] = await db
    .update(withdrawalLinks)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(withdrawalLinks.id, linkId), gt(withdrawalLinks.expiresAt, now)))
    .returning()
  return link && { token, orderId: link.orderId, expiresAt: link.expiresAt }
}
