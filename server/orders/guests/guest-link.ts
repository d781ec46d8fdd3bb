import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayMs } from '#domain/local-time.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import type { GuestMarks } from './guest.ts'
import { guestOrders } from './tables.ts'

export const GuestLinkParams = z.object({ token: z.string().max(200) })

/** By the caller's IP address. A token cannot be guessed; this stops attempts to do so. */
const missLimit: Limit = { name: 'guest-order-miss', max: 60, windowSeconds: 300 }

/** Long after the goods arrived and could be withdrawn from. */
const linkDays = 180

export type GuestLink = ReturnType<typeof mintLinkToken>

export async function insertGuestOrder(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  orderId: number,
  { link, marks }: { link: GuestLink; marks: GuestMarks },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  await db.insert(guestOrders).values({ orderId, ...link, ...marks, expiresAt, placedAt: now })
}

/** The order behind a link; expired and unknown tokens get the same answer. */
export function getGuestOrderId(
  request: FastifyRequest,
  { clock, db, limits }: Pick<Deps, 'clock' | 'db' | 'limits'>,
  token: string,
): Promise<number> {
  return limits.findOrMiss(request, missLimit, async () => {
    const [link] = await db
      .select({ orderId: guestOrders.orderId })
      .from(guestOrders)
      .where(and(eq(guestOrders.tokenHash, hashToken(token)), gt(guestOrders.expiresAt, clock())))
    return link?.orderId
  })
}

/** The token of a guest's order; undefined for orders of accounts. */
export async function findGuestToken(
  { db, sealing }: { db: Database; sealing: Sealing },
  orderId: number,
): Promise<string | undefined> {
  const [link] = await db
    .select({ sealedToken: guestOrders.sealedToken })
    .from(guestOrders)
    .where(eq(guestOrders.orderId, orderId))
  return link?.sealedToken ? sealing.open(link.sealedToken) : undefined
}
