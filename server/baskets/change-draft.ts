import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BasketChange } from '#contract/baskets.ts'
import { basketDraftsMaximum } from '#domain/baskets/limits.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { sealText } from '#server/platform/sealing/sealed-texts.ts'
import { transact } from '#server/platform/transact.ts'
import { refuseDeletedVariant } from '#server/protocols/lines/change-lines.ts'
import type { OwnBasketId } from './find-baskets.ts'
import { lockOwnBasket, lockRecipient } from './lock-basket.ts'
import { basketLines, baskets } from './tables.ts'

type Drafting = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** Starts a draft for a client; an empty one is used before another is made. */
export function startDraft(ctx: Drafting, clientId: number): Promise<OwnBasketId> {
  return transact(ctx.db, async (db) => {
    await lockRecipient({ ...ctx, db }, clientId)
    const isDraft = and(eq(baskets.clientId, clientId), isNull(baskets.sentAt))
    const drafts = await db
      .select({
        id: baskets.id,
        isEmpty: sql<boolean>`${baskets.sealedMessage} IS NULL AND NOT EXISTS (
          SELECT FROM ${basketLines} WHERE ${basketLines.basketId} = ${baskets.id})`,
      })
      .from(baskets)
      .where(isDraft)
    const empty = drafts.find(({ isEmpty }) => isEmpty)
    if (empty) return { clientId, basketId: empty.id }
    if (drafts.length >= basketDraftsMaximum) return refuse('baskets-full')
    const [made] = await db
      .insert(baskets)
      .values({ clientId, createdAt: ctx.now, changedAt: ctx.now })
      .returning({ id: baskets.id })
    return { clientId, basketId: made!.id }
  })
}

/** Saves a draft as a whole. What it already contains may stay, even if it is no longer sold. */
export function changeDraft(
  ctx: Drafting & Pick<Ctx, 'products' | 'sealing'>,
  id: OwnBasketId,
  { products, message, changed_at: from, view }: BasketChange & { view: ProductView },
): Promise<void> {
  const lines = products.map(({ product_variant_id: variantId, quantity }, position) => ({
    basketId: id.basketId,
    variantId,
    quantity,
    position,
  }))
  return transact(ctx.db, async (db) => {
    const basket = await lockDraft({ ...ctx, db }, id)
    if (from !== undefined && new Date(from).getTime() !== basket.changedAt.getTime())
      refuse('basket-changed')
    const former = await db
      .delete(basketLines)
      .where(eq(basketLines.basketId, basket.id))
      .returning({ variantId: basketLines.variantId })
    const known = new Set(former.map(({ variantId }) => variantId))
    refuseUnsold(
      ctx,
      lines.flatMap(({ variantId }) => (known.has(variantId) ? [] : variantId)),
      view,
    )
    if (lines.length > 0) await db.insert(basketLines).values(lines)
    await db
      .update(baskets)
      .set({ sealedMessage: sealText(ctx.sealing, message || null), changedAt: later(ctx.now, basket) })
      .where(eq(baskets.id, basket.id))
  }).catch(refuseDeletedVariant)
}

/** Each change has a time that no former one had, however quick they are, and whatever process makes them. */
function later(now: Date, { changedAt }: { changedAt: Date }): Date {
  return new Date(Math.max(now.getTime(), changedAt.getTime() + 1))
}

export function deleteDraft(ctx: Drafting, id: OwnBasketId): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { id: basketId } = await lockDraft({ ...ctx, db }, id)
    await db.delete(baskets).where(eq(baskets.id, basketId))
  })
}

/** What was sent stays as it was. */
async function lockDraft(ctx: Drafting, id: OwnBasketId) {
  const { basket } = await lockOwnBasket(ctx, id)
  return basket.sentAt === null ? basket : refuse('basket-not-draft')
}

function refuseUnsold({ products }: Pick<Ctx, 'products'>, added: readonly number[], view: ProductView) {
  const sold = products.pricesOf(added, view)
  for (const id of added) {
    const { price } = sold.get(id) ?? refuse('product-not-sold')
    if (price === null) refuse('practitioner-only')
  }
}
