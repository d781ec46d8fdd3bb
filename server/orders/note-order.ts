import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { lockAnyOrder, recordOrderAction } from './audited-action.ts'
import { orderNotes } from './tables.ts'

/** Adds a note for other admins. Needs a transaction. */
export async function noteOrder(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  orderId: number,
  text: string,
): Promise<void> {
  const { actor, db, now } = ctx
  const order = await lockAnyOrder(db, orderId)
  await db.insert(orderNotes).values({ orderId, authorId: actor.id, text, at: now })
  await recordOrderAction(ctx, order, 'order-noted')
}
