import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { withdrawalTokenHash } from '../letters/withdrawal-token.ts'
import { withdrawalLinks } from '../tables.ts'
import type { OrdersWorld } from '../world.ts'

export const LinkParams = z.object({ token: z.string().max(200) })
export type FoundLink = { orderId: number; hash: string }

/** By the caller's address. A token cannot be guessed; this is against trying. */
const missLimit: Limit = { name: 'withdrawal-link-miss', max: 60, windowSeconds: 300 }

/** The order behind a link; run out and never made are one and the same answer. */
export async function getLink(
  request: FastifyRequest,
  { db, limits }: Pick<OrdersWorld, 'db' | 'limits'>,
): Promise<FoundLink> {
  const { token } = request.params as z.infer<typeof LinkParams>
  const hash = withdrawalTokenHash(token)
  const [link] = await db
    .select({ orderId: withdrawalLinks.orderId })
    .from(withdrawalLinks)
    .where(and(eq(withdrawalLinks.tokenHash, hash), gt(withdrawalLinks.expiresAt, new Date())))
  if (link) return { ...link, hash }
  await limits.check(request, missLimit)
  return refuse('not-found')
}
