import { sql } from 'drizzle-orm'
import type { CartLine } from '#domain/cart/cart.ts'
import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import type { Minor } from '#domain/money.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { acceptSenders } from './accept-senders.ts'
import { latestOrigin } from './origins.ts'

type LineInput = Pick<CartLine, 'variantId' | 'quantity'> & {
  price: Minor | null
  protocolId: number | null
  linkId: number | null
  publicProtocolId: number | null
}

type Putting = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/**
 * Raises each line to at least its quantity, as `withAtLeast` does. New lines are added at the end. Returns the
 * variants for which there was no room.
 */
export async function putAtLeast(ctx: Putting, lines: readonly LineInput[]): Promise<Set<number>> {
  const tooMany = await raiseLines(ctx, lines)
  await acceptSendersOf(ctx, lines)
  return tooMany
}

/** Locks clients: in a transaction that has changed the cart, it may wait for one that will lock the cart. */
export async function acceptSendersOf(ctx: Putting, lines: readonly LineInput[]): Promise<void> {
  const sent = lines.filter(({ protocolId, linkId }) => protocolId !== null || linkId !== null)
  if (sent.length === 0) return
  await acceptSenders(
    ctx,
    sent.map(({ variantId }) => variantId),
  )
}

/** What `putAtLeast` does, without accepting who sent the lines. */
export async function raiseLines(ctx: Putting, lines: readonly LineInput[]): Promise<Set<number>> {
  if (lines.length === 0) return new Set()
  const { db, actor, now } = ctx
  const listed = <Field extends keyof LineInput>(field: Field) => sql.param(lines.map((line) => line[field]))
  const rows = await db.execute<{ variant_id: number; is_new: boolean }>(sql`
    INSERT INTO cart_lines AS held (user_id, variant_id, quantity, price_then, protocol_id, link_id,
      public_protocol_id, added_at)
    SELECT ${actor.id}, variant_id, least(quantity, ${cartQuantityMaximum}), price, protocol_id, link_id,
      public_protocol_id, ${now.toISOString()}::timestamptz + position * interval '1 microsecond'
    FROM unnest(${listed('variantId')}::integer[], ${listed('quantity')}::integer[], ${listed('price')}::integer[],
      ${listed('protocolId')}::integer[], ${listed('linkId')}::integer[],
      ${listed('publicProtocolId')}::integer[])
      WITH ORDINALITY
      AS wanted (variant_id, quantity, price, protocol_id, link_id, public_protocol_id, position)
    ORDER BY variant_id
    ON CONFLICT (user_id, variant_id) DO UPDATE SET
      quantity = greatest(held.quantity, excluded.quantity),
      price_then = CASE WHEN excluded.quantity > held.quantity THEN excluded.price_then ELSE held.price_then END,
      ${latestOrigin}
    RETURNING variant_id, ${isInserted} AS is_new`)
  return trimCart(
    ctx,
    rows.flatMap(({ variant_id: id, is_new: isNew }) => (isNew ? id : [])),
  )
}

/** In what an upsert returns: whether the row was not there before. */
export const isInserted = sql<boolean>`xmax = 0`

/**
 * Takes new lines out again, the last first, for as long as a cart has more than it may. Lines from before stay, even if
 * there are too many of them, since an unpaid order went back into the cart. Returns the variants taken out.
 */
export async function trimCart(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  added: readonly number[],
): Promise<Set<number>> {
  if (added.length === 0) return new Set()
  const rows = await db.execute<{ variant_id: number }>(sql`
    DELETE FROM cart_lines WHERE user_id = ${actor.id} AND variant_id IN (
      SELECT variant_id FROM cart_lines
      WHERE user_id = ${actor.id} AND variant_id = ANY(${sql.param(added)}::integer[])
      ORDER BY added_at DESC, variant_id DESC
      LIMIT greatest((SELECT count(*) FROM cart_lines WHERE user_id = ${actor.id}) - ${cartLinesMaximum}, 0)
    ) RETURNING variant_id`)
  return new Set(rows.map(({ variant_id: id }) => id))
}
