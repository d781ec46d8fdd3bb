import { and, eq } from 'drizzle-orm'
import { quantityProblem, withOneLess, withQuantity } from '#domain/cart/cart.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { refuseBlockedHere } from './delivery-country.ts'
import { soldNow } from './sold-now.ts'
import { cartLines } from './tables.ts'

type StoredLine = { variantId: number; quantity: number; stock: number }
type QuantityInput = {
  variantId: number
  quantity: number
  /** The delivery country as far as the browser knows it. */
  country?: string | undefined
}

/** Zero removes the line; removing it again is allowed. */
export async function setQuantity(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>,
  { variantId, quantity, country }: QuantityInput,
): Promise<void> {
  if (quantity === 0) {
    await ctx.db.delete(cartLines).where(isLine(ctx, variantId))
    return
  }
  const sold = soldNow(ctx, { variantIds: [variantId], userTypeId: ctx.actor.userTypeId }).get(variantId)
  await transact(ctx.db, async (tx) => {
    const held = (await lockLine({ ...ctx, db: tx }, variantId)) ?? refuse('not-found')
    if (quantity > held.quantity) await refuseBlockedHere({ ...ctx, db: tx }, variantId, country)
    if (!sold) return refuse('product-not-sold')
    const problem = quantityProblem(quantity, sold.available ? held.stock : 0)
    if (problem) return refuse(problem)
    await save({ ...ctx, db: tx }, held, withQuantity([held], variantId, quantity))
    // A user who sets a quantity has seen the current price.
    await tx.update(cartLines).set({ priceThen: sold.price }).where(isLine(ctx, variantId))
  })
}

/** Lowers the quantity by one; at zero the line is removed. */
export async function lowerLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  variantId: number,
): Promise<void> {
  await transact(ctx.db, async (tx) => {
    const held = await lockLine({ ...ctx, db: tx }, variantId)
    if (held) await save({ ...ctx, db: tx }, held, withOneLess([held], variantId))
  })
}

async function lockLine(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  variantId: number,
): Promise<StoredLine | undefined> {
  const [held] = await ctx.db
    .select({ variantId: cartLines.variantId, quantity: cartLines.quantity, stock: variants.stock })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(isLine(ctx, variantId))
    .for('update', { of: cartLines })
  return held
}

async function save(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  { variantId }: StoredLine,
  [changed]: StoredLine[],
): Promise<void> {
  const condition = isLine(ctx, variantId)
  if (changed) await ctx.db.update(cartLines).set({ quantity: changed.quantity }).where(condition)
  else await ctx.db.delete(cartLines).where(condition)
}

function isLine({ actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>, variantId: number) {
  return and(eq(cartLines.userId, actor.id), eq(cartLines.variantId, variantId))
}
