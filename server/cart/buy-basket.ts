import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { CartBasket } from '#contract/cart.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { liveBaskets } from '#server/baskets/live-baskets.ts'
import { basketLines } from '#server/baskets/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { transact } from '#server/platform/transact.ts'
import { acceptSenders } from './accept-senders.ts'
import { type Bought, type BuyingReader, namesOf } from './buy-protocol.ts'
import { notSoldHere } from './delivery-country.ts'
import { lockCart } from './lock-cart.ts'
import { isInserted, trimCart } from './put-at-least.ts'
import { soldNow } from './sold-now.ts'
import { cartLines } from './tables.ts'

type Buying = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>
type BasketGoods = { basketId: number; variantId: number; quantity: number; stock: number }

/** What was chosen of the basket behind a link; undefined if the link does not work any more. */
export async function findBasketGoods(
  { db, now }: Pick<Buying, 'db' | 'now'>,
  { link_token: token, product_variant_ids: chosen }: CartBasket,
): Promise<BasketGoods[] | undefined> {
  const [live] = await db.execute<{ id: number }>(
    sql`SELECT id FROM (${liveBaskets(now)}) AS live WHERE token_hash = ${hashToken(token)}`,
  )
  if (!live) return undefined
  const { basketId, variantId, quantity, position } = basketLines
  const lines = await db
    .select({ basketId, variantId, quantity, stock: variants.stock })
    .from(basketLines)
    .innerJoin(variants, eq(variants.id, variantId))
    .where(and(eq(basketId, live.id)))
    .orderBy(asc(position))
  return lines.filter((line) => chosen?.includes(line.variantId) ?? true)
}

/**
 * Puts exactly these quantities in the cart, or as many as there are; other products in the cart stay. Returns the names
 * of what is not available.
 */
export async function buyBasket(
  ctx: Buying,
  goods: readonly BasketGoods[],
  reader: BuyingReader,
): Promise<Bought> {
  const variantIds = goods.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  const notSold = await notSoldHere(ctx, variantIds, reader)
  const blocked = new Set(notSold.map(({ product_variant_id: id }) => id))
  const lines = goods.flatMap(({ basketId, variantId, quantity: wanted, stock }) => {
    const { price, available } = sold.get(variantId) ?? { price: null, available: false }
    const quantity = available && !blocked.has(variantId) ? Math.min(wanted, stock, cartQuantityMaximum) : 0
    return quantity > 0 ? { basketId, variantId, quantity, price } : []
  })
  const tooMany = await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    await lockCart(db, ctx.actor.id)
    await removeLeftOut(txCtx, goods)
    return putExactly(txCtx, lines)
  })
  const added = lines.filter(({ variantId }) => !tooMany.has(variantId)).map(({ variantId }) => variantId)
  await acceptSenders(ctx, added)
  const skipped = variantIds.filter((id) => !added.includes(id))
  return {
    added: added.length,
    skipped: await namesOf(ctx, skipped, reader.language),
    not_sold: notSold,
  }
}

/** What was put in the cart from the same basket before, and is not chosen this time. */
async function removeLeftOut({ db, actor }: Buying, goods: readonly BasketGoods[]): Promise<void> {
  const [first] = goods
  if (!first) return
  const { userId, basketId, variantId } = cartLines
  const chosen = goods.map((line) => line.variantId)
  await db
    .delete(cartLines)
    .where(and(eq(userId, actor.id), eq(basketId, first.basketId), notInArray(variantId, chosen)))
}

type PutLine = Omit<BasketGoods, 'stock'> & { price: number | null }

/** Returns the variants for which there was no room. */
async function putExactly(ctx: Buying, lines: readonly PutLine[]): Promise<Set<number>> {
  if (lines.length === 0) return new Set()
  const { db, actor, now } = ctx
  // In the order in which others add lines, to prevent deadlocks; shown in the basket's order.
  const sorted = lines
    .map((line, position) => ({
      ...line,
      addedAt: sql`${now.toISOString()}::timestamptz + ${position} * interval '1 microsecond'`,
    }))
    .sort((one, other) => one.variantId - other.variantId)
  const rows = await db
    .insert(cartLines)
    .values(sorted.map(({ price, ...line }) => ({ ...line, userId: actor.id, priceThen: price })))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        priceThen: sql`excluded.price_then`,
        protocolId: sql`excluded.protocol_id`,
        linkId: sql`excluded.link_id`,
        basketId: sql`excluded.basket_id`,
        publicProtocolId: sql`excluded.public_protocol_id`,
      },
    })
    .returning({ variantId: cartLines.variantId, isNew: isInserted })
  return trimCart(
    ctx,
    rows.flatMap(({ variantId, isNew }) => (isNew ? variantId : [])),
  )
}
