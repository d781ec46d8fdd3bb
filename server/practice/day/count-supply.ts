import { and, eq } from 'drizzle-orm'
import type { SupplyCount } from '#contract/client-day.ts'
import { dateOf } from '#domain/days.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { listReceived } from '#server/protocols/received/received.ts'
import { supplyCounts } from '../tables.ts'
import { dayAsked } from './get-day.ts'

/** Replaces the calculated amount of a product in somebody's protocols by what they counted; null takes that back. */
export async function countSupply(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>,
  variantId: number,
  { date, amount }: SupplyCount,
): Promise<void> {
  const { db, actor, now } = ctx
  const countedOn = dateOf(dayAsked(ctx, date))
  const received = await listReceived(ctx)
  const isTheirs = received.some(({ protocol }) =>
    protocol.lines.some((line) => line.variantId === variantId),
  )
  if (!isTheirs) return refuse('not-found')
  if (amount === null) {
    const condition = and(eq(supplyCounts.userId, actor.id), eq(supplyCounts.variantId, variantId))
    await db.delete(supplyCounts).where(condition)
    return
  }
  const counted = { countedOn, amount, countedAt: now }
  await db
    .insert(supplyCounts)
    .values({ userId: actor.id, variantId, ...counted })
    .onConflictDoUpdate({ target: [supplyCounts.userId, supplyCounts.variantId], set: counted })
}
