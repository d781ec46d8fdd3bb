import { and, eq } from 'drizzle-orm'
import type { DoseTick, TakenDoses } from '#contract/client-day.ts'
import { addDays, dayOf, isTodaySomewhere } from '#domain/days.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { getReceived } from '#server/protocols/received/received.ts'
import { takenDoses } from '../tables.ts'

type Ticking = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>
type DoseKey = { protocol_id: number; product_variant_id: number; time: TimeOfDay }

export const tickKey = ({ protocol_id, product_variant_id, time }: DoseKey) =>
  `${protocol_id} ${product_variant_id} ${time}`

/** Ticks that were made offline may arrive this many days later. */
const lateDays = 7

/** Ticks a dose of a received protocol off, or takes that back; saying it again changes nothing. */
export async function tickDose(ctx: Ticking, date: string, tick: DoseTick): Promise<TakenDoses> {
  const { db, actor, now } = ctx
  const days = Array.from({ length: lateDays + 1 }, (_, late) => addDays(dayOf(date), late))
  if (!days.some((day) => isTodaySomewhere(day, now))) return refuse('day-out-of-reach')
  const { protocol } = await getReceived(ctx, tick.protocol_id)
  const line = protocol.lines.find(({ variantId }) => variantId === tick.product_variant_id)
  if (!line) return refuse('not-found')
  const which = {
    userId: actor.id,
    takenOn: date,
    protocolId: tick.protocol_id,
    variantId: tick.product_variant_id,
    time: tick.time,
  }
  if (tick.is_taken)
    await db
      .insert(takenDoses)
      .values({ ...which, tickedAt: now })
      .onConflictDoNothing()
  else
    await db
      .delete(takenDoses)
      .where(
        and(
          eq(takenDoses.userId, which.userId),
          eq(takenDoses.takenOn, which.takenOn),
          eq(takenDoses.protocolId, which.protocolId),
          eq(takenDoses.variantId, which.variantId),
          eq(takenDoses.time, which.time),
        ),
      )
  return { date, taken: await findTaken(ctx, date) }
}

export async function findTaken(
  { db, actor }: Pick<Ticking, 'actor' | 'db'>,
  date: string,
): Promise<DoseTick[]> {
  const rows = await db
    .select()
    .from(takenDoses)
    .where(and(eq(takenDoses.userId, actor.id), eq(takenDoses.takenOn, date)))
  return rows.map(({ protocolId, variantId, time }) => ({
    protocol_id: protocolId,
    product_variant_id: variantId,
    time,
    is_taken: true,
  }))
}
